/**
 * Loads the built packages like the part of a site that runs without hooks (React's `react-server`): files with `'use
 * client'` are only referenced there, all others must run. Started with `--conditions=react-server`.
 */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../node24.mjs';

let named = 0;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source ?? '');
    if (!/^(?:["']use strict["'];?\s*)?["']use client["']/.test(source)) return loaded;
    named += 1;
    return { ...loaded, source: namesOf(source).map(referenceTo).join('\n') };
  },
});

/** Returns the exported names of a module, from the export statement at its end. */
function namesOf(source) {
  return [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(' as ').at(-1)),
  );
}

function referenceTo(name) {
  const value = `Object.assign(() => { throw new Error('${name} ran on the server'); }, { isReference: true })`;
  return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
}

const problems = [];
for (const name of ['trade', 'ui', 'forms', 'gateway']) {
  for (const file of globSync('dist/**/*.js', { cwd: join(root, 'packages', name) })) {
    if (name === 'gateway' && file.includes('mock')) continue; // msw is the site's own to install
    try {
      await import(pathToFileURL(join(root, 'packages', name, file)).href);
    } catch (error) {
      problems.push(`${name}/${file}: ${error.message}`);
    }
  }
}

const kit = await import(pathToFileURL(join(root, 'packages/ui/dist/index.js')).href);
const dates = await import(pathToFileURL(join(root, 'packages/ui/dist/dates.js')).href);
const table = await import(pathToFileURL(join(root, 'packages/ui/dist/table.js')).href);
const forms = await import(pathToFileURL(join(root, 'packages/forms/dist/index.js')).href);
/** On the server these are drawn or called themselves; those behind them wait for the browser. */
const here = {
  ...pick(kit, ['Stack', 'Heading', 'Text', 'Card']),
  ...pick(dates, ['weekOf', 'parseDay']),
  ...pick(table, ['tableQuery', 'sortRows']),
};
const there = {
  ...pick(kit, [
    'UiProvider',
    'Button',
    'DataTable',
    'Pagination',
    'Upload',
    'LoginDialog',
    'QrPay',
    'Header',
  ]),
  ...pick(forms, ['FormsProvider', 'Form', 'PhoneField', 'useForm']),
};
for (const [name, value] of Object.entries(here))
  if (!value || value.isReference) problems.push(`ui: ${name} should run on the server too`);
for (const [name, value] of Object.entries(there))
  if (!value?.isReference) problems.push(`${name} should say 'use client'`);
if (dates.weekOf('2026-11-28') !== '2026-W48') problems.push('ui: weekOf is wrong on the server');

function pick(module, names) {
  return Object.fromEntries(names.map((name) => [name, module[name]]));
}

for (const problem of problems) console.error(problem);
console.log(`${named} modules only named on the server, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
