/** Actions on the common board with their price, in as many columns as fit; used ones are crossed out. */
import type { Id } from '../../../engine/types.js';
import { Col, Row, T, Whole } from '../../../ui/components/basics.js';
import { Spot } from '../../../ui/components/Spot.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Mark } from '../../../ui/types.js';
import { markLook, Sign } from './marks.js';
import { always, type Content } from './panel.js';

export interface Priced {
  readonly id: Id;
  readonly price: string;
  readonly token: Token;
  readonly word: string;
  readonly used: boolean;
  readonly mark: Mark | undefined;
}

const cellOf = (actions: readonly Priced[]): { price: number; cell: number } => {
  const price = Math.max(...actions.map((a) => a.price.length));
  return { price, cell: 1 + price + 1 + Math.max(...actions.map((a) => a.word.length)) + 2 };
};

const columnsOf = (actions: readonly Priced[], width: number): number =>
  Math.max(1, Math.min(actions.length, Math.floor((width + 2) / cellOf(actions).cell)));

export const actionRows = (actions: readonly Priced[], width: number): number =>
  actions.length === 0 ? 0 : Math.ceil(actions.length / columnsOf(actions, width));

export function ActionList({ actions, width }: { actions: readonly Priced[]; width: number }) {
  if (actions.length === 0) return null;
  const { price } = cellOf(actions);
  const columns = columnsOf(actions, width);
  const rows = actionRows(actions, width);
  const each = Math.floor(width / columns);
  return (
    <Row>
      {Array.from({ length: columns }, (_, column) => (
        <Col key={column} width={each} flexShrink={0}>
          {actions.slice(column * rows, column * rows + rows).map((a) => (
            <Spot id={a.id} key={a.id} height={1} flexShrink={0}>
              <Sign mark={a.mark} />
              <Whole c={a.used ? 'dim' : a.token} b={!a.used}>{`${(a.used ? '×' : a.price).padStart(price)} `}</Whole>
              <T {...markLook(a.mark, a.used)}>{a.word}</T>
            </Spot>
          ))}
        </Col>
      ))}
    </Row>
  );
}

export const actionList = (actions: readonly Priced[]): Content =>
  always((width) => [{ rows: actionRows(actions, width), show: () => <ActionList actions={actions} width={width} /> }]);
