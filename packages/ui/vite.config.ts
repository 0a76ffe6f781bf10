import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBanner } from '../../scripts/clientModules.ts';
import { styleNames } from '../../scripts/styleNames.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: styleNames(import.meta.dirname) })],
  // The style sheet names its font from where it lies itself.
  base: './',
  build: {
    target: 'es2024',
    minify: false,
    // A site without a bundler links it as it is.
    cssMinify: true,
    sourcemap: true,
    lib: {
      entry: [
        'src/index.ts',
        'src/theme/index.ts',
        'src/theme/brand/index.ts',
        'src/theme/brands/fairway.css.ts',
        'src/theme/brands/quay.css.ts',
        'src/components/dates/WeekPicker/isoWeek.ts',
        'src/components/data/DataTable/tableQuery.ts',
        ...globSync('src/messages/??.ts', { cwd: import.meta.dirname }),
      ],
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: [
        /^(react|react-dom|@radix-ui\/react-slot|react-aria|lucide-react|uqr|@internationalized\/date|@vanilla-extract\/css)(\/|$)/,
      ],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
        banner: clientBanner(/src\/messages\/..(?:\/(?:core|more))?\.ts$/),
      },
    },
  },
});
