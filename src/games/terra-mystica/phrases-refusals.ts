/** Which of the catalogue's entries tells why something cannot be taken in: options that clash, ledgers that do not fit. */
import type { Phrasebook } from '../../engine/phrasebook.js';
import type { Facts } from '../../engine/types.js';
import type { Cult, FactionId, Terrain } from './data/ids.js';
import type { OptionId, PlainTopic, RefusalTexts, TallyWord, TmTexts } from './texts/types.js';
import type { Options } from './types.js';

/** What a ledger row should have been, by the code that the reader gives. */
function wantedIn({ wanted }: TmTexts, f: Facts): string {
  const code = String(f['expected']);
  switch (code) {
    case 'number':
      return wanted.number({ column: Number(f['column']) });
    case 'columns':
      return wanted.columns({ n: Number(f['columns']) });
    case 'answer':
      return wanted.answer({ faction: f['faction'] as FactionId, topic: f['topic'] as PlainTopic });
    case 'not-over':
    case 'over':
      return wanted[code];
    default:
      return wanted.move;
  }
}

const row = (f: Facts) => ({ row: Number(f['row']), found: String(f['found']) });
const numbers = (f: Facts) => ({ found: Number(f['found']), expected: Number(f['expected']) });
const differing = (f: Facts) => ({
  ...numbers(f),
  row: Number(f['row']),
  faction: f['faction'] as FactionId,
  text: String(f['text']),
});

/** By code; null for codes of the program. */
export function refusedIn(texts: TmTexts): Phrasebook['refused'] {
  const { refusal: say } = texts;
  const option = (f: Facts) => ({ option: f['option'] as OptionId, value: String(f['value']) });
  const known: { readonly [K in keyof RefusalTexts]: (f: Facts) => string } = {
    'option-twice': (f) => say['option-twice'](option(f)),
    'option-later': (f) => say['option-later'](option(f)),
    'factions-count': (f) => say['factions-count']({ given: Number(f['given']), seats: Number(f['seats']) }),
    'factions-same-terrain': (f) =>
      say['factions-same-terrain']({
        one: f['one'] as FactionId,
        two: f['two'] as FactionId,
        terrain: f['terrain'] as Terrain,
      }),
    'factions-given': (f) => say['factions-given']({ factions: f['factions'] as Options['factions'] }),
    'first-game-fixed': () => say['first-game-fixed'],
    'scoring-count': (f) => say['scoring-count']({ given: Number(f['given']), rounds: Number(f['rounds']) }),
    'scoring-spades': (f) => say['scoring-spades']({ round: Number(f['round']) }),
    'cards-count': (f) => say['cards-count']({ given: Number(f['given']), needed: Number(f['needed']) }),
    'ledger-row': (f) => say['ledger-row']({ ...row(f), wanted: wantedIn(texts, f) }),
    'ledger-faction': (f) => say['ledger-faction'](row(f)),
    'ledger-command': (f) => say['ledger-command'](row(f)),
    'ledger-header': (f) => say['ledger-header'](row(f)),
    'ledger-map': (f) => say['ledger-map'](row(f)),
    'ledger-option': (f) => say['ledger-option'](row(f)),
    'ledger-seats': (f) => say['ledger-seats']({ found: Number(f['found']) }),
    'ledger-scoring': (f) => say['ledger-scoring'](numbers(f)),
    'ledger-cards': (f) => say['ledger-cards'](numbers(f)),
    'ledger-differs': (f) => say['ledger-differs']({ ...differing(f), what: f['what'] as TallyWord }),
    'ledger-prize': (f) => say['ledger-prize']({ ...differing(f), of: f['of'] as Cult | 'network' }),
    'ledger-no-factions': () => say['ledger-no-factions'],
    'log-broken': (f) => say['log-broken']({ entry: String(f['entry']) }),
    'ledger-cut-off': (f) => say['ledger-cut-off']({ row: Number(f['row']), round: Number(f['round']) }),
  };
  return (code, facts) => (Object.hasOwn(known, code) ? known[code as keyof typeof known](facts) : null);
}
