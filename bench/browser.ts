import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import type { Built } from './build.ts';
import { median } from './table.ts';

/** A built page in the pinned Chromium, with a clock that counts only the work of its main thread. */
export interface OpenPage {
  readonly page: Page;
  /** Main-thread CPU ms from an act until the page is still again: script, style, layout and paint. */
  cpu(act: () => Promise<unknown>): Promise<number>;
}

/** Runs work with the pinned Chromium, headless, and closes it. */
export async function withBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page with its style in place, runs its script and waits until it has put `ready` on `globalThis`. */
export async function withPage<Value>(
  browser: Browser,
  { script, style }: Built,
  ready: string,
  work: (open: OpenPage) => Promise<Value>,
): Promise<Value> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
  try {
    await page.setContent(`<style>${style}</style><div id="root"></div>`);
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction((name) => name in globalThis, ready);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const still = await stillMs(page, cdp);
    return await work({ page, cpu: (act) => cpu(page, cdp, still, act) });
  } finally {
    await page.close();
  }
}

/** Returns the cost of measuring a still page, ms. */
async function stillMs(page: Page, cdp: CDPSession): Promise<number> {
  const cycles: number[] = [];
  for (let cycle = 0; cycle < 5; cycle++) {
    const before = await taskMs(cdp);
    cycles.push((await settled(page, cdp)) - before);
  }
  return median(cycles);
}

async function cpu(page: Page, cdp: CDPSession, still: number, act: () => Promise<unknown>): Promise<number> {
  const before = await taskMs(cdp);
  await act();
  let now = await settled(page, cdp);
  let cycles = 1;
  for (let grown = Number.POSITIVE_INFINITY; grown > still + 1 && cycles < 60; cycles++) {
    const next = await settled(page, cdp);
    grown = next - now;
    now = next;
  }
  return Math.max(0, now - before - still * cycles);
}

async function settled(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
  );
  return taskMs(cdp);
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
