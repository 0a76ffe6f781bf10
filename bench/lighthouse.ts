import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { chineseFont } from './chineseFont.ts';
import { peer } from './peers.ts';
import { startProduct } from './product.ts';
import { median } from './table.ts';

/** Lighthouse's results for one page. */
export interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
  /** Lighthouse's estimate of the machine's speed at the time of the run; a phone counts as a quarter of it. */
  readonly environment: { readonly benchmarkIndex: number };
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
    envVars: NodeJS.ProcessEnv;
  }) => Promise<{ port: number; kill: () => void }>;
}

/** Runs Lighthouse on a page of the running product, with the mobile preset; `categories` are scored. */
export type Look = (path: string, categories: readonly string[]) => Promise<Report>;

/** Runs `work` with the running product, on a data folder if one is given, and the pinned Chromium. */
export async function withLighthouse<Found>(
  work: (look: Look, url: string) => Promise<Found>,
  options: { readonly data?: string } = {},
): Promise<Found> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    peer<Lighthouse>('lighthouse'),
    peer<Launcher>('chrome-launcher'),
  ]);
  const product = await startProduct(options);
  const chinese = chineseFont();
  // It also sets the path of the browser's libraries in the environment.
  const chromePath = await chromiumPath();
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', ...chromiumArgs],
    envVars: { ...process.env, ...chinese.env },
  });
  const look: Look = async (path, categories) => {
    const run = await lighthouse(`${product.url}${path}`, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error(`Lighthouse says nothing of ${path}`);
    return run.lhr;
  };
  try {
    return await work(look, product.url);
  } finally {
    chrome.kill();
    await product.stop();
    chinese.remove();
  }
}

/** Score of a category of each report, 0 to 100. */
export const scores = (reports: readonly Report[], category: string): number[] =>
  reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);

/** Value of an audit of each report, in its own unit. */
export const values = (reports: readonly Report[], audit: string): number[] =>
  reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

/** Describes the machine's speed over all reports; on a slower machine, the same page has lower scores. */
export function speedOf(reports: readonly Report[]): string {
  const indexes = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  return `Lighthouse's index of the machine was ${Math.round(median(indexes))}, from ${Math.min(...indexes)} to ${Math.max(...indexes)}.`;
}
