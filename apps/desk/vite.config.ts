import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from '../../packages/ui/scripts/cssTarget.ts';
import { drawnIcons } from '../../scripts/vite/drawnIcons.ts';
import { precompress } from '../../scripts/vite/precompress.ts';
import { productionRouter } from '../../scripts/vite/productionRouter.ts';
import { styleNames } from '../../scripts/vite/styleNames.ts';
import { titles } from '../../scripts/vite/titles.ts';

/** Only what browsers load: everything here is behind a login, so no page is drawn by the server. */
export default defineConfig(({ command }) => ({
  base: '/desk/',
  plugins: [
    productionRouter(),
    titles(),
    drawnIcons(),
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? styleNames(import.meta.dirname) : 'debug' }),
    precompress(),
  ],
  resolve: {
    conditions: ['@fairway/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8787', '/sandbox': 'http://127.0.0.1:8787' } },
  build: {
    target: 'es2022',
    cssTarget,
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The code that every page needs is in two files; libraries are separate because they seldom change.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
            { name: 'desk', tags: ['$initial'], test: /(?<!main\.tsx|index\.html)$/, priority: 1 },
          ],
        },
      },
    },
  },
}));
