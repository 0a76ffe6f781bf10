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

/** One project per look; each story runs its play function, axe, and a comparison of pixels. */
export default defineConfig({
  // Read by the compiler of vanilla-extract, which knows this file and not the projects in it.
  resolve: { conditions },
  test: {
    projects: looks.map(({ name, globals }) => ({
      plugins: [storybookTest({ configDir: '.storybook', initialGlobals: globals })],
      optimizeDeps: { include: prebundled },
      test: {
        name,
        setupFiles: ['.storybook/vitest.setup.ts'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath, args: chromiumArgs },
            contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, timezoneId: 'Asia/Shanghai' },
          }),
          instances: [{ browser: 'chromium' }],
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
              resolveScreenshotPath: ({ arg, testFileDirectory, root, ext }) =>
                `${root}/${testFileDirectory}/__pixels__/${arg}.${name}${ext}`,
            },
          },
        },
      },
    })),
  },
});
