import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { DataGrid } from './DataGrid.tsx';
import { useColumnGroups } from './plugs/useColumnGroups.tsx';
import { useGridSummary } from './plugs/useGridSummary.tsx';
import { useGroupedRows } from './plugs/useGroupedRows.tsx';
import { useTreeRows } from './plugs/useTreeRows.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './specimens/sailings.tsx';
import { makeTrades, type Trade } from './specimens/trades.ts';
import type { GridColumn } from './types.ts';

const few = makeSailings(10);
const many = makeSailings(10_000);
const keyOf = ({ id }: Sailing) => id;

const meta = {
  title: 'Data/DataGrid rows',
  component: DataGrid<Sailing>,
  tags: ['!autodocs'],
  args: { caption: '', columns: [], rows: [], rowKey: keyOf },
} satisfies Meta<typeof DataGrid<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

const sayMore = words({
  zh: {
    route: '航线',
    schedule: '船期',
    mean: '10 个航次',
    trade: '航线区域',
    sailings: '航次',
    teu: '箱量 (TEU)',
  },
  en: {
    route: 'Route',
    schedule: 'Schedule',
    mean: '10 sailings',
    trade: 'Trade',
    sailings: 'Sailings',
    teu: 'Volume (TEU)',
  },
});

const mean = (rows: readonly Sailing[]) => {
  const prices = rows.flatMap(({ price }) => price ?? []);
  return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
};
const earliest = (rows: readonly Sailing[]) => Math.min(...rows.map(({ transit }) => transit));
/** Texts as in the cells above. */
const totalsOf = (t: ReturnType<typeof say>) => ({
  transit: (rows: readonly Sailing[]) => t.days(earliest(rows)),
  price: mean,
});

/** The focused cell's row and column, as announced. */
const here = () => document.activeElement?.closest<HTMLElement>('td, th');
const leave = () => (document.activeElement as HTMLElement).blur();

function Summed({ globals, height }: { globals: Globals; height: string }) {
  const t = useMemo(() => say(globals), [globals]);
  const more = sayMore(globals);
  const columns = useMemo(() => {
    const groups: Record<string, string> = {
      ...{ origin: more.route, destination: more.route },
      ...{ departure: more.schedule, transit: more.schedule, routing: more.schedule },
    };
    // These names are clear without their group.
    return sailingColumns(t).map((column): GridColumn<Sailing> => {
      const group = groups[column.key];
      return group === undefined ? column : { ...column, group, cardLabel: column.header };
    });
  }, [t, more]);
  const cells = useMemo(() => totalsOf(t), [t]);
  const summary = useGridSummary<Sailing>({ label: more.mean, cells });
  const heads = useColumnGroups<Sailing>();
  return (
    <DataGrid
      caption={t.caption}
      columns={columns}
      rows={few}
      rowKey={keyOf}
      height={height}
      plugs={[heads, summary]}
    />
  );
}

/** Two rows of headings, and a row with the mean of the price that stays at the bottom. */
export const SummaryAndGroups: Story = {
  render: (_, { globals }) => <Summed globals={globals} height="320px" />,
  play: async ({ canvas, globals }) => {
    const more = sayMore(globals);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '13');
    const last = within(grid).getAllByRole('row').at(-1) as HTMLElement;
    await expect(last).toHaveAttribute('aria-rowindex', '13');
    await expect(last).toHaveTextContent(more.mean);
    await waitFor(() => expect(canvas.getByRole('status')).toBeInTheDocument());
    if (globals.viewport && (globals.viewport as { value: string }).value === 'phone') return;

    const group = within(grid).getByRole('columnheader', { name: more.route });
    await expect(group).toHaveAttribute('aria-colspan', '2');
    grid.querySelector<HTMLElement>('[data-stop]')?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(group).toHaveFocus();
    // A heading over two columns is one step.
    await userEvent.keyboard('{ArrowRight}');
    await expect(here()).toHaveTextContent(more.schedule);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(here()).toHaveAccessibleName(`${more.route} ${say(globals).origin}`);
    // The summary follows the last row; Ctrl End is the last row itself.
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(here()?.parentElement).toHaveAttribute('aria-rowindex', '12');
    await userEvent.keyboard('{ArrowDown}');
    await expect(last).toContainElement(here() as HTMLElement);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    leave();
  },
};

