import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { peer } from './peers.ts';
import { startProduct } from './product.ts';
import { type Bench, type Figure, figure } from './table.ts';

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}
interface Lighthouse {
  readonly default: (
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ) => Promise<{ lhr: Report } | undefined>;
}
interface Launcher {
  readonly launch: (options: {
    chromePath: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}

const rounds = process.env.BENCH_BRIEF ? 1 : 7;
const pages = { home: '/', results: '/shipPriceInfo?origin=CNSHA&destination=USLAX' };
const scores = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** Lighthouse, mobile preset, on the built portal. */
export const bench: Bench = async () => {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    peer<Lighthouse>('lighthouse'),
    peer<Launcher>('chrome-launcher'),
  ]);
  const product = await startProduct();
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: ['--headless', ...chromiumArgs],
  });
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) {
        const result = await lighthouse(`${product.url}${path}`, {
          port: chrome.port,
          logLevel: 'error',
          onlyCategories: Object.keys(scores),
        });
        if (result) reports.push(result.lhr);
      }
      for (const [category, target] of Object.entries(scores)) {
        const values = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
        figures.push(figure(`${name}: ${category}`, values, '', `≥ ${target}`, 0));
      }
      const audit = (key: string) => reports.map(({ audits }) => audits[key]?.numericValue ?? Number.NaN);
      figures.push(
        figure(`${name}: largest contentful paint`, audit('largest-contentful-paint'), 'ms', '–', 0),
      );
      figures.push(figure(`${name}: total blocking time`, audit('total-blocking-time'), 'ms', '≤ 100 ms', 0));
      figures.push(figure(`${name}: layout shift`, audit('cumulative-layout-shift'), '', '≤ 0.02', 3));
    }
  } finally {
    chrome.kill();
    await product.stop();
  }
  return {
    title: 'First page (P1)',
    how: `Lighthouse 13, mobile preset with its simulated throttling, pinned Chromium, ${rounds} rounds each.`,
    figures,
  };
};
