import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { hosts } from './hosts.mjs';
import { writeExamples } from './printedExamples.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
/** The compared properties. Sizes and places are left out: they follow from these. */
const properties = [
  ...['display', 'position', 'float', 'box-sizing', 'appearance', 'visibility', 'opacity', 'vertical-align'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'min-width', 'max-width'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'overflow-x', 'cursor'],
  ...['border-top-width', 'border-right-width', 'border-bottom-width', 'border-left-width'],
  ...['border-top-style', 'border-right-style', 'border-bottom-style', 'border-left-style', 'border-spacing'],
  ...[
    'border-top-left-radius',
    'border-bottom-right-radius',
    'box-shadow',
    'outline-style',
    'border-collapse',
  ],
  ...[
    'color',
    'background-color',
    'background-image',
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
  ],
  ...['line-height', 'letter-spacing', 'text-transform', 'text-align', 'text-indent', 'text-decoration-line'],
  ...[
    'text-shadow',
    'white-space',
    'list-style-type',
    'gap',
    'align-items',
    'justify-content',
    'flex-direction',
  ],
];
/** Elements of the host site, which the kit does not style. */
const bareElements = `<h1>Heading</h1><p>Text with a <a href="#a">link</a></p><ul><li>One</li></ul><button>Button</button>
<label>Label <input type="text"></label><select><option>One</option></select><fieldset><legend>Legend</legend></fieldset>
<table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table><hr>`;

/** Draws the examples of all components next to the style sheets of other sites; each must look as it does alone. */
export async function checkStyles(browser, home, check) {
  const count = writeExamples(home);
  await buildPages(home);
  const sites = await hosts();
  const { address, stop } = await serve(home, sites);
  try {
    const alone = await styleOf(browser, `${address}/alone`);
    const exampleCount = alone.kit.filter(({ part }, at) => part !== alone.kit[at - 1]?.part).length;
    assert.ok(exampleCount >= count * 0.9, `only ${exampleCount} of ${count} examples were drawn`);
    for (const [at, site] of sites.entries()) {
      await check(
        `${alone.kit.length} elements of ${exampleCount} examples next to ${site.name}`,
        async () => {
          const withKit = await styleOf(browser, `${address}/${at}`);
          const without = await styleOf(browser, `${address}/${at}?without`);
          assert.deepEqual(differences(alone.kit, withKit.kit), [], 'components look different');
          assert.deepEqual(differences(without.host, withKit.host), [], 'the site looks different');
          if (site.utility) assert.deepEqual(new Set(withKit.placed), new Set(['16px']), 'mt-4 does not win');
        },
      );
    }
  } finally {
    stop();
  }
}

async function buildPages(home) {
  const input = { page: join(home, 'page.jsx'), antd: join(home, 'antd.jsx') };
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { rolldownOptions: { input, output: { entryFileNames: '[name].js' } }, minify: false },
  });
}

async function serve(home, sites) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x');
    const file = pathname.startsWith('/@fairway/')
      ? join(home, 'node_modules', pathname)
      : join(home, 'dist', pathname);
    const type = types[extname(pathname)];
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    if (type) return response.end(existsSync(file) ? readFileSync(file) : '');
    response.end(pageOf(sites[Number(pathname.slice(1))] ?? {}, search !== '?without'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

function pageOf({ before = '', css = '', after = '', flat, className = '', antd }, withKit) {
  const sheets = ['ui', 'forms'].map(
    (name) => `<link rel="stylesheet" href="/@fairway/${name}/dist/${flat ? 'unlayered' : 'style'}.css">`,
  );
  return `<!doctype html><html lang="zh-CN" data-brand="fairway" data-scheme="light"><head><meta charset="utf-8"><title>Site</title>
<style>${before}${css}</style>${withKit ? sheets.join('') : ''}<style>${after}</style></head>
<body style="color:#222;background:#fff;margin:0"><div id="host" class="${className}">${bareElements}<div id="antd"></div></div>
<main id="root" class="${className}"></main>${antd ? '<script type="module" src="/antd.js"></script>' : ''}
${withKit ? '<script type="module" src="/page.js"></script>' : ''}</body></html>`;
}

/** Resolves in the page once no element was added or removed for half a second: examples also fetch what they show. */
function untilDrawn() {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 500);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The computed style of each element, of the kit and of the site. */
async function styleOf(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2026-11-28T08:00:00Z');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(untilDrawn);
  const style = await page.evaluate((names) => {
    const read = (part, element) => {
      const computed = getComputedStyle(element);
      const values = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
      // The style of a border without width is not seen.
      for (const side of ['top', 'right', 'bottom', 'left'])
        if (values[`border-${side}-width`] === '0px') delete values[`border-${side}-style`];
      return { part, element: `${element.tagName.toLowerCase()}.${element.className}`, values };
    };
    // Maps draw their land when the page has time for it.
    const parts = [
      ...document.querySelectorAll(
        '[data-example]:not([data-example=ChartBackdrop], [data-example=RouteMap])',
      ),
    ];
    return {
      kit: parts.flatMap((part) =>
        [...part.querySelectorAll('[class*="fwu"], [class*="fwf"]')]
          .filter((element) => !element.closest('svg, a:not([class])'))
          .map((element) => read(part.dataset.example, element)),
      ),
      host: [...document.querySelectorAll('#host *')].map((element) => read('host', element)),
      placed: [...document.querySelectorAll('#placed .mt-4')].map(
        (element) => getComputedStyle(element).marginTop,
      ),
    };
  }, properties);
  await page.close();
  return style;
}

/** Returns the visible differences: each property with its values, the first element that has them, and how many do. */
function differences(expected, actual) {
  const counts = [countsOf(expected), countsOf(actual)];
  const changed = Object.keys(counts[0]).filter((part) => counts[0][part] !== counts[1][part]);
  if (changed.length > 0)
    return changed.map((part) => `${part}: ${counts.map((count) => count[part]).join(' → ')} elements`);
  const changes = new Map();
  for (const [at, { part, element, values }] of expected.entries()) {
    for (const [name, value] of Object.entries(values)) {
      const other = actual[at].values[name];
      if (other === value) continue;
      const change = `${name}: ${value} → ${other}`;
      const { first = `${part} ${element}`, count = 0 } = changes.get(change) ?? {};
      changes.set(change, { first, count: count + 1 });
    }
  }
  return [...changes]
    .slice(0, 40)
    .map(([change, { first, count }]) => `${change} (${first}, ${count} in all)`);
}

function countsOf(elements) {
  const counts = {};
  for (const { part } of elements) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}
