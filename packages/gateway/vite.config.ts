import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One file out for each file in, so that sites take single areas of the contract. */
const areas = readdirSync(new URL('src/contract', import.meta.url))
  .filter((name) => /^\w+\.ts$/.test(name))
  .map((name) => `src/contract/${name}`);

export default defineConfig({
  build: {
    target: 'es2024',
    minify: false,
    lib: {
      entry: ['src/index.ts', 'src/signature.ts', 'src/openapi.ts', 'src/mock/index.ts', ...areas],
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^(valibot|ofetch|msw|@fairway\/trade)(\/|$)/, '@valibot/to-json-schema'],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
