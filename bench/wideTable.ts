import type { Browser, Page } from 'playwright';
import { withBrowser, withPage } from './browser.ts';
import { type Built, buildPage } from './build.ts';
import { type Bench, type Figure, figure, median } from './table.ts';
import { columnCount, makeWideRows, type WidePage } from './widePages/page.ts';

declare global {
  var widePage: WidePage;
  var wideRows: ReturnType<typeof makeWideRows>;
}

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const count = brief ? 500 : 10_000;
const steps = 15;

const tables = {
  floor: { name: 'no library (floor)', entry: import.meta.resolve('./widePages/floor.ts') },
  fairway: { name: 'Fairway DataGrid', entry: import.meta.resolve('./widePages/fairway.tsx') },
  aggrid: { name: 'AG Grid Community', entry: import.meta.resolve('./peers/tables/wideAggrid.jsx') },
  antd: { name: 'antd Table, virtual', entry: import.meta.resolve('./peers/tables/wideAntd.jsx') },
} as const;
type TableName = keyof typeof tables;

/** The measured actions with their limits, ms of main-thread CPU. */
const acts = { mount: 150, 'sideways step': 10, 'resize frame': 16 } as const;
type Act = keyof typeof acts;
/** Null where a table cannot do it. */
type Measured = Record<Act, number | null>;

/** Every table in turn, round by round, so that a noisy neighbour meets all alike. */
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
    names.flatMap((name): Figure[] => {
      const values = (measured.get(name) ?? []).flatMap((round) => round[act] ?? []);
      if (values.length === 0) return [];
      const target = name === 'fairway' ? `≤ ${acts[act]} ms` : '';
      return [figure(`${act}: ${tables[name].name}`, values, 'ms', target)];
    }),
  );
  return {
    title: `Table of 10,000 rows × ${columnCount} columns (P18)`,
    how: `CPU time of the main thread (script, style, layout, paint) in the pinned headless Chromium, ${rounds} interleaved rounds, production builds. Sideways: ${steps} steps of 300 px, per step. Resize: the end of the fifth column dragged by 2 px, per frame; antd has no columns that can be dragged.`,
    figures,
  };
};

function measure(browser: Browser, built: Built): Promise<Measured> {
  return withPage(browser, built, 'widePage', async ({ page, cpu: time }) => {
    await page.evaluate(`void (globalThis.wideRows = (${makeWideRows})(${count}, ${columnCount}))`);
    const mount = await time(() =>
      page.evaluate(() =>
        globalThis.widePage.mount(document.querySelector('#root') as HTMLElement, globalThis.wideRows),
      ),
    );
    await page.waitForFunction(() => globalThis.widePage.scroller());
    const dragged = await resizeFrames(page, time);
    const scrolled: number[] = [];
    for (let step = 0; step < steps; step++)
      scrolled.push(
        await time(() =>
          page.evaluate(() => {
            const scroller = globalThis.widePage.scroller();
            if (scroller) scroller.scrollLeft += 300;
          }),
        ),
      );
    return {
      mount,
      'sideways step': median(scrolled),
      'resize frame': dragged.length > 0 ? median(dragged) : null,
    };
  });
}

/** The cost of each frame while a column is dragged. */
async function resizeFrames(
  page: Page,
  time: (act: () => Promise<unknown>) => Promise<number>,
): Promise<number[]> {
  const place = await page.evaluate(() => {
    const box = globalThis.widePage.handle()?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  });
  if (!place) return [];
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  const frames: number[] = [];
  for (let step = 1; step <= steps; step++)
    frames.push(await time(() => page.mouse.move(place.x + step * 2, place.y)));
  await page.mouse.up();
  return frames;
}
