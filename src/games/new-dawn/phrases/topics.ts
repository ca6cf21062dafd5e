/** The question of every topic. */
import type { Prompt } from '../../../engine/types.js';
import { nameOf, ROMAN, stateName, wonderName } from '../names.js';
import { fact, many, type Told, word } from './words.js';

const left = (p: Prompt) => Number(fact(p, 'left'));

const TOPICS: Readonly<Record<string, (p: Prompt, t: Told) => string>> = {
  leader: () => 'choose your leader',
  tile: (p) => `choose a map tile and its face (${left(p)} left to lay)`,
  spot: (p) => `where does tile ${word(p.from)} go?`,
  turn: (p) => `how is tile ${word(p.from)} turned?`,
  focus: () => 'choose a focus card to resolve',
  starts: () => 'use an effect at the start of your turn?',
  'economy-first': () => 'resolve your economy card first? (Estádio do Maracanã)',
  'economy-after': () => 'resolve your economy card too? (Estádio do Maracanã)',
  again: () => 'resolve the card again as if in slot 1? (Venetian Arsenal)',
  replay: () => 'resolve another card as if in slot 1? (Capitalism)',
  swap: (p) => `swap two cards of your row? (${nameOf(word(p.from))})`,
  spend: (p) => `spend trade tokens on ${nameOf(word(p.from))}?`,
  place: (p) =>
    fact(p, 'unused') === 0
      ? `no unused control token: take one off the map to place it anew? (${nameOf(word(p.from))})`
      : `place a control token (${fact(p, 'clause') === 'hills' ? 'as many hills as you like' : `${left(p)} left`}, ${nameOf(word(p.from))})`,
  lift: () => 'no unused control token: take one off the map',
  shift: () => 'move one of your control tokens? (Drama and Poetry)',
  'shift-to': () => 'where does the token go?',
  media: (p) =>
    fact(p, 'unused') === 0
      ? 'no unused control token: turn over a reinforced rival token, or take one of yours off the map? (Mass Media)'
      : 'choose a rival control token (Mass Media)',
  put: (p) => `where do you put a trade token? (${fact(p, 'n')} to place, ${nameOf(word(p.from))})`,
  zimbabwe: (p) => `move trade tokens off Great Zimbabwe (${left(p)} there)`,
  gain: (p) => `choose a resource (${nameOf(word(p.from))})`,
  exchange: () => 'give a resource for another? (Steam Power)',
  'exchange-for': () => 'which resource do you take for it?',
  assign: (p) => `on which card does ${nameOf(word(p.from))} lie?`,
  discard: (p) => `barbarians in your capital: lose ${many(left(p), 'trade token')}`,
  embassy: (p, t) => `put a trade token on which card of ${t.name(Number(fact(p, 'giver')))}? (Embassy)`,
  nuke: () => 'strike which space? (Nuclear Power)',
  upgrade: (p) => `take a focus card of level ${ROMAN[Number(fact(p, 'level'))]}?`,
  improve: (p) => `which card rises a level? (${left(p)} left, ${nameOf(word(p.from))})`,
  caravan: () => 'which caravan moves?',
  recall: (p) => `${nameOf(word(p.from))} has no room for ${many(left(p), 'caravan')} on the map: which one leaves?`,
  go: (p) => `move caravan ${fact(p, 'caravan')} up to ${many(left(p) + Number(fact(p, 'pool')), 'space')}`,
  'state-card': (p) => `take a card of ${stateName(word(p.from))}?`,
  pacts: (p, t) =>
    p.facts?.giver === undefined
      ? `take diplomacy cards (${left(p)} left, ${nameOf(word(p.from))})`
      : `take a diplomacy card from ${t.name(Number(p.facts.giver))}?`,
  industry: (p) =>
    `build ${[
      ...(Number(fact(p, 'wonders')) > 0 ? [`a wonder (production ${fact(p, 'production')})`] : []),
      ...(Number(fact(p, 'cities')) > 0 ? ['a city'] : []),
    ].join(' or ')}`,
  pay: (p) => `pay for ${wonderName(word(p.from))}: ${fact(p, 'production')} of ${fact(p, 'cost')}`,
  site: (p) => `choose a city for ${wonderName(word(p.from))}`,
  military: (p) =>
    [
      ...(Number(fact(p, 'attacks')) > 0 ? [`attack (${fact(p, 'attacks')})`] : []),
      ...(Number(fact(p, 'reinforce')) > 0 ? [`reinforce (${fact(p, 'reinforce')})`] : []),
    ].join(' or '),
  'attack-tokens': (p) => `spend trade tokens on this attack? ${fact(p, 'attack')} against ${fact(p, 'defence')}`,
  'defence-tokens': (p, t) =>
    `${t.name(Number(fact(p, 'attacker')))} attacks ${word(p.from)}, ${fact(p, 'attack')} against ${fact(p, 'defence')}: spend trade tokens?`,
  claim: (p) => `conquer or liberate ${stateName(word(p.from))}?`,
  spoils: (p, t) => `take trade tokens from ${t.name(Number(fact(p, 'from')))} (${left(p)} left)`,
  'spoils-site': (p) => `choose one of your cities for ${wonderName(word(p.from))}`,
  forbidden: () => 'destroy which rival control token? (Forbidden City)',
  eiffel: () => 'name a rival control token (Eiffel Tower)',
  'eiffel-second': () => 'name a second token of the same rival',
  'eiffel-give': (p, t) => `which space goes to ${t.name(Number(fact(p, 'by')))}? (Eiffel Tower)`,
  seoul: () => 'lead a barbarian away? (Seoul)',
  geneva: () => 'change a diplomacy card? (Geneva)',
  surrender: (p, t) =>
    `give ${many(left(p), 'diplomacy card')} back to ${t.name(Number(fact(p, 'giver')))}: which one?`,
  leave: () => 'leave the game for good?',
  crowd: () => 'several barbarians share a space: which one moves on?',
};

export const topic = (p: Prompt, t: Told): string => TOPICS[p.topic]?.(p, t) ?? p.topic;
