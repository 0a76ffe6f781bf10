import { buildPage, kB } from './build.ts';
import { type BundleName, bundles } from './bundlePages/pages.ts';
import { type Bench, beside, type Figure, figure } from './table.ts';

/** Measures the transferred size of each kit for a page of eight common components, React included. */
export const bench: Bench = async () => {
  const figures: Figure[] = [];
  let floor = Number.NaN;
  for (const name of Object.keys(bundles) as BundleName[]) {
    const { script, style } = await buildPage(bundles[name].entry);
    const [js, css] = [kB(script), kB(style)];
    if (name === 'floor') floor = js;
    const target = name.startsWith('fairway') ? '≤ 1.35 × floor' : '';
    const total = figure(`${bundles[name].name}: script and style`, [js + css], 'kB', target);
    figures.push(beside([floor], [js + css], total));
    figures.push({ ...figure(`${bundles[name].name}: style alone`, [css], 'kB', '') });
  }
  figures.push(...(await workPage()));
  return {
    title: 'Bundle of eight common components (P2)',
    how: 'A page of button, text input, select, box, dialog, tabs, tooltip and tag, with the provider, brand or dictionary that each needs, imported like in user code and built by Vite for production; gzip, without fonts. Fairway is measured with all texts of one language, and with the half that `growingMessages(core)` begins with. The last page is typical of our sites: both tables, pagination, upload, form, dialog and QR payment, on top of React, with the Chinese texts and the parts that are loaded on demand. Bytes do not vary, so each is measured once.',
    figures,
  };
};

/** The parts that carry most of a site, on one page, React apart. */
async function workPage(): Promise<Figure[]> {
  const { script, style } = await buildPage(import.meta.resolve('./bundlePages/work.ts'), {
    external: [/^react(-dom)?(\/|$)/],
  });
  return [
    figure('table, pagination, upload, form, dialog, QR payment: script', [kB(script)], 'kB', '≤ 75 kB'),
    figure('table, pagination, upload, form, dialog, QR payment: style', [kB(style)], 'kB', '≤ 15 kB'),
  ];
}
