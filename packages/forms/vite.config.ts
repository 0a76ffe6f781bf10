import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { clientBanner } from '../../scripts/rules/clientModules.ts';
import { styleNames } from '../../scripts/vite/styleNames.ts';
// @ts-expect-error A script for sites, which is installed as it is.
import { unlayered } from '../ui/bin/unlayered.mjs';
import { cssTarget } from '../ui/scripts/cssTarget.ts';

const conditions = ['@fairway/source', 'module', 'node', 'development|production'];

/** Writes the sheet for pages whose resets are in no layer. */
const flat = (): Plugin => ({
  name: 'flat',
  closeBundle() {
    const dist = join(import.meta.dirname, 'dist');
    writeFileSync(join(dist, 'unlayered.css'), unlayered(readFileSync(join(dist, 'style.css'), 'utf8')));
  },
});

export default defineConfig({
  // The icons of the kit's fields are compiled into the kit.
  resolve: { alias: { 'lucide-react': '@fairway/ui/icons' } },
  plugins: [react(), flat(), vanillaExtractPlugin({ identifiers: styleNames(import.meta.dirname) })],
  // Style files run while building: they find the theme in the sources of the kit, whether or not it is built.
  environments: { ssr: { resolve: { conditions } } },
  build: {
    target: 'es2024',
    cssTarget,
    minify: false,
    cssMinify: true,
    lib: {
      entry: [
        'src/index.ts',
        ...globSync('src/messages/{,import/}{??,??-??}.ts', { cwd: import.meta.dirname }),
      ],
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: [/^(react|react-dom|valibot|@fairway\/(?:ui|trade)|@vanilla-extract\/css)(\/|$)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: clientBanner(/src\/messages\/(?:import\/)?..(?:-..)?\.ts$/),
      },
    },
  },
});
