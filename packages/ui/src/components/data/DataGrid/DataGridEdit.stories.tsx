import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { DataGrid } from './DataGrid.tsx';
import type { CellChange, CellRefusal } from './plugs/edit/editStore.ts';
import type { CellEditor } from './plugs/edit/editValues.ts';
import { useCellEditing } from './plugs/edit/useCellEditing.tsx';
import { forGroupedRows } from './plugs/forGroupedRows.ts';
import type { GroupedRow } from './plugs/groupRows.ts';
import { type RangeReport, useCellRanges } from './plugs/range/useCellRanges.ts';
import { useGroupedRows } from './plugs/useGroupedRows.tsx';
import { useWideColumns } from './plugs/wide/useWideColumns.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './specimens/sailings.tsx';
import { makeWideRows, type WideRow, wideColumns } from './specimens/wide.ts';

const few = makeSailings(8);
const wideRows = makeWideRows(10_000);
const keyOf = ({ id }: Sailing) => id;
const onSave = fn<(changes: readonly CellChange[]) => Promise<readonly CellRefusal[]>>(async () => []);
const onReport = fn<(report: RangeReport) => void>();

const meta = {
  title: 'Data/DataGrid editing',
  component: DataGrid<Sailing>,
  tags: ['!autodocs'],
  args: { caption: '', columns: [], rows: [], rowKey: keyOf },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue([]);
    onReport.mockReset();
  },
} satisfies Meta<typeof DataGrid<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

const sayMore = words({
  zh: { least: '不能小于 100。', conflict: '同事刚改过此运价，请刷新后再改。' },
  en: {
    least: 'Enter 100 or more.',
    conflict: 'A colleague has just changed this price. Refresh, then change it.',
  },
});

function editorsOf(t: ReturnType<typeof say>): Readonly<Record<string, CellEditor<Sailing>>> {
  return {
    voyage: {
      kind: 'text',
      required: true,
      maxLength: 8,
      value: ({ voyage }) => voyage,
      set: (row, value) => ({ ...row, voyage: String(value) }),
    },
    departure: {
      kind: 'date',
      required: true,
      value: ({ departure }) => departure,
      set: (row, value) => ({ ...row, departure: String(value) }),
    },
    routing: {
      kind: 'select',
      required: true,
      options: (['direct', 'transfer'] as const).map((value) => ({ value, label: t[value] })),
      value: ({ routing }) => routing,
      set: (row, value) => ({ ...row, routing: value === 'direct' ? 'direct' : 'transfer' }),
    },
    price: {
      kind: 'number',
      min: 100,
      max: 99_999,
      value: ({ price }) => price,
      set: (row, value) => ({ ...row, price: value === null ? null : Number(value) }),
    },
  };
}

function Prices({ globals, rows = few }: { globals: Globals; rows?: readonly Sailing[] }) {
  const t = useMemo(() => say(globals), [globals]);
  const columns = useMemo(() => sailingColumns(t), [t]);
  const editors = useMemo(() => editorsOf(t), [t]);
  const editing = useCellEditing<Sailing>({
    rows,
    rowKey: keyOf,
    editors,
    onSave,
    messageOf: (error) => (error instanceof Error ? error.message : null),
  });
  const ranges = useCellRanges<Sailing>({ editing, onReport });
  return (
    <DataGrid
      caption={t.caption}
      columns={columns}
      rows={editing.rows}
      rowKey={keyOf}
      height="360px"
      plugs={[ranges, editing.plug]}
    />
  );
}

/** The same cells under headings by destination. */
function PricesByDestination({ globals }: { globals: Globals }) {
  const t = useMemo(() => say(globals), [globals]);
  const columns = useMemo(() => sailingColumns(t), [t]);
  const editors = useMemo(() => editorsOf(t), [t]);
  const editing = useCellEditing<Sailing>({ rows: few, rowKey: keyOf, editors, onSave });
  const { rows, rowKey, plug, ...grouped } = useGroupedRows({
    rows: editing.rows,
    rowKey: keyOf,
    columns,
    by,
  });
  const ranges = useCellRanges<GroupedRow<Sailing>>({ editing, onReport });
  return (
    <DataGrid
      caption={t.caption}
      {...{ columns: grouped.columns, rows, rowKey }}
      height="360px"
      plugs={[plug, ranges, forGroupedRows(editing.plug)]}
    />
  );
}
const by = ['destination'];

