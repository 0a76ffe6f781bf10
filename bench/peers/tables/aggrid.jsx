import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { columns, compare } from './columns.js';

ModuleRegistry.registerModules([AllCommunityModule]);
const definitions = columns.map(({ key, header, width }) => ({
  field: key,
  headerName: header,
  width,
  comparator: key === 'vessel' ? compare : undefined,
}));
const selection = { mode: 'multiRow', checkboxes: true, headerCheckbox: true };
const getRowId = ({ data }) => data.id;

let root;
globalThis.gridPage = {
  mount(element, rows) {
    root = createRoot(element);
    root.render(
      <div style={{ height: 600 }}>
        <AgGridReact
          rowData={rows}
          columnDefs={definitions}
          rowSelection={selection}
          getRowId={getRowId}
          rowHeight={40}
        />
      </div>,
    );
  },
  unmount: () => root.unmount(),
  scroller: () => document.querySelector('.ag-grid-viewport'),
  box: () => document.querySelectorAll('.ag-row .ag-checkbox-input')[5],
  sort: () => document.querySelector('.ag-header-cell[col-id="vessel"] .ag-header-cell-label'),
  all: () => document.querySelector('.ag-header .ag-checkbox-input'),
};
