import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { PhonePlace, Sort } from '../DataTable/types.ts';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { selectKeys } from './machine/selection.ts';
import { useSelection } from './machine/useSelection.ts';
import { useTableRows } from './machine/useTableRows.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './specimens/sailings.tsx';
import type { GridColumn } from './types.ts';

const few = makeSailings(10);
const many = makeSailings(100_000);
const keyOf = ({ id }: Sailing) => id;
const onPress = fn();

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<Sailing>,
  args: { caption: '', columns: [], rows: [], rowKey: keyOf },
} satisfies Meta<typeof DataGrid<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;

const why = words({ zh: { full: '舱位已满' }, en: { full: 'no space left on this voyage' } });

/** Of the drawn rows, the heading first. */
const rowIndexes = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-rowindex'));

type Options = Partial<DataGridProps<Sailing>> & {
  globals: Record<string, unknown>;
  choosable?: boolean;
  actions?: boolean;
  detailed?: boolean;
  inLines?: boolean;
  firstSort?: Sort | null;
  firstChosen?: readonly string[];
};

const places: Readonly<Record<string, PhonePlace>> = {
  voyage: 'line',
  departure: 'line',
  routing: 'aside',
  price: 'figure',
};

function placed(column: GridColumn<Sailing>): GridColumn<Sailing> {
  const phonePlace = places[column.key];
  return phonePlace ? { ...column, phonePlace } : column;
}

/** Keeps sort and choice, as a screen does. */
function Sailings(options: Options) {
  const {
    globals,
    choosable,
    actions,
    detailed,
    inLines,
    firstSort = null,
    firstChosen,
    rows = few,
    ...rest
  } = options;
  const t = useMemo(() => say(globals), [globals]);
  const columns = useMemo(() => {
    const all = sailingColumns(t, actions ? onPress : undefined);
    return inLines ? all.map(placed) : all;
  }, [t, actions, inLines]);
  const [sort, setSort] = useState<Sort | null>(firstSort);
  const [selection, setSelection] = useSelection('', selectKeys(firstChosen ?? []));
  const sorted = useTableRows(rows, columns, { sort, filters: {}, search: '' });
  return (
    <DataGrid
      caption={t.caption}
      columns={columns}
      rows={sorted}
      rowKey={keyOf}
      sort={sort}
      onSortChange={setSort}
      height="420px"
      {...(choosable ? { selection, onSelectionChange: setSelection } : {})}
      {...(detailed ? { renderDetail: ({ vessel }: Sailing) => t.detail(vessel) } : {})}
      {...rest}
    />
  );
}

/** The first and the last column stay visible, the rest scrolls. */
export const Rows: Story = {
  args: { height: '360px', selectOn: 'box', rowHeight: 'fixed', status: 'ready', expectedRows: 8 },
  argTypes: {
    total: { control: 'number' },
    columns: { control: false },
    rows: { control: false },
    selection: { control: false },
  },
  render: (args, { globals }) => (
    <Sailings
      globals={globals}
      choosable
      actions
      error={<EmptyState kind="failed" size="small" level={3} />}
      {...withoutProps(args, 'columns', 'rows')}
    />
  ),
};

/**
 * 100,000 rows, about thirty of them in the page. On phones they scroll with the page, here in a box so that the
 * screenshot stays small.
 */
export const HundredThousand: Story = {
  render: (_, { globals }) => (
    <div style={{ maxBlockSize: 520, overflow: 'auto', marginInline: -16, paddingInline: 16 }}>
      <Sailings globals={globals} rows={many} choosable height="360px" />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    const frame = grid.parentElement as HTMLElement;
    const around = frame.parentElement?.parentElement as HTMLElement;
    const scroller = frame.scrollHeight > frame.clientHeight ? frame : around;
    scroller.scrollTop = scroller.scrollHeight / 2;
    await waitFor(() => expect(Number(rowIndexes(grid).at(2))).toBeGreaterThan(40_000));
    await expect(rowIndexes(grid).length).toBeLessThanOrEqual(60);
    scroller.scrollTop = 0;
    await waitFor(() => expect(rowIndexes(grid)[1]).toBe('2'));
  },
};

