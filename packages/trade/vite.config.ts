import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2024',
    minify: false,
    lib: {
      entry: ['src/index.ts', 'src/sentences/zh.ts', 'src/sentences/en.ts'],
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^valibot(\/|$)/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
