import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { type Built, buildTable, type TableName, tables } from './gridBuild.ts';
import { type GridPage, makeRows } from './gridPages/page.ts';
import { type Bench, type Figure, figure, median } from './table.ts';

declare global {
  var gridPage: GridPage;
  var rows: ReturnType<typeof makeRows>;
}

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const count = brief ? 5_000 : 100_000;
const steps = 20;

/** What is measured, and how long it may take, ms of main-thread CPU. */
const acts = { mount: 150, 'scroll step': 10, 'row click': 10, sort: 400, 'select all': 50 } as const;
type Act = keyof typeof acts;
type Measured = Record<Act, number> & { rows: number };

/** Every table in turn, round by round, so that a noisy neighbour meets all alike. */
export const bench: Bench = async () => {
  const names = Object.keys(tables) as TableName[];
  const built = new Map<TableName, Built>();
  for (const name of names) built.set(name, await buildTable(name));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const found = new Map<TableName, Measured[]>(names.map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of built) found.get(name)?.push(await measure(browser, page));
  } finally {
    await browser.close();
  }
  const figures = (Object.keys(acts) as Act[]).flatMap((act) =>
    names.map((name) => {
      const values = (found.get(name) ?? []).map((round) => round[act]);
      return figure(
        `${act}: ${tables[name].name}`,
        values,
        'ms',
        name === 'fairway' ? `≤ ${acts[act]} ms` : '',
      );
    }),
  );
  return {
    title: 'Table of 100,000 rows × 8 columns (P5)',
    how: `CPU time of the main thread (script, style, layout, paint) in the pinned headless Chromium, ${rounds} rounds in turn, production builds. Scroll: ${steps} steps of 300 px, per step. Sort: texts by Chinese collation. Row click and select all: the boxes.`,
    figures: [...figures, ...held(found), ...weights(built)],
  };
};

/** Rows in the DOM after scrolling. */
function held(found: ReadonlyMap<TableName, readonly Measured[]>): Figure[] {
  return [...found].map(([name, rounds]) =>
    figure(
      `rows in the DOM: ${tables[name].name}`,
      rounds.map(({ rows }) => rows),
      '',
      name === 'fairway' ? '≤ 60' : '',
      0,
    ),
  );
}

function weights(built: ReadonlyMap<TableName, Built>): Figure[] {
  return [...built].map(([name, { script, style }]) => {
    const kB = (gzipSync(script).length + gzipSync(style).length) / 1000;
    return figure(`whole page, gzip: ${tables[name].name}`, [kB], 'kB', '', 0);
  });
}

async function measure(browser: Browser, { script, style }: Built): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
  try {
    await page.setContent(`<style>${style}</style><div id="root"></div>`);
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => globalThis.gridPage !== undefined);
    await page.evaluate(`void (globalThis.rows = (${makeRows})(${count}))`);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const still = await stillMs(page, cdp);
    const time = (act: () => Promise<unknown>) => cpu(page, cdp, still, act);

    const mount = await time(() =>
      page.evaluate(() =>
        globalThis.gridPage.mount(document.querySelector('#root') as HTMLElement, globalThis.rows),
      ),
    );
    await page.waitForFunction(() => globalThis.gridPage.box() && globalThis.gridPage.scroller());
    const scrolled: number[] = [];
    for (let step = 0; step < steps; step++) {
      scrolled.push(
        await time(() =>
          page.evaluate(() => {
            const scroller = globalThis.gridPage.scroller();
            if (scroller) scroller.scrollTop += 300;
          }),
        ),
      );
    }
    const rows = await page.evaluate(
      () => document.querySelectorAll('[role=row], tr, .ant-table-row, [data-line]').length,
    );
    const press = (what: 'box' | 'sort' | 'all') =>
      time(() => page.evaluate((name) => globalThis.gridPage[name]()?.click(), what));
    const click = await press('box');
    const sort = await press('sort');
    const all = await press('all');
    return { mount, 'scroll step': median(scrolled), 'row click': click, sort, 'select all': all, rows };
  } finally {
    await page.close();
  }
}

/** What a look at a still page costs itself, ms. */
async function stillMs(page: Page, cdp: CDPSession): Promise<number> {
  const cycles: number[] = [];
  for (let cycle = 0; cycle < 5; cycle++) {
    const before = await taskMs(cdp);
    cycles.push((await settled(page, cdp)) - before);
  }
  return median(cycles);
}

/** Main-thread CPU ms from an act until the page is still again, without what looking costs. */
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
