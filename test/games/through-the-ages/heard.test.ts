/** Who only hears the table misses nothing of it: every card, worker, token, stage, tactic, pact, war and event is said. */
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/games/through-the-ages/texts/en/index.js';
import type { CardId } from '../../../src/games/through-the-ages/texts/types-nouns.js';
import { ui } from '../../../src/games/through-the-ages/ui/index.js';
import type { TtaView } from '../../../src/games/through-the-ages/view.js';
import { lookLines } from '../../../src/plain/look.js';
import { NAMES, wholeGame } from '../../ui/samples.js';

async function at(moment: number, seats = 4) {
  const whole = await wholeGame('through-the-ages', seats);
  const session = whole.at(Math.floor(whole.log.length * moment));
  const viewer = session.prompt()?.seat ?? 0;
  const view = session.view(viewer) as TtaView;
  return { session, viewer, view, lines: lookLines(session, ui, viewer, '') };
}

const name = (id: CardId) => en.name({ id });
const MOMENTS = [0.05, 0.3, 0.62, 0.95];

describe.each(MOMENTS)('at %d of a recorded game', (moment) => {
  it('tells what lies before every seat', async () => {
    const { view, lines } = await at(moment);
    for (const s of view.players) {
      const from = lines.indexOf(`${NAMES[s.seat]}’s civilization:`);
      const to = lines.findIndex((line, i) => i > from && !line.startsWith('  '));
      const own = lines.slice(from + 1, to);
      const line = (words: string) => own.find((text) => text.includes(words)) ?? `no ${words}`;
      for (const tech of s.techs) {
        const words = name(tech.id).replace(/ (A|I|II|III)$/, '');
        const said = own.find((text) => text.includes(` ${words} `)) ?? `no ${words}`;
        expect(said).toContain(`${tech.workers} worker`);
        if (tech.tokens > 0) expect(said).toContain(`${tech.tokens} token`);
      }
      for (const id of [s.government, ...s.specials, ...(s.leader ? [s.leader] : [])])
        expect(line(name(id))).not.toContain('no ');
      for (const w of s.wonders) expect(line(name(w.id))).toContain(w.ruined ? 'ruin' : 'wonder');
      if (s.building) expect(line(name(s.building.id))).toContain(`${s.building.stages} of ${s.building.of.length}`);
      for (const id of s.colonies) expect(line(name(id))).toContain('colony');
      if (s.tactic) expect(line(name(s.tactic))).toContain('tactic');
      expect(own.join('\n')).toContain(`yellow bank ${s.yellow.bank}`);
      expect(own.join('\n')).toContain(`blue bank ${s.blue.bank}`);
    }
  });

  it('tells the row, the own hands, events, wars, pacts and tactics', async () => {
    const { view, viewer, lines } = await at(moment);
    const text = lines.join('\n');
    for (const { card } of view.row) if (card) expect(text).toContain(name(card).replace(/ (A|I+)$/, ''));
    const own = view.players[viewer];
    for (const id of [...(own?.hand ?? []), ...(own?.military ?? [])])
      expect(text).toContain(name(id).replace(/ (A|I+)$/, ''));
    const named = [...view.tactics, ...view.wars.map((w) => w.card), ...view.pacts.map((k) => k.card)];
    for (const id of [...named, ...view.events.past.slice(-1)]) expect(text).toContain(name(id));
  });
});

it('a heading brings its lines, other words those that hold them', async () => {
  const { session, viewer } = await at(0.62);
  expect(lookLines(session, ui, viewer, 'card row')).toHaveLength(14);
  const bronze = lookLines(session, ui, viewer, 'bronze');
  expect(bronze.filter((line) => line.includes('Bronze')).length).toBeGreaterThanOrEqual(4);
});
