import { globSync } from 'node:fs';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2024',
    minify: false,
    lib: {
      entry: ['src/index.ts', ...globSync('src/sentences/{??,??-??}.ts', { cwd: import.meta.dirname })],
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^valibot(\/|$)/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
