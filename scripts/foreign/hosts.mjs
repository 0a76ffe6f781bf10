import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../node24.mjs';

const modules = join(root, 'e2e/foreign/styles/node_modules');
const read = (path) => readFileSync(join(realpathSync(modules), path), 'utf8');

/** The line of our documents that orders the layers of the kit with those of Tailwind. */
const order =
  '@layer theme, base, fairway-reset, fairway-base, fairway-components, fairway-site, components, utilities;';
const theme = readFileSync(join(root, 'e2e/foreign/styles/theme.css'), 'utf8');
const reboot = read('bootstrap/dist/css/bootstrap.css');
const antd = read('antd/dist/reset.css');
/** A reset of one line, which many sites have. */
const bare = '* { margin: 0; padding: 0; border: 0; box-sizing: border-box; font: inherit }';
const inLayer = (css) =>
  `@layer host, fairway-reset, fairway-base, fairway-components, fairway-site;\n@layer host {${css}}`;

/** Returns the style sheets of other sites; the kit is used as documented for each: `flat` is its sheet without layers. */
export async function hosts() {
  const tailwind = await tailwindOf(['mt-4', 'flex', 'p-4']);
  return [
    { name: 'Tailwind 4', css: order + tailwind, utility: true },
    { name: 'Tailwind 4 behind the kit', before: order, after: tailwind, utility: true },
    { name: 'antd 6, its reset in a layer', css: inLayer(antd), antd: true },
    { name: 'antd 6', css: antd, flat: true, antd: true },
    { name: 'Bootstrap 5, in a layer', css: inLayer(reboot) },
    { name: 'Bootstrap 5', css: reboot, flat: true },
    { name: 'a theme with styles of bare elements', css: theme, flat: true, className: 'entry-content' },
    { name: 'a reset of one line', css: bare, flat: true },
  ];
}

async function tailwindOf(classes) {
  const folder = realpathSync(join(modules, 'tailwindcss'));
  const { compile } = await import(pathToFileURL(join(folder, 'dist/lib.mjs')).href);
  const path = join(folder, 'index.css');
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => ({ path, base: folder, content: readFileSync(path, 'utf8') }),
  });
  return build(classes);
}