const isPhone = ({ viewport }: Globals) => (viewport as { value?: string } | undefined)?.value === 'phone';
const keys = (text: string) => userEvent.keyboard(text);
const focused = () => document.activeElement as HTMLElement;
const leave = () => focused().blur();
/** The cell of a column in a row of the body, both from 0. */
function cellAt(grid: HTMLElement, row: number, column: number): HTMLElement {
  const line = within(grid).getAllByRole('row')[row + 1] as HTMLTableRowElement;
  return line.cells[column] as HTMLElement;
}
const priceColumn = 7;
/** Copies from the focused cell, or pastes into it. */
const clip = (type: 'copy' | 'paste', clipboardData: DataTransfer) =>
  focused().dispatchEvent(new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData }));

/** F2 or a character opens a cell, Enter and Tab save and move on, Escape keeps the old value. */
export const Editing: Story = {
  render: (_, { globals }) => <Prices globals={globals} />,
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid');
    if (isPhone(globals)) return;
    const price = cellAt(grid, 0, priceColumn);
    price.focus();
    await keys('1500');
    await expect(focused()).toHaveValue('1500');
    await keys('{Enter}');
    await expect(price).toHaveTextContent('1,500');
    await expect(cellAt(grid, 1, priceColumn)).toHaveFocus();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await expect(onSave.mock.lastCall?.[0]).toEqual([
      { key: 'S000001', column: 'price', before: few[0]?.price, after: 1500 },
    ]);

    await keys('{F2}9{Escape}');
    await expect(cellAt(grid, 1, priceColumn)).toHaveFocus();
    await expect(onSave).toHaveBeenCalledTimes(1);

    // Tab goes to the next cell that can be edited: the voyage of the next row.
    await keys('{F2}{Tab}');
    await expect(cellAt(grid, 2, 1)).toHaveFocus();

    await keys('{Control>}z{/Control}');
    await waitFor(() => expect(price).toHaveTextContent(few[0]?.price?.toLocaleString('en') ?? ''));
    await keys('{Control>}y{/Control}');
    await waitFor(() => expect(price).toHaveTextContent('1,500'));
    leave();
  },
};

/** A value that is not valid keeps its cell open, with the reason. */
export const Invalid: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { pixels: 'page' },
  render: (_, { globals }) => <Prices globals={globals} rows={few.slice(0, 4)} />,
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid');
    cellAt(grid, 1, priceColumn).focus();
    await keys('20{Enter}');
    const input = focused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(sayMore(globals).least);
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** The value was shown at once; the server refused it: the old value is back, the reason is at the cell. */
export const Refused: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { pixels: 'page' },
  render: (_, { globals }) => <Prices globals={globals} rows={few.slice(0, 4)} />,
  play: async ({ canvas, globals }) => {
    let refuse: (error: Error) => void = () => {};
    onSave.mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    const grid = canvas.getByRole('grid');
    const price = cellAt(grid, 0, priceColumn);
    price.focus();
    await keys('1500{Enter}');
    await waitFor(() => expect(price).toHaveAttribute('aria-busy', 'true'));
    refuse(new Error(sayMore(globals).conflict));
    await waitFor(() => expect(price).toHaveAccessibleDescription(sayMore(globals).conflict));
    await expect(price).toHaveTextContent(few[0]?.price?.toLocaleString('en') ?? '');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    // The refused text is kept, to be corrected.
    price.focus();
    await keys('{F2}');
    await expect(focused()).toHaveValue('1500');
    await keys('{Escape}');
    await expect(price).toHaveFocus();
  },
};

const tap = (cell: HTMLElement) =>
  cell.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));

/** Fingers press a cell to open it. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <Prices globals={globals} rows={few.slice(0, 2)} />,
  play: async ({ canvas }) => {
    tap(cellAt(canvas.getByRole('grid'), 0, priceColumn));
    await waitFor(() => expect(focused()).toHaveValue(String(few[0]?.price)));
  },
};

/** A phone has no Ctrl Z: buttons below the rows take changes back and repeat them. */
export const UndoByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Prices globals={globals} rows={few.slice(0, 3)} />,
  play: async ({ canvas }) => {
    const price = cellAt(canvas.getByRole('grid'), 0, priceColumn);
    await expect(canvas.queryByRole('region')).toBeNull();
    tap(price);
    await waitFor(() => expect(focused()).toHaveValue(String(few[0]?.price)));
    await userEvent.clear(focused());
    await keys('1500{Enter}');
    const bar = await canvas.findByRole('region');
    await expect(bar).toBeVisible();
    const [redo, undo] = within(bar).getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    await waitFor(() => expect(price).toHaveTextContent(few[0]?.price?.toLocaleString('en') ?? ''));
    // At the end of the steps the pressed button keeps the focus.
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveFocus();
    await userEvent.click(redo);
    await waitFor(() => expect(price).toHaveTextContent('1,500'));
    await waitFor(() => expect(price).not.toHaveAttribute('aria-busy'));
  },
};

