import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { conditions } from '../.storybook/looks.ts';
import { peer } from './peers.ts';

/** The tables that are measured, the floor first. */
export const tables = {
  floor: { name: 'no library (floor)', entry: import.meta.resolve('./gridPages/floor.ts') },
  fairway: { name: 'Fairway DataGrid', entry: import.meta.resolve('./gridPages/fairway.tsx') },
  tanstack: {
    name: 'TanStack Table + Virtual, bare',
    entry: import.meta.resolve('./peers/tables/tanstack.jsx'),
  },
  aggrid: { name: 'AG Grid Community', entry: import.meta.resolve('./peers/tables/aggrid.jsx') },
  antd: { name: 'antd Table, virtual', entry: import.meta.resolve('./peers/tables/antd.jsx') },
  mui: { name: 'MUI X DataGrid, 100 a page', entry: import.meta.resolve('./peers/tables/mui.jsx') },
} as const;

export type TableName = keyof typeof tables;

/** Script and style of a page, built for production. */
export interface Built {
  readonly script: string;
  readonly style: string;
}

/** Builds one page; peers are installed the first time. */
export async function buildTable(name: TableName): Promise<Built> {
  await peer('@tanstack/react-virtual');
  const outDir = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), ...(name === 'fairway' ? [vanillaExtractPlugin()] : [])],
    resolve: { conditions: [...conditions.slice(0, -1), 'production'], dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: fileURLToPath(tables[name].entry), output: { entryFileNames: 'page.js' } },
    },
  });
  const read = (ending: string) =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(outDir, file), 'utf8'))
      .join('\n');
  return { script: read('.js'), style: read('.css') };
}
