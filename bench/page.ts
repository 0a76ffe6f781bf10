import { type Report, scores, values, withLighthouse } from './lighthouse.ts';
import { type Bench, type Figure, figure } from './table.ts';

const rounds = process.env.BENCH_BRIEF ? 1 : 7;
const pages = { home: '/', results: '/shipPriceInfo?origin=CNSHA&destination=USLAX' };
const targets = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** Lighthouse, mobile preset, on the built portal. */
export const bench: Bench = async () => {
  const figures = await withLighthouse(async (look) => {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await look(path, Object.keys(targets)));
      for (const [category, target] of Object.entries(targets)) {
        figures.push(figure(`${name}: ${category}`, scores(reports, category), '', `≥ ${target}`, 0));
      }
      const of = (audit: string) => values(reports, audit);
      figures.push(figure(`${name}: largest contentful paint`, of('largest-contentful-paint'), 'ms', '–', 0));
      figures.push(figure(`${name}: total blocking time`, of('total-blocking-time'), 'ms', '≤ 100 ms', 0));
      figures.push(figure(`${name}: layout shift`, of('cumulative-layout-shift'), '', '≤ 0.02', 3));
    }
    return figures;
  });
  return {
    title: 'First page (P1)',
    how: `Lighthouse 13, mobile preset with its simulated throttling, pinned Chromium with a Chinese font, ${rounds} rounds each.`,
    figures,
  };
};