/** Marked rows, the details of a row, and the reason why a row was left out. */
export const Expanded: Story = {
  render: (_, { globals }) => (
    <Sailings
      globals={globals}
      rows={few.slice(0, 3)}
      choosable
      detailed
      firstChosen={['S000001', 'S000003']}
      expanded={new Set(['S000002'])}
      problems={new Map([['S000003', why(globals).full]])}
      height="560px"
    />
  ),
  play: async ({ canvas, globals }) => {
    const row = canvas.getByRole('row', { name: /OOCL SEOUL/ });
    await expect(within(row).getByRole('button', { expanded: true })).toHaveAccessibleName(/OOCL SEOUL 038E/);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: /EVER FOCUS/ })).toHaveTextContent(why(globals).full);
  },
};

/** Rows as tall as their content. */
export const MeasuredRows: Story = {
  render: (_, { globals }) => {
    const long = few
      .slice(0, 3)
      .map((row, index) => ({ ...row, vessel: `${row.vessel} `.repeat(1 + index * 5) }));
    return <Sailings globals={globals} rows={long} rowHeight="measured" height="360px" />;
  },
};

export const Compact: Story = {
  render: (_, { globals }) => (
    <Sailings
      globals={globals}
      rows={few.slice(0, 4)}
      choosable
      actions
      prefs={{ order: ['price'], hidden: ['voyage', 'routing'], widths: { price: 140 }, density: 'compact' }}
    />
  ),
};

/** On phones columns with a place form lines, with checkbox and arrow before them. */
export const PhoneLines: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <Sailings globals={globals} inLines choosable detailed actions />,
};

export const Loading: Story = {
  render: (_, { globals }) => <Sailings globals={globals} choosable status="loading" expectedRows={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** Old rows stay readable until the new ones are here. */
export const Refreshing: Story = {
  // Stale rows are dimmed on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (_, { globals }) => <Sailings globals={globals} rows={few.slice(0, 2)} status="refreshing" />,
};

export const NoneMatch: Story = {
  render: (_, { globals }) => (
    <Sailings
      globals={globals}
      choosable
      rows={[]}
      empty={<EmptyState kind="none-match" size="small" level={3} />}
    />
  ),
};

export const Failed: Story = {
  render: (_, { globals }) => (
    <Sailings
      globals={globals}
      status="error"
      error={
        <EmptyState kind="failed" size="small" level={3} actions={<Button>{say(globals).retry}</Button>} />
      }
    />
  ),
};

/** Values that an untyped caller may pass: the page must keep working. */
export const InvalidProps: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => {
    const t = say(globals);
    const strange: readonly unknown[] = [null, new Date(0), { a: 1 }, 'A'.repeat(300), () => 'x', Number.NaN];
    const column = (key: string, cell: unknown): GridColumn<Sailing> => ({
      key,
      header: (key === 'd' ? null : key === 'e' ? 'H'.repeat(300) : key) as string,
      size: Number.NaN,
      sortable: true,
      value: () => cell as string,
    });
    return (
      <>
        <DataGrid
          caption={t.caption}
          columns={strange.map((cell, index) => column('abcdefg'.charAt(index), cell))}
          rows={few.slice(0, 2)}
          rowKey={() => undefined as unknown as string}
          sort={{ column: 'gone', direction: 'ascending' }}
          onSortChange={() => {}}
          total={-4}
          firstRow={Number.NaN}
        />
        <DataGrid
          caption={`${t.caption} 2`}
          columns={[]}
          rows={null as unknown as readonly Sailing[]}
          rowKey={keyOf}
          empty={t.retry}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(2);
  },
};
