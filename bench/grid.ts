import type { Browser } from 'playwright';
import { withBrowser, withPage } from './browser.ts';
import { type Built, buildPage, kB } from './build.ts';
import { type GridPage, makeRows } from './gridPages/page.ts';
import { type TableName, tables } from './gridPages/tables.ts';
import { type Bench, type Figure, figure, median } from './table.ts';

declare global {
  var gridPage: GridPage;
  var rows: ReturnType<typeof makeRows>;
}

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const count = brief ? 5_000 : 100_000;
const steps = 20;

/** The measured actions with their limits, ms of main-thread CPU. */
const acts = { mount: 150, 'scroll step': 10, 'row click': 10, sort: 400, 'select all': 50 } as const;
type Act = keyof typeof acts;
type Measured = Record<Act, number> & { rows: number };

/** Every table in turn, round by round, so that a noisy neighbour affects all alike. */
export const bench: Bench = async () => {
  const names = Object.keys(tables) as TableName[];
  const built = new Map<TableName, Built>();
  for (const name of names) built.set(name, await buildPage(tables[name].entry));
  const measured = new Map<TableName, Measured[]>(names.map((name) => [name, []]));
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of built) measured.get(name)?.push(await measure(browser, page));
  });
  const figures = (Object.keys(acts) as Act[]).flatMap((act) =>
    names.map((name) => {
      const values = (measured.get(name) ?? []).map((round) => round[act]);
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
    how: `CPU time of the main thread (script, style, layout, paint) in the pinned headless Chromium, ${rounds} interleaved rounds, production builds. Scroll: ${steps} steps of 300 px, per step. Sort: texts by Chinese collation. Row click and select all: the checkboxes.`,
    figures: [...figures, ...rowsInDom(measured), ...weights(built)],
  };
};

/** Rows in the DOM after scrolling. */
function rowsInDom(measured: ReadonlyMap<TableName, readonly Measured[]>): Figure[] {
  return [...measured].map(([name, rounds]) =>
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
    return figure(`whole page, gzip: ${tables[name].name}`, [kB(script) + kB(style)], 'kB', '', 0);
  });
}

function measure(browser: Browser, built: Built): Promise<Measured> {
  return withPage(browser, built, 'gridPage', async ({ page, cpu: time }) => {
    await page.evaluate(`void (globalThis.rows = (${makeRows})(${count}))`);

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
  });
}
