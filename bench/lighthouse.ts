import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { chineseFont } from './chineseFont.ts';
import { peer } from './peers.ts';
import { startProduct } from './product.ts';
import { median } from './table.ts';

/** What Lighthouse found of one page. */
export interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
  /** How quick Lighthouse found the machine in the moment of the look; a phone is counted as a quarter of it, whatever it is. */
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

/** Looks at a page of the running product, with the mobile preset; `categories` are what is scored. */
export type Look = (path: string, categories: readonly string[]) => Promise<Report>;

/** Runs `work` beside the running product and the pinned Chromium. */
export async function withLighthouse<Found>(
  work: (look: Look, url: string) => Promise<Found>,
): Promise<Found> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    peer<Lighthouse>('lighthouse'),
    peer<Launcher>('chrome-launcher'),
  ]);
  const product = await startProduct();
  const chinese = chineseFont();
  // It also says in the environment where the browser's libraries lie.
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

/** How quick the machine was over all reports, in words; scores of a slower moment are lower for the same page. */
export function speedOf(reports: readonly Report[]): string {
  const indexes = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  return `Lighthouse's index of the machine was ${Math.round(median(indexes))}, from ${Math.min(...indexes)} to ${Math.max(...indexes)}.`;
}
