import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';

const port = 18787;
const reports = process.env.REPORT_FOLDER;
/**
 * Journeys for all four browsers: the way to a price and to a decision, use without a mouse, the header. All others run in two, each
 * language and each width once: two devices and buyers also need separate sample accounts.
 */
const everyBrowser = ['accessibility.spec.ts', 'decide.spec.ts', 'header.spec.ts', 'journey.spec.ts'];
/** At the desk every staff member has one session, and a reset password affects every journey. */
const oneBrowser = [
  'campaigns.spec.ts',
  'certification.spec.ts',
  'company.spec.ts',
  'desk.spec.ts',
  'forgotten.spec.ts',
  'pagesDesk.spec.ts',
  'sailings.spec.ts',
];

/** Journeys against the running product: the real server on a fresh data folder, the built portal, the pinned browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two more than the gate has cores: a journey that waits, for a second code or a job of every minute, leaves its core to another.
  workers: 4,
  forbidOnly: true,
  // At the gate a journey gets a second try; one that needed it is named as flaky in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reports ? [['list'], ['json', { outputFile: join(reports, 'e2e.json') }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    // Recording is costly: at the gate only a second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'zh desktop', use: { locale: 'zh-CN', viewport: { width: 1440, height: 900 } } },
    {
      name: 'en desktop',
      testMatch: everyBrowser,
      use: { locale: 'en-US', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'zh phone',
      testMatch: everyBrowser,
      use: { locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'en phone',
      testIgnore: oneBrowser,
      use: { locale: 'en-US', viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node e2e/serve.mjs',
    url: `http://127.0.0.1:${port}/api/health/ready`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port) },
    stdout: 'pipe',
  },
});
