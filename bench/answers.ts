import type { Browser, Page } from 'playwright';
import { words as login } from '../apps/portal/src/features/login/words.en.ts';
import { en as words } from '../apps/portal/src/language/en.ts';
import { words as home } from '../apps/portal/src/screens/home/home/words.en.ts';
import { words as tracking } from '../apps/portal/src/screens/tools/cargoTracking/words.en.ts';
import { en as forms } from '../packages/forms/src/messages/en.ts';
import { en as kit } from '../packages/ui/src/messages/en.ts';
import { withBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { type Bench, type Figure, figure } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 5;
const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB', deviceScaleFactor: 1 } as const;

/** A question of a user, from the home page's address to the answer. */
interface Question {
  readonly name: string;
  /** A logged-in user has visited before the question is asked. */
  readonly reader: 'visitor' | 'member';
  /** Presses and words typed count one each; opening the address does not count. */
  readonly steps: readonly ((page: Page, round: number) => Promise<unknown>)[];
  /** The answer on the page. */
  readonly answer: (page: Page) => Promise<unknown>;
}

/** Each round tracks a container that is not watched yet. */
const boxes = ['MSKU9070323', 'MSKU9070339', 'MSKU9070344', 'MSKU9070350', 'MSKU9070365'];
const track = (number: (round: number) => string): Question['steps'] => [
  (page, round) => page.getByRole('textbox', { name: home.home.track }).fill(number(round)),
  (page) => page.getByRole('button', { name: home.home.trackAct, exact: true }).click(),
];

const palette = (keyword: string, option: RegExp): Question['steps'] => [
  // A press before the scripts are loaded is queued until they are.
  (page) => page.getByRole('button', { name: words.header.find }).click(),
  (page) => page.getByRole('dialog').getByRole('combobox').fill(keyword),
  (page) => page.getByRole('option', { name: option }).first().click(),
];

const questions: readonly Question[] = [
  {
    name: 'tariff of a code (HS 8507600090)',
    reader: 'visitor',
    steps: palette('8507600090', /8507/),
    answer: (page) =>
      page
        .getByRole('heading', { level: 1 })
        .filter({ hasText: /8507|ithium/ })
        .waitFor(),
  },
  {
    name: 'a port (Rotterdam)',
    reader: 'visitor',
    steps: palette('Rotterdam', /Rotterdam/),
    answer: (page) => page.getByRole('heading', { level: 1, name: /Rotterdam/ }).waitFor(),
  },
  {
    name: 'where a container is (MSKU 907032 3 and others)',
    reader: 'member',
    steps: track((round) => boxes[round % boxes.length] ?? ''),
    answer: (page) => page.getByRole('table', { name: tracking.tracking.events }).waitFor(),
  },
  {
    name: 'what kind of number and whose (container CSNU 621847 4)',
    reader: 'visitor',
    steps: track(() => 'CSNU 621847 4').slice(0, 1),
    answer: (page) => page.getByText(/COSCO/).first().waitFor(),
  },
];

/** Measures the steps, the bytes transferred and the time to an answer on a phone with an empty cache. */
export const bench: Bench = async () => {
  const product = await startProduct();
  try {
    const figures = await withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const question of questions) {
        const all = [];
        for (let round = 0; round < rounds; round++)
          all.push(await ask(browser, product.url, question, round));
        const kilobytes = all.map(({ bytes }) => bytes / 1000);
        figures.push(figure(`${question.name}: steps`, [question.steps.length], '', '', 0));
        figures.push(figure(`${question.name}: over the line`, kilobytes, 'kB', '', 0));
        figures.push(
          figure(
            `${question.name}: from address to answer`,
            all.map(({ ms }) => ms),
            'ms',
            '',
            0,
          ),
        );
      }
      return figures;
    });
    return {
      title: 'From address to answer',
      how: `A phone with an empty cache opens the home page and sends a query, ${rounds} times, on this machine, without a throttled connection. Bytes are transferred bytes, compressed, including the home page.`,
      figures,
    };
  } finally {
    await product.stop();
  }
};

/** Logs in a sample member; the login is not part of a question. */
async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: kit.header.login }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('tab', { name: kit.loginDialog.password }).click();
  await dialog.getByRole('textbox').first().fill('member@example.com');
  await dialog.getByRole('textbox', { name: forms.password.purposes.current.label }).fill('Fairway2026');
  await dialog.getByRole('button', { name: login.login.submitPassword, exact: true }).click();
  const account = page.getByRole('button', { name: new RegExp(kit.header.account) });
  // The round before is still logged in.
  const force = page.getByRole('button', { name: login.login.force });
  await account.or(force).waitFor();
  if (await force.isVisible()) await force.click();
  await account.waitFor();
}

async function ask(browser: Browser, url: string, { reader, steps, answer }: Question, round: number) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (reader === 'member') {
      // A login belongs to its browser, so the question is asked in the same one with an empty cache.
      await logIn(page, url);
      await page.goto('about:blank');
      await cdp.send('Network.clearBrowserCache');
    }
    await cdp.send('Network.enable');
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const began = performance.now();
    await page.goto(url);
    for (const step of steps) await step(page, round);
    await answer(page);
    return { ms: performance.now() - began, bytes };
  } finally {
    await context.close();
  }
}
