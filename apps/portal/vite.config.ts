import { parse } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { cssTarget } from '../../packages/ui/scripts/cssTarget.ts';
import { drawnIcons } from '../../scripts/vite/drawnIcons.ts';
import { pageSheets } from '../../scripts/vite/pageSheets.ts';
import { precompress } from '../../scripts/vite/precompress.ts';
import { productionRouter } from '../../scripts/vite/productionRouter.ts';
import { styleNames } from '../../scripts/vite/styleNames.ts';
import { titles } from '../../scripts/vite/titles.ts';
import { preloadWanted } from './preloadWanted.ts';

/** Conditions under which workspace packages resolve to their sources. */
const conditions = ['@fairway/source', 'module', 'browser', 'development|production'];

const shortly = (name: string) => name.replace(/~.*/, '');

/** The build for browsers. */
const client: BuildOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    // The home page counts as common code: most readers open it first, its search and tables are used on other pages
    // too, and one file is smaller than five.
    input: ['index.html', 'src/start.ts', 'src/screens/home/home/route.tsx'],
    // The code that starts a server-rendered page uses a few ids and must not wait for the chunk that declares them.
    optimization: { inlineConst: { mode: 'all', pass: 1 } },
    output: {
      // A shared file is named after all pages that share it, and every page contains the names of all files.
      chunkFileNames: ({ name }) => `assets/${shortly(name)}-[hash].js`,
      assetFileNames: ({ names: [name = ''] }) => `assets/${shortly(parse(name).name)}-[hash][extname]`,
      codeSplitting: {
        // Few files: the code of every page in two, libraries apart because they change seldom; the gateway, which a
        // server-rendered page does not need, in one; small parts of the kit in one; other shared code grouped by the
        // screens that share it. Small chunks of ours are not merged: with fifty pages a merged one would load the
        // calls of one page on another.
        groups: [
          // The code that starts a server-rendered page needs these few lines first.
          { name: 'keys', test: /firstPage[\\/]findKey\.ts$/, priority: 4 },
          { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
          {
            name: 'portal',
            tags: ['$initial'],
            test: /(?<!screens[\\/]home[\\/]home[\\/][\w.]+|main\.tsx|index\.html|src[\\/]start\.ts|firstPage[\\/](start|ids)\.ts)$/,
            priority: 2,
          },
          {
            // Pages of sailings read a shipment from their address: otherwise each would import the gateway with it.
            // Named before the gateway, because of equal whole priorities the first group takes a module.
            name: 'shipment',
            test: /trade[\\/]src[\\/](shipment[\\/]\w+|validators[\\/]choices[\\/]amountText|weeks)\.ts$/,
            minShareCount: 2,
            priority: 1.7,
          },
          {
            // Includes its dependencies: the schemas of the calls and the code that checks and sends them.
            name: 'gateway',
            test: /portal[\\/]src[\\/](gateway\.ts|calls[\\/])/,
            priority: 1.5,
          },
          {
            // Reads addresses of lists without the schemas of their calls: otherwise a screen would include those.
            name: 'listings',
            test: /gateway[\\/]src[\\/]contract[\\/](listings[\\/]\w+|listing|listAddress|choices)\.ts$/,
            minShareCount: 2,
            priority: 1.6,
          },
          {
            // Schemas that loaders share: merged with crumbs of screens they would come with those.
            name: 'contract',
            test: /gateway[\\/]src[\\/]contract[\\/]/,
            minShareCount: 6,
            priority: 1.2,
          },
          {
            // Each file costs a browser more than a crumb of a kilobyte weighs: alone these were eight files a page.
            // A mutation's form would bring the forms to pages that have none.
            name: 'kit',
            test: /packages[\\/](ui|trade|site)[\\/](?!src[\\/]mutations[\\/]useMutationForm\.ts)|node_modules/,
            minShareCount: 10,
            maxModuleSize: 1_500,
            priority: 1.1,
          },
          {
            name: 'shared',
            minShareCount: 2,
            entriesAware: true,
            priority: 1,
          },
        ],
      },
    },
  },
};

/** The build for server rendering: one file with everything in it, so that a copy of it is a whole portal. */
const server: BuildOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.js' } },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    productionRouter(),
    titles(),
    drawnIcons(),
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? styleNames(import.meta.dirname) : 'debug' }),
    ...(isSsrBuild
      ? []
      : [preloadWanted(), pageSheets('index.html', /^src\/screens\/.+\/route\.tsx?$/), precompress()]),
  ],
  resolve: { conditions, dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: true, resolve: { conditions } },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8787',
      '/sandbox': 'http://127.0.0.1:8787',
      '/calendar': 'http://127.0.0.1:8787',
    },
  },
  // Vite leaves the mode of server bundles to the server; ours is always built for use.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: { target: 'es2022', cssTarget, ...(isSsrBuild ? server : client) },
}));
