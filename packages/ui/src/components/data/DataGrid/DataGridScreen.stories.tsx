import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../../../stories/layout.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { clampPage, pageCount } from '../../navigation/Pagination/paginate.ts';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { type BulkAction, useBulk } from '../BulkBar/useBulk.ts';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx';
import { changedQuery, matchKey, type TableQuery, tableQuery } from '../DataTable/tableQuery.ts';
import { CsvButton } from '../TableExport/CsvButton.tsx';
import { TableFilters } from '../TableFilters/TableFilters.tsx';
import type { FilterField } from '../TableFilters/types.ts';
import { DataGrid } from './DataGrid.tsx';
import { createLocalPrefs } from './machine/prefsStore.ts';
import { useColumnPrefs } from './machine/useColumnPrefs.ts';
import { useSelection } from './machine/useSelection.ts';
import { useTableRows } from './machine/useTableRows.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './specimens/sailings.tsx';

const sailings = makeSailings(1284);
const keyOf = ({ id }: Sailing) => id;
const codec = tableQuery({
  sorts: ['vessel', 'origin', 'destination', 'departure', 'transit', 'price'],
  filters: { vessel: 'text', price: 'range' },
});
// The visitor's storage must not change the screenshot.
const memory = () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} });

const meta = {
  title: 'Data/DataGrid screen',
  parameters: { looks: 'first' },
  component: DataGrid<Sailing>,
  tags: ['!autodocs'],
  args: { caption: '', columns: [], rows: [], rowKey: keyOf },
} satisfies Meta<typeof DataGrid<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps addresses as a router and its Back button do. */
function useAddress() {
  const [past, setPast] = useState<readonly string[]>(['']);
  return {
    address: past.at(-1) ?? '',
    go: (address: string) => setPast([...past, address]),
    back: () => setPast(past.slice(0, Math.max(1, past.length - 1))),
  };
}

function Screen({ globals }: { globals: Record<string, unknown> }) {
  const t = useMemo(() => say(globals), [globals]);
  const columns = useMemo(() => sailingColumns(t), [t]);
  const fields: readonly FilterField[] = [
    { key: 'vessel', label: t.vessel, kind: 'text' },
    { key: 'price', label: t.price, kind: 'range', unit: 'USD' },
  ];
  const { address, go, back } = useAddress();
  const query = useMemo(() => codec.read(new URLSearchParams(address)), [address]);
  const addressOf = (change: Partial<TableQuery>) => codec.write(changedQuery(query, change)).toString();

  const matches = useTableRows(sailings, columns, query);
  const page = clampPage(query.page, pageCount(matches.length, query.size));
  const firstRow = (page - 1) * query.size;
  const [store] = useState(() => createLocalPrefs('sailings', memory));
  const [prefs, setPrefs] = useColumnPrefs(store);
  const match = matchKey(query);
  const [selection, setSelection] = useSelection(match);
  const actions: readonly BulkAction[] = [{ key: 'book', label: t.book, act: async () => {} }];
  const bulk = useBulk({
    actions,
    selection,
    onSelectionChange: setSelection,
    total: matches.length,
    pages: () => [matches.map(keyOf)],
  });
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Row>
        <Button size="small" aria-label={t.back} onClick={back}>
          <Icon icon={ArrowLeft} directional />
        </Button>
        <output>{address ? `?${address}` : '/'}</output>
      </Row>
      <TableFilters
        fields={fields}
        filters={query.filters}
        onFiltersChange={(filters) => go(addressOf({ filters }))}
        search={query.search}
        onSearchChange={(search) => go(addressOf({ search }))}
      />
      <Row>
        <ColumnChooser columns={columns} prefs={prefs} onPrefsChange={setPrefs} placement="bottom-start" />
        <CsvButton
          name={t.caption}
          columns={columns}
          page={async () => ({ rows: matches })}
          onError={() => {}}
        />
      </Row>
      <BulkBar
        bulk={bulk}
        actions={actions}
        selection={selection}
        onSelectionChange={setSelection}
        total={matches.length}
        match={match}
      />
      <DataGrid
        caption={t.caption}
        columns={columns}
        rows={matches.slice(firstRow, firstRow + query.size)}
        rowKey={keyOf}
        firstRow={firstRow}
        total={matches.length}
        sort={query.sort}
        onSortChange={(sort) => go(addressOf({ sort }))}
        selection={selection}
        onSelectionChange={setSelection}
        match={match}
        prefs={prefs}
        onPrefsChange={setPrefs}
        problems={bulk.problems}
        height="300px"
        empty={<EmptyState kind="none-match" size="small" level={3} />}
      />
      <Pagination
        page={page}
        size={query.size}
        total={matches.length}
        onPageChange={(next) => go(addressOf({ page: next }))}
        onSizeChange={(size, next) => go(addressOf({ size, page: next }))}
      />
    </div>
  );
}

/** All of it together: order, filters and page live in the address, and Back undoes them one by one. */
export const Whole: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => <Screen globals={globals} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const zh = globals.locale === 'zh';
    const output = canvasElement.querySelector('output') as HTMLElement;
    await userEvent.type(canvas.getByRole('searchbox'), 'ONE APUS{Enter}');
    await expect(output).toHaveTextContent('?q=ONE+APUS');
    await userEvent.click(canvas.getByRole('button', { name: /40HQ/ }));
    await expect(output).toHaveTextContent('?q=ONE+APUS&sort=price');
    await userEvent.click(canvas.getByRole('button', { name: zh ? '下一页' : 'Next page' }));
    await expect(output).toHaveTextContent('?q=ONE+APUS&sort=price&page=2');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '184');
    await expect(within(canvas.getByRole('grid')).getAllByRole('row')[1]).toHaveAttribute(
      'aria-rowindex',
      '12',
    );

    // All that match are chosen; other rows were never meant.
    const [head] = within(canvas.getByRole('grid')).getAllByRole('checkbox');
    await userEvent.click(head as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: /183/ }));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
    for (const left of ['?q=ONE+APUS&sort=price', '?q=ONE+APUS', '/']) {
      await userEvent.click(canvas.getByRole('button', { name: say(globals).back }));
      await expect(output).toHaveTextContent(left);
    }
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0));

    // The same query again chooses nothing by itself.
    await userEvent.type(canvas.getByRole('searchbox'), 'ONE APUS{Enter}');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '184');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: say(globals).back }));
    await expect(output).toHaveTextContent('/');

    // A bar that is removed returns the focus to the previous element.
    const [, box] = within(canvas.getByRole('grid')).getAllByRole('checkbox');
    await userEvent.click(box as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: zh ? '取消选择' : 'Clear selection' }));
    await expect(box).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
