import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBanner } from '../../scripts/clientModules.ts';
import { styleNames } from '../../scripts/styleNames.ts';

const conditions = ['@fairway/source', 'module', 'node', 'development|production'];

export default defineConfig({
  // The icons of the kit's fields are compiled into the kit.
  resolve: { alias: { 'lucide-react': '@fairway/ui/icons' } },
  plugins: [react(), vanillaExtractPlugin({ identifiers: styleNames(import.meta.dirname) })],
  // Style files run while building: they find the theme in the sources of the kit, whether or not it is built.
  environments: { ssr: { resolve: { conditions } } },
  build: {
    target: 'es2024',
    minify: false,
    cssMinify: true,
    lib: {
      entry: ['src/index.ts', ...globSync('src/messages/??.ts', { cwd: import.meta.dirname })],
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: [/^(react|react-dom|valibot|@fairway\/(?:ui|trade)|@vanilla-extract\/css)(\/|$)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: clientBanner(/src\/messages\/..\.ts$/),
      },
    },
  },
});
