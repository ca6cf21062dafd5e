/** A page shared out over the room it has: the main thing, columns of panels beside it and under it. */
import { Box } from 'ink';
import { type ReactNode, useMemo } from 'react';
import { Col, Row } from '../../components/basics.js';
import { KnownHeights } from '../../components/layout/heights.js';
import { KnownPlan } from '../../components/layout/known-plan.js';
import type { SizeClass } from '../../components/layout/size.js';
import type { PanelSpec, Placed, PlannedColumn, Room } from '../../components/layout/spec.js';
import { Still } from '../../components/Still.js';
import { useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import type { MainThing } from '../../types.js';

/** A panel in the place that it was given. */
function PlacedPanel({ placed: { spec, width, rows } }: { placed: Placed }) {
  const shown: ReactNode = spec.show({ width, rows });
  if (spec.of)
    return (
      <Still width={width} height={rows} of={[spec.id, ...spec.of]}>
        {shown}
      </Still>
    );
  return (
    <Col width={width} height={rows} flexShrink={0}>
      {shown}
    </Col>
  );
}

function Column({ column, last }: { column: PlannedColumn; last: boolean }) {
  return (
    <Col width={column.width} height={column.height} flexShrink={0} marginRight={last ? 0 : 1}>
      {column.panels.map((placed) => (
        <PlacedPanel key={placed.spec.id} placed={placed} />
      ))}
    </Col>
  );
}

const Columns = ({ columns }: { columns: readonly PlannedColumn[] }) => (
  <Row flexShrink={0}>
    {columns.map((column, i) => (
      <Column key={i} column={column} last={i === columns.length - 1} />
    ))}
  </Row>
);

const NOTHING: Room = { width: 0, rows: 0 };

export function Body({
  main,
  panels,
  room,
  size,
}: {
  main: MainThing | null;
  panels: readonly PanelSpec[];
  room: Room;
  size: SizeClass;
}) {
  const around = [useTexts(), useTheme()];
  const known = useMemo(() => new KnownHeights(), []);
  const plans = useMemo(() => new KnownPlan(), []);
  const sizes = main ? known.sizes(main, room, around) : [NOTHING];
  const specs = panels.map((spec) => known.remembering(spec, around));
  const found = plans.of(room, sizes, specs, size);
  const extent = sizes[found.main] ?? NOTHING;
  const mainThing = main && (
    <Box width={extent.width} height={extent.rows} flexShrink={0}>
      {main.show(found.main, extent)}
    </Box>
  );
  const below = (
    <>
      {found.strip && <PlacedPanel placed={found.strip} />}
      {found.under.length > 0 && <Columns columns={found.under} />}
    </>
  );
  const beside = found.side.length > 0 && (
    <Box marginLeft={extent.width > 0 ? 1 : 0} flexShrink={0}>
      <Columns columns={found.side} />
    </Box>
  );
  if (found.across)
    return (
      <>
        <Row height={extent.rows} flexShrink={0}>
          {mainThing}
          {beside}
        </Row>
        {below}
      </>
    );
  return (
    <Row width={room.width} height={room.rows}>
      <Col width={extent.width} flexShrink={0}>
        {mainThing}
        {below}
      </Col>
      {beside}
    </Row>
  );
}
