/**
 * Draws the pictures that links to the portal are shown with, one a tab and language, into `apps/portal/public/share`, and the
 * sign that home screens of phones show.
 * Run by hand: `npm run make -- scripts/share-pictures.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@fairway/site/languages';
import { losslessCompressPng, pngQuantize } from '@napi-rs/image';
import { chromium } from '@playwright/test';
import type { SharePictures } from '../apps/portal/src/head/descriptions.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const font = (family: string, weight: string, file: string) => {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
};
const fonts = [
  font('Archivo', '100 900', '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  ...['400', '700'].map((weight) =>
    font(
      'Noto',
      weight,
      `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`,
    ),
  ),
].join('\n');

/** The channel between its buoys, green on one side and red on the other, as in the site's logo. */
const channel = `
  <svg viewBox="0 0 1200 630" width="1200" height="630">
    <g fill="none" stroke-width="5">
      <path d="M930 -20 C 905 250 880 420 770 650" stroke="#2f6c9f"/>
      <path d="M1060 -20 C 1075 250 1095 420 1175 650" stroke="#2f6c9f"/>
      <path d="M995 -10 L 970 650" stroke="#fff" stroke-dasharray="34 32" stroke-linecap="round"/>
    </g>
    <g fill="#3fae6a"><circle cx="926" cy="90" r="7"/><circle cx="904" cy="260" r="9"/><circle cx="858" cy="470" r="11"/></g>
    <g fill="#e4533d"><circle cx="1067" cy="90" r="7"/><circle cx="1084" cy="260" r="9"/><circle cx="1128" cy="470" r="11"/></g>
  </svg>`;

function page(language: Language, [name = '', ...lines]: readonly string[]): string {
  return `<!doctype html><html lang="${languages[language].locale}"><style>
    ${fonts}
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #0a4a7d; color: #fff; font-family: Archivo, Noto; position: relative }
    svg { position: absolute; inset: 0 }
    main { position: absolute; left: 88px; top: 0; height: 630px; width: 760px; display: flex; flex-direction: column; justify-content: center; padding-top: 64px }
    .house { position: absolute; top: 72px; font-size: 40px; font-weight: 700; white-space: pre }
    h1 { font-size: ${language === 'zh' ? 96 : 80}px; line-height: 1.12; font-weight: 700; margin-bottom: 32px; text-wrap: balance }
    p { font-size: 42px; line-height: 1.42; color: #cfe0ee }
  </style><body>${channel}<main>
    <div class="house">Fairway 航道</div>
    <h1>${name}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}
  </main></body></html>`;
}

const folder = join(root, 'apps/portal/public/share');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const view = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of languageCodes) {
  const { sharePictures }: { readonly sharePictures: SharePictures } = await import(
    `../apps/portal/src/head/descriptions.${language}.ts`
  );
  for (const [tab, lines] of Object.entries(sharePictures)) {
    await view.setContent(page(language, lines));
    await view.evaluate(() => document.fonts.ready);
    // Few colours, and letters whose edges need no more.
    const png = await pngQuantize(await view.screenshot(), { maxQuality: 90 });
    const picture = await losslessCompressPng(png);
    writeFileSync(join(folder, `${tab}.${language}.png`), picture);
    console.log(`${tab}.${language}.png: ${Math.round(picture.length / 1024)} kB`);
  }
}
// Home screens of phones take no SVG, and round the corners themselves.
const sign = readFileSync(join(root, 'apps/portal/public/favicon.svg'), 'utf8');
await view.setViewportSize({ width: 180, height: 180 });
await view.setContent(
  `<style>body { margin: 0; background: #0a4a7d } svg { display: block; width: 180px }</style>${sign}`,
);
writeFileSync(
  join(root, 'apps/portal/public/apple-touch-icon.png'),
  await losslessCompressPng(await view.screenshot()),
);
await browser.close();
