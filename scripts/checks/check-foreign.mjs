/**
 * Builds sites that are none of ours from the packed packages, outside of this repository, and walks them. With `styles` it
 * only draws the components next to the style sheets of others.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { serveNext, serveVite } from '../foreign/serve.mjs';
import { makeFolder, stage, tarballs } from '../foreign/stage.mjs';
import { checkStyles } from '../foreign/styles.mjs';
import { looksWhole, walkPrinted, walkSeven } from '../foreign/walk.mjs';
import { node24 } from '../node24.mjs';

/** Gzipped bytes that the page of all seven parts may fetch at first, React not counted. */
const most = { js: 76_500, css: 15_300 };
/** The elements of the page, for its own sheet. */
const components = [
  ...['Header', 'Footer', 'LoginDialog', 'Upload', 'QrPay', 'DataTable', 'Pagination'],
  ...['Button', 'Field', 'Heading', 'Logo', 'Notice', 'PageLayout', 'Stack', 'TextField'],
];

const folder = makeFolder();
const packed = await tarballs();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const running = [];
let failed = 0;
const whole = process.argv[2] !== 'styles';
// Next builds in a separate process, for most of the time on one core: the Vite site is checked during it.
const nextSite = whole ? stage(folder, 'next', packed).then(serveNext) : undefined;
nextSite?.catch(() => {});

if (whole)
  await check('a Vite site is built, drawn by its server and taken over', async () => {
    const home = await stage(folder, 'vite', packed);
    const tool = join(home, 'node_modules/@fairway/ui/bin/fairway-ui.mjs');
    execFileSync(node24(), [tool, 'css', ...components, '--out', join(home, 'kit.css')]);
    const { address, stop } = await serveVite(home);
    running.push(stop);
    const sheet = readFileSync(join(home, 'node_modules/@fairway/ui/dist/style.css'), 'utf8');
    await check('its page weighs what it may', () => weigh(home));
    await check('its page is walked by keys, light and dark', () => walkSeven(browser, address));
    // The fonts of the whole sheet would be searched next to the page.
    const withoutFonts = sheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
    await check('its own sheet lacks nothing', () => looksWhole(browser, address, withoutFonts));
  });
if (nextSite)
  await check('a Next site is built, drawn by its server and taken over', async () => {
    const { address, stop } = await nextSite;
    running.push(stop);
    await check('its page is walked by keys, in colours of its own', async () => {
      const { light } = await walkSeven(browser, `${address}/seven`);
      assert.equal(light[1], 'rgb(200, 16, 46)', 'the brand of the site is not on its button');
    });
    await check('the printed pages are drawn', () => walkPrinted(browser, address));
  });
await check('components look the same next to the style sheets of others', async () => {
  await checkStyles(browser, await stage(folder, 'styles', packed), check);
});
for (const stop of running) stop();
await browser.close();
process.exit(failed === 0 ? 0 : 1);

async function check(what, run) {
  const started = Date.now();
  try {
    await run();
    console.log(`${what}: ${Math.round((Date.now() - started) / 1000)} s`);
  } catch (error) {
    console.error(`${what}: no.`, error);
    failed += 1;
  }
}

/** Returns the size of the page's first downloads: its entry with its imports, and its style. */
function weigh(home) {
  const assets = join(home, 'dist/client/assets');
  const size = (file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
  const sum = (files) => files.reduce((total, file) => total + size(file), 0);
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, other] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) visit(other);
  };
  const page = readFileSync(join(home, 'dist/client/index.html'), 'utf8');
  for (const [, entry] of page.matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g)) visit(entry);
  const js = sum([...seen].filter((file) => !file.startsWith('react-')));
  const css = sum(globSync('*.css', { cwd: assets }));
  console.log(`all seven on one page: ${js} bytes of script, ${css} of style, gzipped, without React`);
  assert.ok(js <= most.js && css <= most.css, `more than ${most.js} of script or ${most.css} of style`);
}
