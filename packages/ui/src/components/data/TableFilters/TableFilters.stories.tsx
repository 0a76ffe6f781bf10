import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { writeDay } from '../../dates/DatePicker/written.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useTableRows } from '../DataGrid/machine/useTableRows.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { Filters } from '../DataTable/filterRows.ts';
import type { Column, Values } from '../DataTable/types.ts';
import { TableFilters } from './TableFilters.tsx';
import type { FilterField } from './types.ts';

const onFiltersChange = fn();
const onSearchChange = fn();

const meta = {
  title: 'Data/TableFilters',
  component: TableFilters,
  args: { fields: [], filters: {}, onFiltersChange },
} satisfies Meta<typeof TableFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { vessel: '船名', routing: '路由', direct: '直达', transfer: '中转', made: '下单日期' },
  en: { vessel: 'Vessel', routing: 'Routing', direct: 'Direct', transfer: 'Transfer', made: 'Order date' },
});

function fieldsOf(globals: Record<string, unknown>): readonly FilterField[] {
  const t = say(globals);
  return [
    { key: 'vessel', label: t.vessel, kind: 'text' },
    {
      key: 'routing',
      label: t.routing,
      kind: 'choice',
      options: [
        { value: 'direct', label: t.direct },
        { value: 'transfer', label: t.transfer },
      ],
    },
    { key: 'price', label: '40HQ', kind: 'range', unit: 'USD' },
  ];
}

const inUse: Filters = {
  vessel: { kind: 'text', contains: 'PACIFIC' },
  routing: { kind: 'choice', values: ['direct'] },
  price: { kind: 'range', from: 1000, to: 2000 },
};

interface Options {
  globals: Record<string, unknown>;
  first: Filters;
  searchLabel?: string | undefined;
}

function Filtering({ globals, first, searchLabel }: Options) {
  const [filters, setFilters] = useState(first);
  const [search, setSearch] = useState('');
  return (
    <TableFilters
      fields={fieldsOf(globals)}
      filters={filters}
      onFiltersChange={(next) => {
        onFiltersChange(next);
        setFilters(next);
      }}
      search={search}
      {...(searchLabel && { searchLabel })}
      onSearchChange={(next) => {
        onSearchChange(next);
        setSearch(next);
      }}
    />
  );
}

/** Each filter in use shows its effect and can be removed separately. */
export const InUse: Story = {
  argTypes: { fields: { control: false }, filters: { control: false }, search: { control: false } },
  render: ({ searchLabel }, { globals }) => (
    <Filtering globals={globals} first={inUse} searchLabel={searchLabel} />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveAccessibleName();
    await userEvent.click(within(list).getByRole('button', { name: /PACIFIC/ }));
    const { vessel: _, ...left } = inUse;
    await expect(onFiltersChange).toHaveBeenLastCalledWith(left);
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** All filters in one panel; nothing changes until they are applied together. */
export const Panel: Story = {
  parameters: { pixels: 'page' },
  render: (_, { globals }) => (
    <Filtering globals={globals} first={{ price: { kind: 'range', from: 1000 } }} />
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    const panel = await canvas.findByRole('region');
    await userEvent.click(await within(panel).findByRole('checkbox', { name: t.direct }));
    const [, , most] = within(panel).getAllByRole('textbox');
    await userEvent.type(most as HTMLElement, '５００{Enter}');
    await expect(most).toBeInvalid();
    await expect(onFiltersChange).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A range of days, open at either end. */
export const Days: Story = {
  parameters: { pixels: 'page' },
  render: (_, { globals }) => {
    const made = { key: 'made', label: say(globals).made, kind: 'days', now: '2026-11-20' } as const;
    return (
      <TableFilters
        fields={[made]}
        filters={{ made: { kind: 'days', from: '2026-11-01' } }}
        onFiltersChange={onFiltersChange}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const open = canvas.getByRole('button', { expanded: false });
    const first = writeDay('2026-11-01', globals.locale);
    await expect(canvas.getByRole('list')).toHaveTextContent(first);
    await userEvent.click(open);
    const panel = await canvas.findByRole('region');
    const [from, to] = await within(panel).findAllByRole('textbox');
    await expect(from).toHaveValue(first);
    await userEvent.type(to as HTMLElement, '2026-11-20{Tab}');
    const made = { kind: 'days', from: '2026-11-01', to: '2026-11-20' };
    const [, apply] = within(panel).getAllByRole('button').slice(-2);
    await userEvent.click(apply as HTMLElement);
    await expect(onFiltersChange).toHaveBeenLastCalledWith({ made });
    await userEvent.click(open);
    open.blur();
  },
};

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => <Filtering globals={globals} first={{}} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, ' one apus {Enter}');
    await expect(onSearchChange.mock.calls).toEqual([['one apus']]);
    const open = canvas.getByRole('button', { expanded: false });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('region');
    await userEvent.type(await within(panel).findByRole('textbox', { name: t.vessel }), 'OOCL{Enter}');
    await expect(onFiltersChange).toHaveBeenLastCalledWith({ vessel: { kind: 'text', contains: 'OOCL' } });
    await expect(open).toHaveFocus();
    open.blur();
  },
};

interface Row {
  readonly no: string;
  readonly vessel: string;
  readonly price: number;
  readonly routing: 'direct' | 'transfer';
}

const rows: readonly Row[] = [
  { no: 'A1', vessel: 'CSCL PACIFIC', price: 1420, routing: 'direct' },
  { no: 'A2', vessel: 'PACIFIC BLUE', price: 1980, routing: 'transfer' },
  { no: 'A3', vessel: 'ONE APUS', price: 1420, routing: 'direct' },
];
const values: Values<Row> = { routing: ({ routing }) => routing };

function OfRowsTable({ globals }: { globals: Record<string, unknown> }) {
  const t = say(globals);
  const [filters, setFilters] = useState<Filters>({});
  const [search, setSearch] = useState('');
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      { key: 'vessel', header: t.vessel, value: ({ vessel }) => vessel, priority: 'title' },
      { key: 'price', header: '40HQ', value: ({ price }) => price, align: 'end' },
    ],
    [t],
  );
  const query = { sort: null, filters, search };
  const matches = useTableRows(rows, columns, query, { searchIn: ['vessel'], values });
  return (
    <Stack gap="m">
      <TableFilters
        fields={fieldsOf(globals)}
        filters={filters}
        onFiltersChange={setFilters}
        search={search}
        onSearchChange={setSearch}
      />
      <DataTable caption={t.vessel} columns={columns} rows={matches} rowKey={({ no }) => no} />
    </Stack>
  );
}

/** Filters of columns, and of a value without a column, on rows in the browser; the search looks into one column. */
export const OfRows: Story = {
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <OfRowsTable globals={globals} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const vessels = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.type(canvas.getByRole('searchbox'), 'pacific{Enter}');
    await expect(vessels()).toEqual(['CSCL PACIFIC', 'PACIFIC BLUE']);
    const open = canvas.getByRole('button', { expanded: false });
    await userEvent.click(open);
    const panel = await canvas.findByRole('region');
    await userEvent.click(await within(panel).findByRole('checkbox', { name: t.transfer }));
    const [, apply] = within(panel).getAllByRole('button').slice(-2);
    await userEvent.click(apply as HTMLElement);
    await expect(vessels()).toEqual(['PACIFIC BLUE']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '1980{Enter}');
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
