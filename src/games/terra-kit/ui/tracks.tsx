/** Tracks with everybody's markers on them: cults, disciplines. The steps that bring power, and what lies at the end. */
import { Box } from 'ink';
import type { Id, Seat } from '../../../engine/types.js';
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import { Spot } from '../../../ui/components/Spot.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Mark } from '../../../ui/types.js';
import { markLook, Sign } from './marks.js';

/** A marker on a track: a seat's, or a letter for one that nobody plays. */
type Marker = Seat | string;

interface Track {
  readonly id: Id;
  readonly word: string;
  readonly token: Token;
  readonly mark: Mark | undefined;
  /** Who stands where. */
  readonly at: readonly { readonly who: Marker; readonly step: number }[];
  /** Places for priests or scholars: taken, or what a free one is worth. */
  readonly places: readonly (Marker | { readonly worth: number })[];
}

export interface TrackBoard {
  readonly tracks: readonly Track[];
  readonly steps: number;
  /** Step to power. */
  readonly power: ReadonlyMap<number, number>;
  /** A step that needs a key, with its sign. */
  readonly key?: { readonly step: number; readonly sign: string };
  readonly head: {
    readonly power: string;
    /** Who stands on the places at the end, from the longest word to the shortest. */
    readonly places: readonly string[];
  };
}

const MarkerSign = ({ who }: { who: Marker }) =>
  typeof who === 'number' ? (
    <Chip seat={who} />
  ) : (
    <Whole b inv>
      {who}
    </Whole>
  );

const wordsOf = (board: TrackBoard): number =>
  Math.max(board.head.power.length, ...board.tracks.map((t) => t.word.length)) + 2;
const placesOf = (board: TrackBoard): number => Math.max(...board.tracks.map((t) => t.places.length)) + 1;

/** Every step is as wide as its markers or its number; what is left over goes to all alike. */
function stepWidths(board: TrackBoard, room: number, power: boolean): number[] {
  const need = Array.from({ length: board.steps + 1 }, (_, step) => {
    const most = Math.max(...board.tracks.map((t) => t.at.filter((m) => m.step === step).length));
    const label = board.power.has(step) || step === 0 ? String(step).length : 1;
    return Math.max(most, label, power && board.power.has(step) ? 2 : 0);
  });
  const used = need.reduce((a, b) => a + b, 0);
  const gap = Math.max(0, Math.min(3, Math.floor((room - used) / need.length)));
  const out = need.map((n) => n + gap);
  // Without a gap everywhere it stands first between steps that both show something, last between two dots.
  let spare = room - out.reduce((a, b) => a + b, 0);
  const told = (step: number) =>
    step === 0 ||
    board.power.has(step) ||
    board.key?.step === step ||
    board.tracks.some((t) => t.at.some((m) => m.step === step));
  const worth = (step: number) => Number(told(step)) + Number(told(step + 1));
  const order = need.map((_, step) => step).sort((a, b) => worth(b) - worth(a) || a - b);
  for (const step of order) {
    if (gap > 0 || spare === 0) break;
    out[step] = (out[step] ?? 0) + 1;
    spare--;
  }
  return out;
}

export const trackColumns = (board: TrackBoard): number => wordsOf(board) + 2 * (board.steps + 1) + placesOf(board);

/** What stands on an empty step. */
function emptySign(board: TrackBoard, step: number): { text: string; c: Token } {
  if (board.power.has(step) || step === 0) return { text: String(step), c: step === 0 ? 'dim' : 'text' };
  if (board.key?.step === step) return { text: board.key.sign, c: 'coin' };
  return { text: '·', c: 'dim' };
}

function TrackRow({ board, track, widths }: { board: TrackBoard; track: Track; widths: readonly number[] }) {
  return (
    <Spot id={track.id} height={1} flexShrink={0} flexDirection="row">
      <Row width={wordsOf(board)} flexShrink={0}>
        <Sign mark={track.mark} />
        <T {...(track.mark ? markLook(track.mark) : { c: track.token, b: true })}>{track.word}</T>
      </Row>
      {widths.map((width, step) => {
        const here = track.at.filter((m) => m.step === step);
        const empty = emptySign(board, step);
        return (
          <Row key={step} width={width} flexShrink={0}>
            {here.length > 0 ? (
              here.map((m) => <MarkerSign key={m.who} who={m.who} />)
            ) : (
              <Whole c={empty.c}>{empty.text}</Whole>
            )}
          </Row>
        );
      })}
      <Box flexGrow={1} />
      {track.places.map((place, i) =>
        typeof place === 'object' ? (
          <Whole key={i} c="dim">
            {place.worth}
          </Whole>
        ) : (
          <MarkerSign key={i} who={place} />
        ),
      )}
    </Spot>
  );
}

/** '+1' over the steps that bring power, and whose places those at the end are. */
function PowerRow({ board, widths, width }: { board: TrackBoard; widths: readonly number[]; width: number }) {
  const lastStep = `+${board.power.get(board.steps) ?? ''} `.length;
  const used = wordsOf(board) + widths.slice(0, -1).reduce((a, b) => a + b, 0) + lastStep;
  const places = board.head.places.find((word) => word.length <= width - used);
  return (
    <Row height={1} flexShrink={0}>
      <Box width={wordsOf(board)} flexShrink={0}>
        <T c="dim">{` ${board.head.power}`}</T>
      </Box>
      {widths.map((columns, step) => (
        <Box key={step} width={step < board.steps ? columns : lastStep} flexShrink={0}>
          {board.power.has(step) && <Whole c="power">{`+${board.power.get(step)}`}</Whole>}
        </Box>
      ))}
      <Box flexGrow={1} />
      {places !== undefined && <Whole c="priest">{places}</Whole>}
    </Row>
  );
}

export function Tracks({ board, width, power }: { board: TrackBoard; width: number; power: boolean }) {
  const widths = stepWidths(board, width - wordsOf(board) - placesOf(board), power);
  return (
    <>
      {power && <PowerRow board={board} widths={widths} width={width} />}
      {board.tracks.map((track) => (
        <TrackRow key={track.id} board={board} track={track} widths={widths} />
      ))}
    </>
  );
}
