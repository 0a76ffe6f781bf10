import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { en } from '../../../messages/en.ts';
import { zh } from '../../../messages/zh.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { type BulkAction, useBulk } from '../BulkBar/useBulk.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { makeSailings, type Sailing, sailingColumns, say } from '../DataGrid/specimens/sailings.tsx';
import { tableQuery } from '../DataTable/tableQuery.ts';
import { CsvButton } from '../TableExport/CsvButton.tsx';
import { TableFilters } from '../TableFilters/TableFilters.tsx';
import type { FetchPage } from './matchingRows.ts';
import { searchSailings } from './specimens/searchSailings.ts';
import type { ServerTable } from './types.ts';
import { useServerTable } from './useServerTable.ts';

const meta = {
  title: 'Data/Server table',
  component: DataGrid<Sailing>,
  args: { caption: '', columns: [], rows: [], rowKey: ({ id }) => id },
} satisfies Meta<typeof DataGrid<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

const more = words({
  zh: {
    book: '订舱',
    full: '舱位已满',
    stale: '未能刷新，以下为上次载入的内容。',
  },
  en: {
    ...{ book: 'Book', full: 'No space left' },
    stale: 'Not refreshed. These rows were loaded before.',
  },
});

const desktop = { viewport: { value: 'desktop' } };
const codec = tableQuery({
  sorts: ['vessel', 'departure', 'transit', 'price'],
  filters: { price: 'range' },
});
const keyOf = ({ id }: Sailing) => id;
const sailings = makeSailings(86);
const fetchPage = fn<FetchPage<Sailing>>();
const book = fn<BulkAction['act']>();
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** An address that stays in the story. */
function useAddress(first = '') {
  const [address, setAddress] = useState(first);
  return { params: address, onParamsChange: (params: URLSearchParams) => setAddress(params.toString()) };
}

interface Options {
  globals: Globals;
  address?: string;
}

function Sailings({ globals, address }: Options) {
  const table = useServerTable({ codec, fetchPage, rowKey: keyOf, ...useAddress(address) });
  return <Screen globals={globals} table={table} />;
}

function Queried({ globals }: Options) {
  const store = useAddress();
  const query = useMemo(() => codec.read(new URLSearchParams(store.params)), [store.params]);
  const answer = useQuery({
    queryKey: ['sailings', query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
  });
  const table = useServerTable({ codec, fetchPage, rowKey: keyOf, answer, ...store });
  return <Screen globals={globals} table={table} />;
}

function Screen({ globals, table }: { globals: Globals; table: ServerTable<Sailing> }) {
  const t = useMemo(() => say(globals), [globals]);
  const columns = useMemo(() => sailingColumns(t), [t]);
  const { selection, onSelectionChange, total, match } = table;
  const actions: readonly BulkAction[] = [{ key: 'book', label: more(globals).book, act: book }];
  const bulk = useBulk({ actions, selection, onSelectionChange, total, pages: table.matchingKeys });
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <TableFilters
        fields={[{ key: 'price', label: t.price, kind: 'range', unit: 'USD' }]}
        {...table.filterProps}
      >
        <CsvButton name={t.caption} columns={columns} page={table.batch} onError={() => {}} />
      </TableFilters>
      {table.error !== null && table.status === 'ready' && (
        <Notice
          tone="caution"
          action={
            <Button size="small" onClick={table.reload}>
              {t.retry}
            </Button>
          }
        >
          {more(globals).stale}
        </Notice>
      )}
      <BulkBar bulk={bulk} actions={actions} {...{ selection, onSelectionChange, total, match }} />
      <DataGrid
        caption={t.caption}
        columns={columns}
        {...table.tableProps}
        {...table.gridProps}
        problems={bulk.problems}
        empty={<EmptyState kind="none-match" size="small" level={3} />}
        error={
          <EmptyState
            kind="failed"
            size="small"
            level={3}
            actions={<Button onClick={table.reload}>{t.retry}</Button>}
          />
        }
      />
      <Pagination {...table.paginationProps} />
    </div>
  );
}

const vesselsIn = (root: HTMLElement) =>
  within(within(root).getByRole('grid'))
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** The rows of one page; its query is in the address. */
export const Page: Story = {
  parameters: { looks: 'first' },
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings(sailings)),
  render: (_, { globals }) => <Sailings globals={globals} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    const isChinese = globals.locale === 'zh';
    await userEvent.click(canvas.getByRole('button', { name: isChinese ? '下一页' : 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
    await expect(fetchPage).toHaveBeenLastCalledWith(
      { page: 2, size: 10, sort: null, search: '', filters: {} },
      expect.any(AbortSignal),
    );
    // The file has the rows of all pages.
    let file: Blob | undefined;
    const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#file';
    });
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(file).toBeDefined());
    await expect((await file?.text())?.trimEnd().split('\r\n')).toHaveLength(87);
    url.mockRestore();
    (document.activeElement as HTMLElement).blur();
  },
};

/** No row matches the query of the address. */
export const Empty: Story = {
  globals: desktop,
  parameters: { pixels: 'none' },
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings([])),
  render: (_, { globals }) => <Sailings globals={globals} address="q=no+such+vessel" />,
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: noneMatch(globals) })).toBeVisible();
  },
};

