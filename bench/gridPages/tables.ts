/** The tables that are measured, the floor first. */
export const tables = {
  floor: { name: 'no library (floor)', entry: import.meta.resolve('./floor.ts') },
  fairway: { name: 'Fairway DataGrid', entry: import.meta.resolve('./fairway.tsx') },
  tanstack: {
    name: 'TanStack Table + Virtual, bare',
    entry: import.meta.resolve('../peers/tables/tanstack.jsx'),
  },
  aggrid: { name: 'AG Grid Community', entry: import.meta.resolve('../peers/tables/aggrid.jsx') },
  antd: { name: 'antd Table, virtual', entry: import.meta.resolve('../peers/tables/antd.jsx') },
  mui: { name: 'MUI X DataGrid, 100 a page', entry: import.meta.resolve('../peers/tables/mui.jsx') },
} as const;

export type TableName = keyof typeof tables;
