import '@fairway/ui/brands/fairway';
import { DataGrid, type GridColumn, UiProvider } from '@fairway/ui';
import { useWideColumns } from '@fairway/ui/grid';
import { zh } from '@fairway/ui/messages/zh';
import { createRoot } from 'react-dom/client';
import { columnWidth, keys, type WidePage, type WideRow } from './page.ts';

const columns: readonly GridColumn<WideRow>[] = [
  { key: 'id', header: 'No.', size: columnWidth, priority: 'title', value: ({ id }) => id },
  ...keys.map(
    (key): GridColumn<WideRow> => ({ key, header: key, size: columnWidth, value: (row) => row[key] }),
  ),
];
const rowKey = ({ id }: WideRow) => id;

function Grid({ rows }: { rows: readonly WideRow[] }) {
  const wide = useWideColumns<WideRow>();
  return (
    <DataGrid caption="Prices" columns={columns} rows={rows} rowKey={rowKey} height="600px" plugs={[wide]} />
  );
}

const page: WidePage = {
  mount(element, rows) {
    document.documentElement.dataset.brand = 'fairway';
    createRoot(element).render(
      <UiProvider messages={zh}>
        <Grid rows={rows} />
      </UiProvider>,
    );
  },
  scroller: () => document.querySelector('[role=grid]')?.parentElement ?? null,
  handle: () =>
    document.querySelector('[role=grid] thead')?.querySelectorAll('th')[4]?.lastElementChild ?? null,
};
Object.assign(globalThis, { widePage: page });
