import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, compare } from './columns.js';

const byText = (a, b, id) => compare(a.getValue(id), b.getValue(id));
const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { byText },
});
const definitions = columns.map(({ key, header }) => ({
  id: key,
  accessorKey: key,
  header,
  sortFn: key === 'vessel' ? 'byText' : 'auto',
}));

const Line = memo(function Line({ row, start, selected, onToggle }) {
  return (
    <div data-line style={{ position: 'absolute', transform: `translateY(${start}px)`, height: 40 }}>
      <input type="checkbox" checked={selected} onChange={() => onToggle(row)} />
      {columns.map(({ key, width }) => (
        <span key={key} style={{ display: 'inline-block', width }}>
          {row.original[key]}
        </span>
      ))}
    </div>
  );
});
const toggle = (row) => row.toggleSelected();

function Bare({ rows: data }) {
  const scroller = useRef(null);
  const table = useTable({ features, data, columns: definitions, getRowId: (row) => row.id });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 4,
  });
  return (
    <>
      <input type="checkbox" data-all onChange={() => table.toggleAllRowsSelected()} />
      <button type="button" data-sort onClick={() => table.getColumn('vessel').toggleSorting()}>
        Vessel
      </button>
      <div ref={scroller} data-scroller style={{ height: 560, overflow: 'auto' }}>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              <Line key={row.id} row={row} start={start} selected={row.getIsSelected()} onToggle={toggle} />
            );
          })}
        </div>
      </div>
    </>
  );
}

let root;
globalThis.gridPage = {
  mount(element, rows) {
    root = createRoot(element);
    root.render(<Bare rows={rows} />);
  },
  unmount: () => root.unmount(),
  scroller: () => document.querySelector('[data-scroller]'),
  box: () => document.querySelectorAll('[data-line] input')[5],
  sort: () => document.querySelector('[data-sort]'),
  all: () => document.querySelector('[data-all]'),
};