/** A rectangle of cells is copied, pasted, filled down and cleared; cells that refuse are counted and marked. */
export const Ranges: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => <Prices globals={globals} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const selected = () => within(grid).queryAllByRole('gridcell', { selected: true }).length;
    cellAt(grid, 0, priceColumn).focus();
    await keys('{Shift>}{ArrowDown}{ArrowDown}{ArrowLeft}{/Shift}');
    await expect(selected()).toBe(6);

    const clipboardData = new DataTransfer();
    clip('copy', clipboardData);
    await expect(clipboardData.getData('text/plain').split('\r\n')).toHaveLength(3);
    await expect(clipboardData.getData('text/html')).toContain('<td>');

    cellAt(grid, 0, priceColumn).focus();
    await keys('{ArrowDown}');
    await expect(selected()).toBe(0);
    const pasted = new DataTransfer();
    pasted.setData('text/plain', '1,100\r\n=1+1\r\n1300\tbeyond');
    clip('paste', pasted);
    await expect(onReport).toHaveBeenLastCalledWith({ written: 2, refused: 2 });
    await expect(cellAt(grid, 1, priceColumn)).toHaveTextContent('1,100');
    await expect(cellAt(grid, 2, priceColumn)).toHaveAttribute('aria-invalid', 'true');
    await expect(cellAt(grid, 3, priceColumn)).toHaveTextContent('1,300');

    // One step takes the whole paste back.
    await keys('{Control>}z{/Control}');
    await waitFor(() =>
      expect(cellAt(grid, 3, priceColumn)).toHaveTextContent(few[3]?.price?.toLocaleString('en') ?? ''),
    );

    cellAt(grid, 4, priceColumn).focus();
    await keys('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() =>
      expect(cellAt(grid, 6, priceColumn).textContent).toBe(cellAt(grid, 4, priceColumn).textContent),
    );
    await waitFor(() => expect(cellAt(grid, 6, priceColumn)).not.toHaveAttribute('aria-busy'));
    leave();
  },
};

function Wide({ globals }: { globals: Globals }) {
  const t = say(globals);
  const wide = useWideColumns<WideRow>();
  const ranges = useCellRanges<WideRow>({});
  return (
    <DataGrid
      caption={t.caption}
      columns={wideColumns}
      rows={wideRows}
      rowKey={({ id }) => id}
      height="360px"
      plugs={[wide, ranges]}
    />
  );
}

/** 60 columns of 10,000 rows, of which the visible ones are drawn, in both directions. */
export const SixtyColumns: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => <Wide globals={globals} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-colcount', '60');
    const cells = () => within(grid).getAllByRole('row')[1]?.querySelectorAll('td, th').length ?? 0;
    await waitFor(() => expect(cells()).toBeLessThan(26));
    grid.querySelector<HTMLElement>('[data-stop]')?.focus();
    await keys('{ArrowDown}{End}');
    await expect(focused()).toHaveAttribute('aria-colindex', '60');
    const { left, right } = focused().getBoundingClientRect();
    const frame = (grid.parentElement as HTMLElement).getBoundingClientRect();
    await expect(left >= frame.left && right <= frame.right + 1).toBe(true);
    await keys('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toHaveAttribute('aria-colindex', '58');
    await keys('{Home}');
    await expect(focused()).toHaveAttribute('aria-colindex', '1');
    await waitFor(() => expect(cells()).toBeLessThan(26));
    leave();
  },
};

/** In groups, rows are edited and pasted into as before; the headings of groups are not. */
export const EditingInGroups: Story = {
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <PricesByDestination globals={globals} />,
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('treegrid');
    if (isPhone(globals)) return;
    const heading = cellAt(grid, 0, priceColumn);
    heading.focus();
    await keys('1');
    await expect(grid.querySelector('input[data-editor]')).toBeNull();
    const price = cellAt(grid, 1, priceColumn);
    price.focus();
    await keys('1500{Enter}');
    await expect(price).toHaveTextContent('1,500');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));

    // Two rows from the heading on: it takes nothing.
    heading.focus();
    const texts = new DataTransfer();
    texts.setData('text/plain', '111\n222');
    clip('paste', texts);
    await waitFor(() => expect(onReport).toHaveBeenCalledWith({ written: 1, refused: 1 }));
    await expect(price).toHaveTextContent('222');
    leave();
  },
};
