import type { Browser, Page } from 'playwright';
import { words as login } from '../apps/portal/src/features/login/words.en.ts';
import { words as ports } from '../apps/portal/src/screens/encyclopedia/ports/words.en.ts';
import { en as forms } from '../packages/forms/src/messages/en.ts';
import { en as kit } from '../packages/ui/src/messages/en.ts';
import { withBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { type Bench, figure } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 7;
const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB', hasTouch: true } as const;

declare global {
  /** Durations of interactions since the last step, ms. */
  var interactions: number[];
}

interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
}

const steps: readonly Step[] = [
  {
    name: 'log in',
    async act(page) {
      await page.getByRole('button', { name: kit.header.login }).tap();
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('tab', { name: kit.loginDialog.password }).tap();
      await dialog.getByRole('textbox').first().pressSequentially('member@example.com');
      await dialog
        .getByRole('textbox', { name: forms.password.purposes.current.label })
        .pressSequentially('Fairway2026');
      await dialog.getByRole('button', { name: login.login.submitPassword, exact: true }).tap();
      const force = page.getByRole('button', { name: login.login.force });
      const account = page.getByRole('button', { name: new RegExp(kit.header.account) });
      // The round before is still logged in.
      await account.or(force).waitFor();
      if (await force.isVisible()) await force.tap();
      await account.waitFor();
    },
  },
  {
    name: 'search ports',
    async act(page) {
      const field = page.getByRole('searchbox', { name: ports.ports.search });
      await field.pressSequentially('an');
      await field.press('Enter');
      await page.waitForURL(/keyword=an/);
    },
  },
  {
    name: 'sort',
    async act(page) {
      const sort = page.getByRole('combobox', { name: ports.ports.sort });
      await sort.tap();
      await sort.press('ArrowDown');
      await sort.press('Enter');
      await page.waitForURL(/sort=name/);
    },
  },
  {
    name: 'next page',
    async act(page) {
      await page.getByRole('link', { name: kit.pagination.next }).first().tap();
      await page.waitForURL(/page=2/);
    },
  },
];

/** A page with nothing but a select: the least that `sort` can take, because the browser makes the list that opens. */
const bareSelect =
  '<meta name="viewport" content="width=device-width"><select><option>1</option><option>2</option></select>';

/** The slowest interactions of a phone whose processor is slowed 4 times. */
export const bench: Bench = async () => {
  const product = await startProduct();
  try {
    const { worst, bare } = await withBrowser(async (browser) => {
      const bare: number[] = [];
      const worst = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round++) {
        bare.push(
          await onPhone(browser, 'about:blank', async (page) => {
            await page.setContent(bareSelect);
            await page.getByRole('combobox').tap();
            return slowest(page);
          }),
        );
        await onPhone(browser, `${product.url}/wikipedia/harbour`, async (page) => {
          for (const { name, act } of steps) {
            await act(page);
            worst.get(name)?.push(await slowest(page));
          }
        });
      }
      return { worst, bare };
    });
    return {
      title: 'Interactions on a phone (P6)',
      how: `A member logs in, searches ports, sorts and turns the page at 360 px, with the processor slowed 4 times, ${rounds} rounds: the slowest interaction of each step by the browser's Event Timing, from the input to the next frame, in steps of 8 ms. Sort opens a select, whose list the browser makes; the bare one is on a page with nothing else.`,
      figures: [
        ...[...worst].map(([name, values]) => figure(name, values, 'ms', '≤ 100 ms', 0)),
        figure('open a bare select', bare, 'ms', '', 0),
      ],
    };
  } finally {
    await product.stop();
  }
};

/** Opens an address on a phone, slows its processor once the page is idle, and closes it after the work. */
async function onPhone<Value>(
  browser: Browser,
  address: string,
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const value = await work(page);
  await context.close();
  return value;
}

/** Records the duration of each interaction; runs in the page. */
function observe(): void {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) globalThis.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest interaction since the last call; 16 ms if none took longer. */
async function slowest(page: Page): Promise<number> {
  // The browser reports an interaction after the next frame, when the page is idle.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
  return page.evaluate(() => {
    const most = Math.max(16, ...globalThis.interactions);
    globalThis.interactions = [];
    return most;
  });
}
