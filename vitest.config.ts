import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['@fairway/source'];

export default defineConfig({
  test: {
    // Vitest would leave a core for itself, and on two cores run one file at a time.
    maxWorkers: availableParallelism(),
    // Files share their modules, and no test leaves anything in them: a worker a file would double the time.
    isolate: false,
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages/*,apps/{portal,desk}}/src/**/*.test.ts', '{.storybook,scripts}/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/globalSetup.ts'],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
