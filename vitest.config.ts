import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { titles } from './scripts/vite/titles.ts';

const conditions = ['@fairway/source'];

/** Files that mostly wait, for servers that start, end and find what another left. Begun last, they would run on alone. */
const waiting = [
  'kill.test.ts',
  'jobs.test.ts',
  'fullDisk.test.ts',
  'embedded.test.ts',
  'production.test.ts',
];

/** On a fresh clone nothing is known of how long a file takes, and the largest begin. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = waiting.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place === -1 ? waiting.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // Vitest would leave a core for itself, and on two cores run one file at a time.
    maxWorkers: availableParallelism(),
    // Files share their modules, and no test leaves anything in them: a worker a file would double the time.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        plugins: [titles()],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{packages/*,apps/{portal,desk}}/src/**/*.test.ts',
            '{.storybook,bench}/*.test.ts',
            'scripts/{,checks/,rules/,vite/}*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'server',
          environment: 'node',
          // Those that wait leave their core to another.
          maxWorkers: availableParallelism() + 1,
          // Vitest wants a separate group if the number of workers differs.
          sequence: { groupOrder: 1 },
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/globalSetup.ts'],
          // The limit only ends a test that hangs: on a busy machine a real server is slow.
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
