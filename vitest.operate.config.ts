import { defineConfig } from 'vitest/config';

const conditions = ['@fairway/source'];

/** Tests against Debian's PostgreSQL, pgbouncer and nginx: `npm run test:operate`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'operate',
    environment: 'node',
    include: ['apps/server/operate/*.test.ts'],
    // Each starts several servers; two at once keep two cores busy.
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: 600_000,
  },
});
