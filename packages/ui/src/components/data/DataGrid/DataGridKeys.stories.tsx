import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Sort } from '../DataTable/types.ts';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { noPrefs } from './machine/columnPrefs.ts';
import { noSelection, type Selection } from './machine/selection.ts';
import { useTableRows } from './machine/useTableRows.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './specimens/sailings.tsx';
import type { ColumnPrefs } from './types.ts';

const many = makeSailings(100_000);
const some = many.slice(0, 2000);
const keyOf = ({ id }: Sailing) => id;
const onPress = fn();
const onRowAction = fn();
const onSelectionChange = fn();
const onPrefsChange = fn();

const meta = {
  title: 'Data/DataGrid keys',
  parameters: { looks: 'first' },
  component: DataGrid<Sailing>,
  tags: ['!autodocs', '!dev'],
  globals: { viewport: { value: 'desktop' } },
  args: { caption: '', columns: [], rows: [], rowKey: keyOf },
} satisfies Meta<typeof DataGrid<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;

function Grid({ globals, rows = many, ...rest }: Partial<DataGridProps<Sailing>> & { globals: Globals }) {
  const columns = useMemo(() => sailingColumns(say(globals), onPress), [globals]);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [prefs, setPrefs] = useState<ColumnPrefs>(noPrefs);
  const [sort, setSort] = useState<Sort | null>(null);
  const sorted = useTableRows(rows, columns, { sort, filters: {}, search: '' });
  return (
    <DataGrid
      caption={say(globals).caption}
      columns={columns}
      rows={sorted}
      rowKey={keyOf}
      height="260px"
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={(next) => {
        onSelectionChange(next);
        setSelection(next);
      }}
      prefs={prefs}
      onPrefsChange={(next) => {
        onPrefsChange(next);
        setPrefs(next);
      }}
      onRowAction={onRowAction}
      {...rest}
    />
  );
}
type Globals = Record<string, unknown>;

/** The focused element; passed to few assertions, because the interactions panel copies its arguments. */
const focused = () => document.activeElement as HTMLElement;
/** Returns the position of the focus: announced row, and column. */
function here() {
  const cell = focused().closest<HTMLTableCellElement>('td, th');
  return { row: Number(cell?.parentElement?.getAttribute('aria-rowindex')), column: cell?.cellIndex };
}
const enter = (grid: HTMLElement) => {
  const first = grid.querySelector<HTMLElement>('[data-stop]');
  first?.focus();
  return expect(grid).toContainElement(document.activeElement as HTMLElement);
};
const press = (keys: string) => userEvent.keyboard(keys);
const leave = () => (document.activeElement as HTMLElement).blur();

/** Every key of the ARIA Authoring Practices' grid, over rows that are not in the page yet. */
export const Walk: Story = {
  render: (_, { globals }) => <Grid globals={globals} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await enter(grid);
    await expect(here()).toMatchObject({ row: 2, column: 0 });
    await press('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(here()).toMatchObject({ row: 3, column: 2 });
    await press('{PageDown}');
    const screen = here().row - 3;
    await expect(screen).toBeGreaterThan(2);
    await press('{PageUp}');
    await expect(here().row).toBe(3);
    await press('{End}');
    await expect(here().column).toBe(9);
    await press('{Home}');
    await expect(here().column).toBe(0);
    await press('{Control>}{End}{/Control}');
    await expect(here()).toMatchObject({ row: 100_001, column: 9 });
    await press('{Control>}{Home}{/Control}');
    await expect(here()).toMatchObject({ row: 2, column: 0 });
    await press('{ArrowUp}');
    await expect(here().row).toBe(1);
    await expect(focused()).toHaveAttribute('type', 'checkbox');
    leave();
  },
};

/** A cell with one control focuses it; with several, Enter moves in, arrow keys move between them, Escape moves out. */
export const InsideCells: Story = {
  render: (_, { globals }) => <Grid globals={globals} rows={many.slice(0, 3)} />,
  play: async ({ canvas }) => {
    await enter(canvas.getByRole('grid'));
    await press('{End}');
    const cell = focused();
    await expect(cell).toHaveRole('gridcell');
    await press('{Enter}');
    await expect(focused()).toHaveRole('button');
    await press('{ArrowRight}{Enter}');
    await expect(onPress).toHaveBeenLastCalledWith('S000001');
    await press('{Escape}');
    await expect(cell).toHaveFocus();
    await press('{ArrowLeft}{Enter}');
    await expect(onRowAction).toHaveBeenLastCalledWith(many[0]);
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** Its row scrolls out of view and back: the same element keeps the focus. */
export const FocusSurvives: Story = {
  render: (_, { globals }) => <Grid globals={globals} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await enter(grid);
    await press('{ArrowDown}{ArrowRight}');
    const element = focused();
    const frame = grid.parentElement as HTMLElement;
    frame.scrollTop = 1_000_000;
    await waitFor(() => expect(within(grid).getAllByRole('row').at(-1)?.ariaRowIndex).toMatch(/^20\d{3}$/));
    await expect(element).toHaveFocus();
    await press('{ArrowDown}');
    await expect(here().row).toBe(4);
    await expect(frame.scrollTop).toBeLessThan(200);
    leave();
  },
};

/** On phones the page scrolls, no box within it: cards beyond the screen come as it does, and the focus keeps its own. */
export const CardsFlow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pixels: 'page' },
  render: (_, { globals }) => <Grid globals={globals} rows={some} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const frame = grid.parentElement as HTMLElement;
    const last = () => Number(within(grid).getAllByRole('row').at(-1)?.ariaRowIndex);
    await waitFor(() => expect(frame.scrollHeight).toBe(frame.clientHeight));
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000);
    await expect(last()).toBeLessThan(60);
    await enter(grid);
    await press('{ArrowDown}{ArrowRight}');
    const element = focused();
    scrollTo(0, 100_000);
    await waitFor(() => expect(last()).toBeGreaterThan(200));
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    await expect(element).toHaveFocus();
    // A key moves on from the focused card, and the page scrolls with it.
    await press('{ArrowDown}');
    await expect(here().row).toBe(4);
    await waitFor(() => expect(focused().getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await press('{Control>}{End}{/Control}');
    await expect(here().row).toBe(2001);
    const { top, bottom } = focused().getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    leave();
    scrollTo(0, 0);
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  },
};