function Grouped({
  globals,
  rows,
  by,
}: {
  globals: Globals;
  rows: readonly Sailing[];
  by: readonly string[];
}) {
  const t = useMemo(() => say(globals), [globals]);
  const columns = useMemo(
    () => sailingColumns(t).map((column) => (column.key === 'vessel' ? { ...column, size: 240 } : column)),
    [t],
  );
  const totals = useMemo(() => totalsOf(t), [t]);
  const {
    plug,
    expandAll: _,
    collapseAll: __,
    ...grouped
  } = useGroupedRows({
    rows,
    rowKey: keyOf,
    columns,
    by,
    totals,
  });
  return <DataGrid {...grouped} caption={t.caption} height="360px" plugs={[plug]} />;
}

/** Rows under the value of a column, with their count and their mean. */
export const GroupedRows: Story = {
  render: (_, { globals }) => <Grouped globals={globals} rows={few} by={['destination']} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    const groups = within(grid)
      .getAllByRole('row')
      .filter((row) => row.ariaLevel === '1');
    await expect(groups.length).toBeGreaterThan(1);
    const [first] = groups as [HTMLElement];
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const before = Number(grid.getAttribute('aria-rowcount'));
    within(first).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(before);
    await expect(first).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    leave();
  },
};

/** On a phone, the card of a group has its totals alone. */
export const GroupedOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Grouped globals={globals} rows={few} by={['destination']} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const group = canvas.getByRole('treegrid').querySelector('[data-group]') as HTMLElement;
    await expect(group.querySelector(`[data-label="${t.price}"]`)).toBeVisible();
    await expect(group.querySelector(`[data-label="${t.voyage}"]`)).not.toBeVisible();
  },
};

/** 10,000 rows in groups of groups; the rows near the viewport are drawn. */
export const ManyGrouped: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => <Grouped globals={globals} rows={many} by={['origin', 'destination']} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', String(10_000 + 5 + 15 + 1));
    await expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};

const trades = makeTrades(12, 60, 12);

function Tree({ globals, roots }: { globals: Globals; roots: readonly Trade[] }) {
  const t = sayMore(globals);
  const columns = useMemo(
    (): readonly GridColumn<Trade>[] => [
      {
        key: 'name',
        header: t.trade,
        priority: 'title',
        size: 260,
        pinned: 'start',
        value: ({ name }) => name,
      },
      { key: 'sailings', header: t.sailings, align: 'end', value: ({ sailings }) => sailings },
      {
        key: 'teu',
        header: t.teu,
        align: 'end',
        cell: ({ teu }) => teu.toLocaleString('en'),
        value: ({ teu }) => teu,
      },
    ],
    [t],
  );
  const { rows, plug } = useTreeRows<Trade>({
    rows: roots,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    childrenOf: ({ parts }) => parts,
  });
  return (
    <DataGrid
      caption={t.trade}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      height="360px"
      plugs={[plug]}
    />
  );
}

/** Trades, their routes and the sailings of a route; keys open and close them as in a treegrid. */
export const TreeRows: Story = {
  render: (_, { globals }) => <Tree globals={globals} roots={trades} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', '13');
    grid.querySelector<HTMLElement>('[data-stop]')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    await expect(grid).toHaveAttribute('aria-rowcount', String(13 + 60 + 12));
    await expect(here()?.parentElement).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(here()?.parentElement).toHaveAttribute('aria-level', '3');
    await expect(here()?.parentElement).not.toHaveAttribute('aria-expanded');
    // To the parent, which then closes.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(here()?.parentElement).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(here()?.parentElement).toHaveAttribute('aria-expanded', 'false');
    leave();
  },
};
