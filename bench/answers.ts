import type { Browser, Page } from 'playwright';
import { en as words } from '../apps/portal/src/language/en.ts';
import { en as kit } from '../packages/ui/src/messages/en.ts';
import { withBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { type Bench, type Figure, figure } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 5;
const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB', deviceScaleFactor: 1 } as const;

/** A question that somebody comes with, from the home page's address to its answer. */
interface Question {
  readonly name: string;
  /** Presses and words typed count one each; opening the address is none. */
  readonly steps: readonly ((page: Page) => Promise<unknown>)[];
  /** Stands on the page when the question is answered. */
  readonly answer: (page: Page) => Promise<unknown>;
}

const palette = (keyword: string, found: RegExp): Question['steps'] => [
  // A press before the scripts are here is held until they are; a phone has no Ctrl.
  (page) => page.getByRole('button', { name: kit.header.openMenu }).click(),
  (page) =>
    page
      .getByRole('dialog', { name: kit.header.menu })
      .getByRole('button', { name: words.header.find })
      .click(),
  (page) => page.getByRole('dialog').getByRole('combobox').fill(keyword),
  (page) => page.getByRole('option', { name: found }).first().click(),
];

const questions: readonly Question[] = [
  {
    name: 'tariff of a code (HS 8507600090)',
    steps: palette('8507600090', /8507/),
    answer: (page) =>
      page
        .getByRole('heading', { level: 1 })
        .filter({ hasText: /8507|ithium/ })
        .waitFor(),
  },
  {
    name: 'a port (Rotterdam)',
    steps: palette('Rotterdam', /Rotterdam/),
    answer: (page) => page.getByRole('heading', { level: 1, name: /Rotterdam/ }).waitFor(),
  },
  {
    name: 'what kind of number and whose (container CSNU 621847 4)',
    steps: [
      (page) => page.goto(`${new URL(page.url()).origin}/logisticsTool/cargoTracking`),
      (page) => page.getByRole('textbox').first().fill('CSNU 621847 4'),
    ],
    answer: (page) => page.getByText(/COSCO/).first().waitFor(),
  },
];

/** What it takes a visitor with an empty cache on a phone to have an answer: steps, bytes over the line, and time. */
export const bench: Bench = async () => {
  const product = await startProduct();
  try {
    const figures = await withBrowser(async (browser) => {
      const found: Figure[] = [];
      for (const question of questions) {
        const all = [];
        for (let round = 0; round < rounds; round++) all.push(await ask(browser, product.url, question));
        const kilobytes = all.map(({ bytes }) => bytes / 1000);
        found.push(figure(`${question.name}: steps`, [question.steps.length], '', '', 0));
        found.push(figure(`${question.name}: over the line`, kilobytes, 'kB', '', 0));
        found.push(
          figure(
            `${question.name}: from address to answer`,
            all.map(({ ms }) => ms),
            'ms',
            '',
            0,
          ),
        );
      }
      return found;
    });
    return {
      title: 'From address to answer',
      how: `A visitor on a phone with an empty cache opens the home page and asks, ${rounds} times; on this machine, without a slow line. Bytes as they came over the line, compressed, with the home page itself.`,
      figures,
    };
  } finally {
    await product.stop();
  }
};

async function ask(browser: Browser, url: string, { steps, answer }: Question) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const began = performance.now();
    await page.goto(url);
    for (const step of steps) await step(page);
    await answer(page);
    return { ms: performance.now() - began, bytes };
  } finally {
    await context.close();
  }
}
