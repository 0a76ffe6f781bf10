import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { conditions } from '../.storybook/looks.ts';
import { cssTarget } from '../packages/ui/scripts/cssTarget.ts';
import { drawnIcons } from '../scripts/vite/drawnIcons.ts';
import { styleNames } from '../scripts/vite/styleNames.ts';
import { installPeers } from './peers.ts';

/** Script and style of a page, built for production. */
export interface Built {
  readonly script: string;
  readonly style: string;
}

export interface BuildOptions {
  /** With React's profiler, to count renders; its times mean nothing. */
  readonly profiling?: boolean;
  /** Excluded, because the surrounding page provides it. */
  readonly external?: readonly RegExp[];
}

const peersFolder = new URL('./peers/', import.meta.url).href;

/** Builds one page for production from the URL of its entry; peers are installed the first time. */
export async function buildPage(entry: string, { profiling, external }: BuildOptions = {}): Promise<Built> {
  installPeers();
  const theirs = entry.startsWith(peersFolder);
  const outDir = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: import.meta.dirname,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        react(),
        ...(theirs
          ? []
          : [drawnIcons(), vanillaExtractPlugin({ identifiers: styleNames(import.meta.dirname) })]),
      ],
      resolve: {
        conditions: [...conditions.slice(0, -1), 'production'],
        dedupe: ['react', 'react-dom'],
        alias: profiling ? { 'react-dom/client': 'react-dom/profiling' } : {},
      },
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: false,
        ...(theirs ? {} : { cssTarget }),
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          input: fileURLToPath(entry),
          external: [...(external ?? [])],
          output: { entryFileNames: 'page.js' },
        },
      },
    });
    const read = (ending: string) =>
      readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(join(outDir, file), 'utf8'))
        .join('\n');
    return { script: read('.js'), style: read('.css') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Returns the transferred size of a text, kB of 1,000 bytes, gzip at its default level. */
export function kB(text: string): number {
  return text === '' ? 0 : gzipSync(text).length / 1000;
}
