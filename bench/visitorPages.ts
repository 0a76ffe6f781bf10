import { type Report, scores, values, withLighthouse } from './lighthouse.ts';
import { type Bench, figure, median } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 7;
const most = process.env.BENCH_BRIEF ? 2 : 100;
/** What is the same each time. */
const calm = ['accessibility', 'seo'];
/** A page that asks for words shows what it finds, not the bare box. */
const asked = { '/shipPriceInfo': '?origin=CNSHA&destination=USLAX' } as const;
/** Pages that no sitemap tells of: what a search finds, the ports of a region, and articles, which are samples here. */
const untold = [
  '/newsInformationSearch?keyword=Suez',
  '/wikipedia/regulationSearch?keyword=carrier',
  '/wikipedia/harbourInfo?group=USW',
];

/**
 * Lighthouse, mobile preset, on one page of every kind that a visitor can open: the first of each path in the sitemap. All
 * pages are looked at once a round, so that no page has the busiest moment of the machine to itself. The first round, in
 * which server, browser and Lighthouse have just started, scores what needs no clock.
 */
export const bench: Bench = async () => {
  const figures = await withLighthouse(async (look, url) => {
    const pages = [];
    for (const path of (await pagesOf(url)).slice(0, most)) {
      pages.push({ path, calm: await look(path, calm), reports: [] as Report[] });
    }
    for (let round = 0; round < rounds; round++) {
      // Each round begins with another page.
      const begin = (round * 5) % pages.length;
      for (const { path, reports } of [...pages.slice(begin), ...pages.slice(0, begin)]) {
        reports.push(await look(path, ['performance']));
      }
    }
    return pages.map(({ path, calm: report, reports }) => {
      const middle = (audit: string) =>
        median(values(reports, audit)).toFixed(audit.includes('shift') ? 3 : 0);
      const said = [
        `paint ${middle('largest-contentful-paint')} ms`,
        `blocking ${middle('total-blocking-time')} ms`,
        `shift ${middle('cumulative-layout-shift')}`,
        ...calm.map((name) => `${name} ${scores([report], name)}`),
      ];
      return figure(
        `${path.split('?')[0]}: ${said.join(', ')}`,
        scores(reports, 'performance'),
        '',
        '100',
        0,
      );
    });
  });
  return {
    title: 'Every page that a visitor can open',
    how: `Lighthouse 13 as above, ${rounds} rounds over all of them, after one for accessibility and seo: the score for performance, and beside each page the median of its largest contentful paint, blocking time and layout shift.`,
    figures,
  };
};

/** The first address of each path that the sitemap tells of, in the language of the address. */
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
        paths.set(pathname, `${pathname}${asked[pathname as keyof typeof asked] ?? search}`);
      }
    }
  };
  await read(`${url}/sitemap.xml`);
  return [...paths.values(), ...untold, ...(await newestArticle(url))];
}

/** The address of the newest article, as the feed tells it. */
async function newestArticle(url: string): Promise<string[]> {
  const feed = (await (await fetch(`${url}/feeds/news.en.json`)).json()) as {
    items: readonly { url: string }[];
  };
  const [newest] = feed.items;
  return newest ? [new URL(newest.url).pathname + new URL(newest.url).search] : [];
}
