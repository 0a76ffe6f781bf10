import { defineConfig } from 'vitest/config';

const conditions = ['@fairway/source'];

/** The tests of rules, which need no database. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['packages/trade/src/**/*.test.ts', 'apps/server/src/areas/**/{rules,admission}.test.ts'],
  },
});
