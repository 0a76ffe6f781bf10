import type { GridHandle, GridPlug } from '../machine/gridPlug.ts';
import type { GroupedRow } from './groupRows.ts';

const plugs = new WeakMap<object, unknown>();
const rowLists = new WeakMap<object, unknown>();

/**
 * A plug of your rows, such as `useCellEditing`, for a grid of `useGroupedRows`: it gets the rows in their groups, and
 * nothing of the headings of groups. The same plug gives the same result.
 */
export function forGroupedRows<Row>(plug: GridPlug<Row>): GridPlug<GroupedRow<Row>> {
  const known = plugs.get(plug) as GridPlug<GroupedRow<Row>> | undefined;
  if (known) return known;
  const { role, isMultiselectable, bar, window, head, foot, sentence, draw } = plug;
  const groupedPlug: GridPlug<GroupedRow<Row>> = {
    ...(role && { role }),
    ...(isMultiselectable && { isMultiselectable }),
    ...(bar !== undefined && { bar }),
    ...(window && { window }),
    ...(head && {
      head: (line) => head({ ...line, columns: line.columns as never, rows: members(line.rows) }),
    }),
    ...(foot && {
      foot: (line) => foot({ ...line, columns: line.columns as never, rows: members(line.rows) }),
    }),
    ...(sentence && { sentence: (rows) => sentence(members(rows)) }),
    ...(draw && { draw: drawingOf(draw) }),
    ...handlersOf(plug),
  };
  plugs.set(plug, groupedPlug);
  return groupedPlug;
}

/** The rows without the headings of groups. */
function members<Row>(rows: readonly GroupedRow<Row>[]): readonly Row[] {
  return rows.flatMap((each) => (each.kind === 'row' ? [each.row] : []));
}

function drawingOf<Row>({
  row,
  cell,
  store,
}: NonNullable<GridPlug<Row>['draw']>): NonNullable<GridPlug<GroupedRow<Row>>['draw']> {
  return {
    ...(row && { row: (each, index) => (each.kind === 'row' ? row(each.row, index) : {}) }),
    ...(cell && {
      cell: (content, place) =>
        place.row.kind === 'row'
          ? cell(content, { ...place, row: place.row.row, column: place.column as never })
          : content,
    }),
    ...(store && { store }),
  };
}

type Handlers<Row> = Pick<
  GridPlug<Row>,
  'onKeyDown' | 'onClick' | 'onDoubleClick' | 'onPointerDown' | 'onCopy' | 'onPaste'
>;

const events = ['onKeyDown', 'onClick', 'onDoubleClick', 'onPointerDown', 'onCopy', 'onPaste'] as const;

function handlersOf<Row>(plug: GridPlug<Row>): Handlers<GroupedRow<Row>> {
  const entries = events.flatMap((name) => {
    const handle = plug[name];
    if (!handle) return [];
    const handler = (event: never, grid: GridHandle<GroupedRow<Row>>) => handle(event, handleOf(grid));
    return [[name, handler]];
  });
  return Object.fromEntries(entries);
}

/** The grid with the caller's row at the place of each row; undefined at the heading of a group. */
function handleOf<Row>(grid: GridHandle<GroupedRow<Row>>): GridHandle<Row> {
  const { rows } = grid;
  let own = rowLists.get(rows) as readonly Row[] | undefined;
  if (!own) {
    own = rows.map((each) => (each.kind === 'row' ? each.row : undefined) as Row);
    rowLists.set(rows, own);
  }
  return { ...grid, rows: own, columns: grid.columns as never };
}
