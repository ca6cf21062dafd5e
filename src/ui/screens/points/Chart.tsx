import { useMemo } from 'react';
import { Canvas } from '../../components/Canvas.js';
import type { Room } from '../../components/layout/spec.js';
import type { TableReading } from '../../table/source.js';
import { useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import { chartOf } from './course-picture.js';
import { course } from './points.js';

/** Points over time. `here` is the label of the round that is looked at. */
export function Chart({ session, room, here = '' }: { session: TableReading; room: Room; here?: string }) {
  const theme = useTheme();
  const texts = useTexts();
  const { width, rows } = room;
  const told = session.log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session is changed in place, its log grows
  const drawn = useMemo(
    () => chartOf(course(session, texts), { width, rows }, theme, here),
    [session, told, texts, width, rows, theme, here],
  );
  return <Canvas drawn={drawn} />;
}
