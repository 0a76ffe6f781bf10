import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';

ModuleRegistry.registerModules([AllCommunityModule]);
const keys = ['id', ...Array.from({ length: 59 }, (_, index) => `w${index + 1}`)];
const definitions = keys.map((key) => ({ field: key, headerName: key, width: 100 }));
const getRowId = ({ data }) => data.id;

globalThis.widePage = {
  mount(element, rows) {
    createRoot(element).render(
      <div style={{ height: 600 }}>
        <AgGridReact rowData={rows} columnDefs={definitions} getRowId={getRowId} rowHeight={40} />
      </div>,
    );
  },
  scroller: () => document.querySelector('.ag-center-cols-viewport'),
  handle: () => document.querySelector('.ag-header-cell[col-id="w4"] .ag-header-cell-resize'),
};
