import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withBrowser, withPage } from './browser.ts';
import { type Built, buildPage, kB } from './build.ts';
import { type KitName, kits } from './kitPages/kits.ts';
import type { KitPage } from './kitPages/page.ts';
import { type Bench, beside, type Figure, figure } from './table.ts';

declare global {
  var kitPage: KitPage;
}

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const rows = brief ? 100 : 1_000;

/** The measured actions, with the limit of each above the floor. */
const acts = {
  'mount (P3)': '≤ 1.5 × floor',
  'update (P4)': '≤ 1.6 × floor',
  'switch to dark (P7)': '≤ 2.2 × floor',
} as const;
type Act = keyof typeof acts;
type Measured = Record<Act, number> & { styleTags: number; elements: number };

/** Every kit in turn, round by round, so that a noisy neighbour affects all alike. */
export const bench: Bench = async () => {
  const names = Object.keys(kits) as KitName[];
  const built = new Map<KitName, Built>();
  for (const name of names) built.set(name, await buildPage(kits[name].entry));
  const timesOf = new Map<KitName, Measured[]>(names.map((name) => [name, []]));
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of built) timesOf.get(name)?.push(await measure(browser, page));
  });
  const valuesOf = (name: KitName, of: keyof Measured) => (timesOf.get(name) ?? []).map((round) => round[of]);
  const times = (Object.keys(acts) as Act[]).flatMap((act) =>
    names.map((name) => {
      const target = name === 'fairway' ? acts[act] : '';
      const values = valuesOf(name, act);
      return beside(
        valuesOf('floor', act),
        values,
        figure(`${act}: ${kits[name].name}`, values, 'ms', target),
      );
    }),
  );
  const counts = (what: string, of: 'styleTags' | 'elements', target: string): Figure[] =>
    names.map((name) =>
      figure(`${what}: ${kits[name].name}`, valuesOf(name, of), '', name === 'fairway' ? target : '', 0),
    );
  return {
    title: 'A thousand rows of button, input and tag (P3, P4, P7)',
    how: `CPU time of the main thread (script, style, layout, paint) in the pinned headless Chromium, ${rounds} interleaved rounds on a busy machine, production builds. ${rows} rows of one button, one controlled input named by \`aria-label\`, one tag. Mount: from the empty page to the first stable frame. Update: another text in all three of every row. Switch to dark: with those rows on the page, in the way each kit documents. All CSS: for Fairway, every component and one brand. Ratios are to the floor of the same round.`,
    figures: [
      ...times,
      ...counts('style tags made at run time (P7)', 'styleTags', '0'),
      ...counts('DOM elements a row', 'elements', ''),
      ...(await styles(built)),
    ],
  };
};

/** Style sheets of whole kits; the others keep their style in script. */
async function styles(built: ReadonlyMap<KitName, Built>): Promise<Figure[]> {
  const whole = await buildPage(import.meta.resolve('./kitPages/all.ts'));
  const sheets = [
    ['fairway', whole.style],
    ['radix', built.get('radix')?.style ?? ''],
    ['mantine', built.get('mantine')?.style ?? ''],
  ] as const;
  return sheets.flatMap(([name, style]) => [
    figure(`all CSS, gzip (P7): ${kits[name].name}`, [kB(style)], 'kB', name === 'fairway' ? '≤ 24 kB' : ''),
    figure(`all CSS, brotli: ${kits[name].name}`, [brotliCompressSync(style).length / 1000], 'kB', ''),
  ]);
}

function measure(browser: Browser, built: Built): Promise<Measured> {
  return withPage(browser, built, 'kitPage', async ({ page, cpu }) => {
    const styleTags = () => page.evaluate(() => document.querySelectorAll('style').length);
    const before = await styleTags();
    const mount = await cpu(() =>
      page.evaluate(
        (count) => globalThis.kitPage.mount(document.querySelector('#root') as HTMLElement, count),
        rows,
      ),
    );
    const update = await cpu(() => page.evaluate(() => globalThis.kitPage.update()));
    const elementCount = await page.evaluate(() => document.querySelectorAll('#root *').length);
    const inputs = await page.locator('input').count();
    const updated = await page.locator('input').last().inputValue();
    if (inputs !== rows || updated !== `Remark ${rows - 1} 1`)
      throw new Error(`Drew ${inputs} inputs, the last "${updated}".`);
    const surface = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('#root button') as Element).color);
    const light = await surface();
    const dark = await cpu(() => page.evaluate(() => globalThis.kitPage.dark()));
    if (light === (await surface())) throw new Error('The page did not turn dark.');
    return {
      'mount (P3)': mount,
      'update (P4)': update,
      'switch to dark (P7)': dark,
      styleTags: (await styleTags()) - before,
      elements: elementCount / rows,
    };
  });
}