/** The first page is under way. */
export const Loading: Story = {
  globals: desktop,
  parameters: { pixels: 'none' },
  beforeEach: () => void fetchPage.mockReset().mockImplementation(() => new Promise(() => {})),
  render: (_, { globals }) => <Sailings globals={globals} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The page could not be loaded; a press tries again. */
export const Failed: Story = {
  globals: desktop,
  parameters: { pixels: 'none' },
  beforeEach: () => void fetchPage.mockReset().mockRejectedValue(new Error('away')),
  render: (_, { globals }) => <Sailings globals={globals} />,
  play: async ({ canvas, globals }) => {
    const retry = await canvas.findByRole('button', { name: say(globals).retry });
    const requestCount = fetchPage.mock.calls.length;
    await userEvent.click(retry);
    await waitFor(() => expect(fetchPage.mock.calls.length).toBe(requestCount + 1));
    await canvas.findByRole('button', { name: say(globals).retry });
  },
};

/** A refresh failed: the rows stay, and a notice says that they may be old. */
export const RefreshFailed: Story = {
  globals: desktop,
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings(sailings)),
  render: (_, { globals }) => <Refreshed globals={globals} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    fetchPage.mockRejectedValue(new Error('away'));
    await userEvent.click(canvas.getByRole('button', { name: 'refresh' }));
    await expect(await canvas.findByText(more(globals).stale)).toBeVisible();
    await expect(vesselsIn(canvasElement)).toHaveLength(10);
    (document.activeElement as HTMLElement).blur();
  },
};

function Refreshed({ globals }: Options) {
  const table = useServerTable({ codec, fetchPage, rowKey: keyOf, ...useAddress() });
  return (
    <>
      <Screen globals={globals} table={table} />
      <Button size="small" aria-label="refresh" onClick={table.reload}>
        ↻
      </Button>
    </>
  );
}

/** The reader went on before the first search was answered: its late answer changes nothing. */
export const LateAnswer: Story = {
  globals: desktop,
  parameters: { pixels: 'none' },
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings(sailings)),
  render: (_, { globals }) => <Sailings globals={globals} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    const search = canvas.getByRole('searchbox');
    const late = Promise.withResolvers<Awaited<ReturnType<FetchPage<Sailing>>>>();
    fetchPage.mockReturnValueOnce(late.promise);
    await userEvent.type(search, 'EVER FOCUS{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    // The rows before stay until others arrive.
    await expect(vesselsIn(canvasElement)).toHaveLength(10);
    const [, signal] = fetchPage.mock.lastCall ?? [];
    await userEvent.clear(search);
    await userEvent.type(search, 'ONE APUS{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
    await expect(signal?.aborted).toBe(true);
    late.resolve({ rows: sailings.filter(({ vessel }) => vessel === 'EVER FOCUS'), total: 12 });
    await late.promise;
    await expect(new Set(vesselsIn(canvasElement))).toEqual(new Set(['ONE APUS']));
    (document.activeElement as HTMLElement).blur();
  },
};

/** All that match were selected; the server refuses some, which stay selected with the reason. */
export const ActionRefused: Story = {
  globals: desktop,
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings(sailings)),
  render: (_, { globals }) => <Sailings globals={globals} address="q=HMM" />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = more(globals);
    book.mockReset().mockImplementation(async (key) => {
      if (key === 'S000005') throw new Error(t.full);
    });
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    await selectAll(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.book }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.book }));
    await expect((await canvas.findAllByText(new RegExp(t.full))).length).toBeGreaterThan(0);
    await expect(book).toHaveBeenCalledTimes(12);
    (document.activeElement as HTMLElement).blur();
  },
};

const noneMatch = ({ locale }: Globals) => (locale === 'zh' ? zh : en).emptyState['none-match'].title;

async function selectAll(root: HTMLElement) {
  const [head] = within(within(root).getByRole('grid')).getAllByRole('checkbox');
  await userEvent.click(head as HTMLElement);
  const bar = within(root).getByRole('region');
  const [extend] = within(bar).getAllByRole('button');
  await userEvent.click(extend as HTMLElement);
}

/** "All that match" ends with its query: rows that were never seen are not selected. */
export const SelectionEnds: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings(sailings)),
  render: (_, { globals }) => <Sailings globals={globals} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    await selectAll(canvasElement);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: /40HQ/ }));
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
    await userEvent.type(canvas.getByRole('searchbox'), 'HMM{Enter}');
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0));
  },
};

/** An address beyond the last page leads to the last page. */
export const BeyondTheEnd: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => void fetchPage.mockReset().mockImplementation(searchSailings(sailings)),
  render: (_, { globals }) => <Sailings globals={globals} address="page=40" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(6));
    await expect(fetchPage.mock.lastCall?.[0].page).toBe(9);
  },
};

/** TanStack Query sends the requests: its result is the `answer` of the table. */
export const WithTanStackQuery: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => {
    queryClient.clear();
    fetchPage.mockReset().mockImplementation(searchSailings(sailings));
  },
  render: (_, { globals }) => (
    <QueryClientProvider client={queryClient}>
      <Queried globals={globals} />
    </QueryClientProvider>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = say(globals);
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    fetchPage.mockRejectedValueOnce(new Error('away'));
    await userEvent.click(canvas.getByRole('button', { name: /40HQ/ }));
    await userEvent.click(await canvas.findByRole('button', { name: t.retry }));
    await waitFor(() => expect(vesselsIn(canvasElement)).toHaveLength(10));
    await expect(canvas.queryByRole('button', { name: t.retry })).toBeNull();
  },
};
