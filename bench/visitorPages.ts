import { type Report, scores, values, withLighthouse } from './lighthouse.ts';
import { type Bench, figure, median } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 7;
const most = process.env.BENCH_BRIEF ? 2 : 100;
/** A page that asks for words shows what it finds, not the bare box. */
const asked = { '/shipPriceInfo': '?origin=CNSHA&destination=USLAX' } as const;

/** Lighthouse, mobile preset, on one page of every kind that a visitor can open: the first of each path in the sitemap. */
export const bench: Bench = async () => {
  const figures = await withLighthouse(['performance', 'accessibility', 'seo'], async (look, url) => {
    const found = [];
    for (const path of (await pagesOf(url)).slice(0, most)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await look(path));
      const middle = (audit: string) =>
        median(values(reports, audit)).toFixed(audit.includes('shift') ? 3 : 0);
      const others = ['accessibility', 'seo'].map((name) => `${name} ${median(scores(reports, name))}`);
      const said = [
        `paint ${middle('largest-contentful-paint')} ms`,
        `blocking ${middle('total-blocking-time')} ms`,
        `shift ${middle('cumulative-layout-shift')}`,
        ...others,
      ];
      found.push(
        figure(`${path.split('?')[0]}: ${said.join(', ')}`, scores(reports, 'performance'), '', '100', 0),
      );
    }
    return found;
  });
  return {
    title: 'Every page that a visitor can open',
    how: `Lighthouse 13 as above, ${rounds} rounds each: the score for performance, and beside each page the median of its largest contentful paint, blocking time and layout shift.`,
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
  return [...paths.values()];
}
