import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { columns, compare } from './columns.js';

const definitions = columns.map(({ key, header, width }) => ({
  field: key,
  headerName: header,
  width,
  ...(key === 'vessel' ? { sortComparator: compare } : {}),
}));
// The free grid draws at most 100 rows a page; it still holds, sorts and selects all.
const first = { pagination: { paginationModel: { pageSize: 100 } } };

let root;
globalThis.gridPage = {
  mount(element, rows) {
    root = createRoot(element);
    root.render(
      <div style={{ height: 660 }}>
        <DataGrid
          rows={rows}
          columns={definitions}
          checkboxSelection
          disableRowSelectionOnClick
          rowHeight={40}
          initialState={first}
        />
      </div>,
    );
  },
  unmount: () => root.unmount(),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
  box: () => document.querySelectorAll('.MuiDataGrid-row input')[5],
  sort: () => document.querySelector('.MuiDataGrid-columnHeader[data-field="vessel"]'),
  all: () => document.querySelector('.MuiDataGrid-columnHeaderCheckbox input'),
};
