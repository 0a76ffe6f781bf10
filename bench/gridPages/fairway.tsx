import '@fairway/ui/brands/fairway';
import { DataGrid, type GridColumn, type Sort, UiProvider, useSelection, useTableRows } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type GridPage, type Sailing, texts } from './page.ts';

const columns = texts.map(
  ([key, header, size]): GridColumn<Sailing> => ({
    key,
    header,
    size,
    cell: (row) => row[key],
    value: (row) => row[key],
    sortable: key === 'vessel',
    priority: key === 'id' ? 'title' : 'fact',
  }),
);
const rowKey = ({ id }: Sailing) => id;

function Grid({ rows }: { rows: readonly Sailing[] }) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [selection, setSelection] = useSelection();
  const sorted = useTableRows(rows, columns, { sort, filters: {}, search: '' });
  return (
    <DataGrid
      caption="Sailings"
      columns={columns}
      rows={sorted}
      rowKey={rowKey}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      height="600px"
    />
  );
}

let root: Root;
const page: GridPage = {
  mount(element, rows) {
    document.documentElement.dataset.brand = 'fairway';
    root = createRoot(element);
    root.render(
      <UiProvider messages={zh}>
        <Grid rows={rows} />
      </UiProvider>,
    );
  },
  unmount: () => root.unmount(),
  scroller: () => document.querySelector('[role=grid]')?.parentElement ?? null,
  box: () => document.querySelectorAll<HTMLElement>('tbody input')[5] ?? null,
  sort: () => document.querySelector('thead button'),
  all: () => document.querySelector('thead input'),
};
Object.assign(globalThis, { gridPage: page });