function Turning({ globals }: { globals: Globals }) {
  const [turned, setTurned] = useState(false);
  const rows = useMemo(() => (turned ? some.toReversed() : some), [turned]);
  return (
    <>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setTurned(true)}>
        {say(globals).retry}
      </button>
      <Grid globals={globals} rows={rows} />
    </>
  );
}

/** When rows change while the user navigates in them, the position follows its row to its new index. */
export const FollowsItsRow: Story = {
  render: (_, { globals }) => <Turning globals={globals} />,
  play: async ({ canvas, globals }) => {
    await enter(canvas.getByRole('grid'));
    await press('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(here()).toEqual({ row: 3, column: 2 });
    await expect(focused()).toHaveTextContent(many[1]?.voyage ?? '');
    await userEvent.click(canvas.getByRole('button', { name: say(globals).retry }));
    await expect(here()).toEqual({ row: 2000, column: 2 });
    await expect(focused()).toHaveTextContent(many[1]?.voyage ?? '');
    leave();
    // The position of an unmeasured row is an estimate, so the picture shows the top.
    const grid = canvas.getByRole('grid');
    (grid.parentElement as HTMLElement).scrollTop = 0;
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  },
};

export const Choosing: Story = {
  render: (_, { globals }) => <Grid globals={globals} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const status = canvas.getByRole('status');
    const selectedCount = () => within(grid).queryAllByRole('row', { selected: true }).length;
    await enter(grid);
    await press('{ArrowRight} ');
    await expect(selectedCount()).toBe(1);
    await waitFor(() => expect(status).toHaveTextContent('1'));
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selectedCount()).toBe(3);
    await press('{Shift>}{ArrowUp}{/Shift}');
    await expect(selectedCount()).toBe(2);
    await press('{Control>}{Shift>}{End}{/Shift}{/Control}');
    await expect(onSelectionChange.mock.lastCall?.[0].keys.size).toBe(100_000);

    await press('{Control>}a{/Control}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith({ kind: 'all', match: '', except: new Set() });
    await waitFor(() => expect(status).toHaveTextContent('100,000'));
    await press(' ');
    await waitFor(() => expect(status).toHaveTextContent('99,999'));
    await expect(within(grid).getAllByRole('checkbox')[0]).toBePartiallyChecked();

    await press('{Control>}{Home}{/Control}');
    const boxes = within(grid).getAllByRole('checkbox');
    await userEvent.click(boxes[0] as HTMLElement);
    await waitFor(() => expect(within(grid).getAllByRole('checkbox')[0]).toBeChecked());
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(selectedCount()).toBe(0);
    const user = userEvent.setup();
    await user.click(within(grid).getAllByRole('checkbox')[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(within(grid).getAllByRole('checkbox')[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(selectedCount()).toBe(4);
    leave();
  },
};

/** With many pages, the box above selects its page only. */
export const ChoosingOnAPage: Story = {
  render: (_, { globals }) => <Grid globals={globals} rows={many.slice(20, 30)} firstRow={20} total={1284} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1285');
    await expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
    await enter(grid);
    await press('{Control>}a{/Control}');
    await expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject({ kind: 'some' });
    await expect(onSelectionChange.mock.lastCall?.[0].keys.size).toBe(10);
    leave();
  },
};

/** By the keyboard with Shift and arrows on a heading, by the pointer at its end. */
export const Resizing: Story = {
  render: (_, { globals }) => <Grid globals={globals} rows={many.slice(0, 2)} />,
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid');
    const t = say(globals);
    const heading = within(grid).getByRole('columnheader', { name: t.departure });
    within(heading).getByRole('button').focus();
    await press('{Shift>}{ArrowRight}{/Shift}');
    await expect(onPrefsChange.mock.lastCall?.[0].widths).toEqual({ departure: 126 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${t.departure}`));

    const handle = heading.lastElementChild as HTMLElement;
    const { x, y } = handle.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: x, clientY: y } },
      { target: handle, coords: { clientX: x + 30, clientY: y } },
      { keys: '[/MouseLeft]', target: handle, coords: { clientX: x + 30, clientY: y } },
    ]);
    await expect(onPrefsChange.mock.lastCall?.[0].widths).toEqual({ departure: 156 });
    await userEvent.dblClick(handle);
    await expect(onPrefsChange.mock.lastCall?.[0].widths).toEqual({});
    leave();
  },
};
