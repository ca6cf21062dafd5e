import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { PROTOCOL_ERRORS, Protocol, serve } from '../../src/protocol.js';
import '../cli/run.js';

const START = { do: 'start', game: 'pebbles', seats: ['Red', 'Blue'], seed: '7', options: {} };

/** A conversation; `ask` gives the answer to one request. */
function talk() {
  const protocol = new Protocol('9.9.9');
  return {
    line: (text: string) => protocol.line(text) as Promise<any>,
    ask: (request: unknown) => protocol.line(JSON.stringify(request)) as Promise<any>,
  };
}

async function refusal(answer: Promise<any>): Promise<string> {
  const got = await answer;
  expect(Object.keys(got).sort()).toEqual(['error', 'ok']);
  expect(got.ok).toBe(false);
  expect(PROTOCOL_ERRORS).toContain(got.error.code);
  expect(got.error.message).toMatch(/^\S.*\.$/);
  return got.error.code;
}

describe('the line protocol', () => {
  it('hello names program, version, protocol and games', async () => {
    const got = await talk().ask({ do: 'hello' });
    expect(got).toMatchObject({ ok: true, program: 'hotseat', version: '9.9.9', protocol: 1 });
    expect(got.games).toContainEqual({ id: 'pebbles', title: 'Pebbles', seats: [2, 3, 4] });
  });

  it('start and prompt give the open question with every choice', async () => {
    const { ask } = talk();
    const started = await ask(START);
    expect(started.over).toBeNull();
    const { prompt } = started;
    expect(Object.keys(prompt).sort()).toEqual(['choices', 'from', 'queue', 'seat', 'text', 'topic']);
    expect(prompt.seat).toBe(0);
    expect(prompt.choices.length).toBeGreaterThan(3);
    for (const choice of prompt.choices) {
      expect(typeof choice.id).toBe('string');
      expect(choice.text).not.toBe('');
      for (const key of Object.keys(choice)) expect(['id', 'text', 'range', 'price']).toContain(key);
    }
    expect(await ask({ do: 'prompt' })).toEqual(started);
  });

  it('answer tells events with texts, and the next question', async () => {
    const { ask } = talk();
    await ask(START);
    const got = await ask({ do: 'answer', id: 'lay:A1' });
    expect(got.ok).toBe(true);
    expect(got.events[0]).toMatchObject({ type: 'lay', seat: 0, text: 'Red lays a pebble in A1' });
    expect(got.prompt.seat).toBe(1);
    expect(await ask({ do: 'prompt' })).toMatchObject({ prompt: got.prompt, over: null });
  });

  it('why, view and tally', async () => {
    const { ask } = talk();
    await ask(START);
    await ask({ do: 'answer', id: 'lay:A1' });
    const why = await ask({ do: 'why' });
    expect(why.blocked.length).toBeGreaterThan(0);
    for (const blocked of why.blocked) expect(blocked.text).toMatch(/\S+: \S/);
    expect((await ask({ do: 'view', seat: null })).view.round).toBe(1);
    expect((await ask({ do: 'view', seat: 1 })).ok).toBe(true);
    const { tally } = await ask({ do: 'tally' });
    expect(tally).toHaveLength(2);
    expect(typeof tally[0].points).toBe('number');
  });

  it('a view never holds another seat’s hand', async () => {
    const { ask } = talk();
    await ask({ do: 'start', game: 'bazaar', seats: ['A', 'B', 'C'], seed: '1' });
    const hands = async (seat: number | null) =>
      (await ask({ do: 'view', seat })).view.players.map((p: any) => p.hand === null);
    expect(await hands(null)).toEqual([true, true, true]);
    expect(await hands(1)).toEqual([true, false, true]);
  });

  it('undo, save and load', async () => {
    const { ask } = talk();
    const first = await ask(START);
    await ask({ do: 'answer', id: 'lay:A1' });
    expect(await ask({ do: 'undo' })).toEqual(first);
    const after = await ask({ do: 'answer', id: 'lay:A1' });
    const { save } = await ask({ do: 'save' });
    expect(save).toMatchObject({ format: 'hotseat-save', game: 'pebbles', log: [[0, 'lay:A1']] });
    const other = talk();
    expect(await other.ask({ do: 'load', save })).toEqual({ ok: true, prompt: after.prompt, over: null });
  });

  it('a random player reaches the end, and over is the outcome', async () => {
    const { ask } = talk();
    const random = fractions('player');
    let got = await ask(START);
    for (let i = 0; got.prompt !== null; i++) {
      expect(i).toBeLessThan(2000);
      const choice = got.prompt.choices[Math.floor(random() * got.prompt.choices.length)];
      got = await ask({ do: 'answer', id: choice.id, ...(choice.range ? { n: choice.range[0] } : {}) });
      expect(got.ok, JSON.stringify(got)).toBe(true);
    }
    expect(got.over.ranking).toHaveLength(2);
    expect(Object.keys(got.over.ranking[0]).sort()).toEqual(['score', 'seat']);
    expect(got.over.ranking[0].score).toBeGreaterThanOrEqual(got.over.ranking[1].score);
    expect(await refusal(ask({ do: 'answer', id: 'pass' }))).toBe('over');
    expect(await ask({ do: 'prompt' })).toMatchObject({ ok: true, prompt: null });
  });

  it('every error code, and the game goes on unchanged', async () => {
    const { ask, line } = talk();
    expect(await refusal(ask({ do: 'prompt' }))).toBe('no-game');
    const before = await ask(START);
    expect(await refusal(line('{"do":'))).toBe('bad-json');
    expect(await refusal(line(`{"do":"load","save":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toBe('bad-json');
    for (const odd of [
      null,
      3,
      [],
      'x',
      {},
      { do: 'dance' },
      { do: 3 },
      { do: '__proto__' },
      { do: 'answer' },
      { do: 'answer', id: 3 },
      { do: 'answer', id: 'trade', n: 'two' },
      { do: 'view', seat: 9 },
      { do: 'view' },
      { do: 'start' },
      { do: 'start', game: 'pebbles' },
      { ...START, seed: {} },
    ])
      expect(await refusal(ask(odd)), JSON.stringify(odd)).toBe('bad-request');
    expect(await refusal(ask({ ...START, game: 'chess' }))).toBe('unknown-game');
    for (const odd of [
      { options: { nope: 1 } },
      { options: [] },
      { options: { rounds: 'x' } },
      { seats: ['A'] },
      { seats: ['A', 'A'] },
      { seats: ['A', '\u001B[2J'] },
      { seed: '\u0000' },
      { undo: 'never' },
    ])
      expect(await refusal(ask({ ...START, ...odd })), JSON.stringify(odd)).toBe('bad-options');
    expect(await refusal(ask({ do: 'answer', id: 'lay:Z9' }))).toBe('not-offered');
    expect(await refusal(ask({ do: 'answer', id: 'lay:A1', n: 1 }))).toBe('out-of-range');
    for (const n of [undefined, -1, 0.5, 1e9])
      expect(await refusal(ask({ do: 'answer', id: 'trade', n }))).toBe('out-of-range');
    expect(await refusal(ask({ do: 'undo' }))).toBe('undo-floor');
    for (const save of [null, 3, {}, { format: 'hotseat-save' }])
      expect(await refusal(ask({ do: 'load', save }))).toBe('bad-save');
    expect(await ask({ do: 'prompt' })).toEqual(before);
  });

  it('serves lines until the end of input, in order, one answer each', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    let text = '';
    output.on('data', (chunk) => {
      text += String(chunk);
    });
    input.end(`${JSON.stringify({ do: 'hello' })}\r\n\n${JSON.stringify(START)}\nnonsense\n{"do":"tally"}`);
    await serve(input, output, '1');
    const answers = text
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one));
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, false, true]);
    expect(answers[3].tally).toHaveLength(2);
  });
});
