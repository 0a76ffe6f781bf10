import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { differing, glance, picturePath, removePng, writePng } from './.storybook/glance.ts';
import { conditions, globalsOf, sessions } from './.storybook/looks.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    [initialGlobals]: ReturnType<typeof globalsOf>;
  }
}

// Stories are played on what readers get: React's production build, which is also a sixth quicker for the pages.
process.env.NODE_ENV = 'production';

const executablePath = await chromiumPath();

/** Found late, each of these reloads the page in the middle of a run. */
const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'storybook/test',
  '@fairway/ui > lucide-react',
  '@fairway/ui > @vanilla-extract/css',
  '@fairway/ui > @radix-ui/react-slot',
  '@fairway/ui > react-aria/useFilter',
  '@fairway/ui > @internationalized/date',
  '@fairway/ui > uqr',
  '@fairway/forms > valibot',
  '@fairway/gateway > ofetch',
  'msw',
  'msw/browser',
  '@fairway/portal > jotai',
  '@fairway/site > i18next',
  '@fairway/site > react-i18next',
  '@fairway/portal > react-router-dom',
];

/** Created for each project: Vitest writes into its argument. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, timezoneId: 'Asia/Shanghai' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Tests that need a browser's own parts: its keys, its storage. */
const browserTests = {
  // A test that mounts a component imports its styles.
  plugins: [vanillaExtractPlugin()],
  test: { name: 'browser', include: ['packages/*/src/**/*.browser.test.ts'], browser: browser() },
};

/** Turns the colours of the reader's system on or off. */
const forceColours: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none', reducedMotion: 'reduce' });
};

/** One page per language; each story runs its play function, axe, and a comparison of pixels. */
export default defineConfig({
  // Read by the compiler of vanilla-extract, which knows this file and not the projects in it.
  resolve: { conditions },
  test: {
    // A page more than cores: Vitest would leave a core for itself, and a page often waits, for it or for a timer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      browserTests,
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'stories',
          // Stories leave nothing behind that the next one could meet, and a page a file would double the time.
          isolate: false,
          // A story waits for several things in turn, each of which may be slow on a busy machine.
          testTimeout: 60_000,
          // The pictures of a story are taken after it, in up to seven looks.
          hookTimeout: 120_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // At the gate a story gets a second try, as the journeys do.
          retry: process.env.CI ? 1 : 0,
          browser: {
            ...browser(),
            // Equivalent to a plugin for each language, without a second server that reads everything again.
            instances: sessions.map(([first]) => ({
              browser: 'chromium',
              name: first.name,
              provide: { [initialGlobals]: globalsOf(first) },
            })),
            commands: { forceColours, glance, differing, writePng, removePng },
            expect: {
              toMatchScreenshot: {
                // Two equal pictures in a row: a large drawing on a busy machine needs a while.
                timeout: 20_000,
                comparatorName: 'pixelmatch' as const,
                comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, testFileDirectory, root }: ScreenshotPath) =>
                  `${picturePath(join(root, testFileDirectory), arg)}.png`,
              },
            },
          },
        },
      },
    ],
  },
});

interface ScreenshotPath {
  arg: string;
  testFileDirectory: string;
  root: string;
}
