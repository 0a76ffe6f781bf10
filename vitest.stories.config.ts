import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { conditions, looks } from './.storybook/looks.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';

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
  '@fairway/ui > radix-ui',
  '@fairway/ui > react-aria',
  '@fairway/forms > valibot',
  '@fairway/gateway > ofetch',
  'msw',
  'msw/browser',
  '@fairway/portal > jotai',
  '@fairway/portal > i18next',
  '@fairway/portal > react-i18next',
  '@fairway/portal > react-router-dom',
];

/** Made anew for each project: Vitest writes into what it is given. */
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

/** What needs a browser's own parts: its keys, its storage. */
const browserTests = {
  test: { name: 'browser', include: ['packages/*/src/**/*.browser.test.ts'], browser: browser() },
};

/** One project per look; each story runs its play function, axe, and a comparison of pixels. */
export default defineConfig({
  // Read by the compiler of vanilla-extract, which knows this file and not the projects in it.
  resolve: { conditions },
  test: {
    projects: [
      browserTests,
      ...looks.map(({ name, globals }) => ({
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: globals })],
        optimizeDeps: { include: prebundled },
        test: {
          name,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // At the gate a story gets a second try, as the journeys do.
          retry: process.env.CI ? 1 : 0,
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch' as const,
                comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, testFileDirectory, root, ext }: ScreenshotPath) =>
                  `${root}/${testFileDirectory}/__pixels__/${arg}.${name}${ext}`,
              },
            },
          },
        },
      })),
    ],
  },
});

interface ScreenshotPath {
  arg: string;
  testFileDirectory: string;
  root: string;
  ext: string;
}
