import { type Report, scores, speedOf, values, withLighthouse } from './lighthouse.ts';
import { type Bench, figure, median } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 7;
const most = process.env.BENCH_BRIEF ? 2 : 100;
/** The categories with the same result each time. */
const calm = ['accessibility', 'seo'];
/** A page with a search shows results, not an empty box. */
const queries = { '/shipPriceInfo': '?origin=CNSHA&destination=USLAX' } as const;
/** Pages outside the sitemap: search results, the ports of a region, and articles, which are samples here. */
const untold = [
  '/newsInformationSearch?keyword=Suez',
  '/wikipedia/regulationSearch?keyword=carrier',
  '/wikipedia/harbourInfo?group=USW',
];

/**
 * Lighthouse, mobile preset, on one page of every kind that a visitor can open: the first of each path in the sitemap.
 * Each page is measured several times in a row, with an empty cache, as Lighthouse's own collector does it. The run
 * before those, in which the page's files are read from the disk, scores the categories that do not depend on time.
 */
export const bench: Bench = async () => {
  const pages = await withLighthouse(async (look, url) => {
    const looked = [];
    for (const path of (await pagesOf(url)).slice(0, most)) {
      const page = { path, calm: await look(path, calm), reports: [] as Report[] };
      for (let round = 0; round < rounds; round++) page.reports.push(await look(path, ['performance']));
      looked.push(page);
    }
    return looked;
  });
  const figures = pages.map(({ path, calm: report, reports }) => {
    const middle = (audit: string) => median(values(reports, audit)).toFixed(audit.includes('shift') ? 3 : 0);
    const sentences = [
      `paint ${middle('largest-contentful-paint')} ms`,
      `blocking ${middle('total-blocking-time')} ms`,
      `shift ${middle('cumulative-layout-shift')}`,
      ...calm.map((name) => `${name} ${scores([report], name)}`),
    ];
    return figure(
      `${path.split('?')[0]}: ${sentences.join(', ')}`,
      scores(reports, 'performance'),
      '',
      '100',
      0,
    );
  });
  return {
    title: 'Every page that a visitor can open',
    how: `Lighthouse 13 as above, each page ${rounds} times in a row, after one run for accessibility and SEO: the performance score, and next to each page the median of its largest contentful paint, blocking time and layout shift. ${speedOf(pages.flatMap(({ reports }) => reports))}`,
    figures,
  };
};

/** The first address of each path in the sitemap, in the language of the address. */
async function pagesOf(url: string): Promise<string[]> {
  const paths = new Map<string, string>();
  const read = async (address: string): Promise<void> => {
    const text = await (await fetch(address)).text();
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
      place.replaceAll('&amp;', '&'),
    );
    for (const place of places) {
      const { pathname, search } = new URL(place);
      if (pathname.endsWith('.xml')) await read(`${url}${pathname}`);
      else if (!paths.has(pathname)) {
        paths.set(pathname, `${pathname}${queries[pathname as keyof typeof queries] ?? search}`);
      }
    }
  };
  await read(`${url}/sitemap.xml`);
  return [...paths.values(), ...untold, ...(await newestArticle(url))];
}

/** The address of the newest article, from the feed. */
async function newestArticle(url: string): Promise<string[]> {
  const feed = (await (await fetch(`${url}/feeds/news.en.json`)).json()) as {
    items: readonly { url: string }[];
  };
  const [newest] = feed.items;
  return newest ? [new URL(newest.url).pathname + new URL(newest.url).search] : [];
}
