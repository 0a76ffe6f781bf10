#!/usr/bin/env node
/**
 * `npx @fairway/ui css Button DataTable --out src/fairway.css` writes the style of these components only, with
 * `--unlayered` for pages whose resets are in no layer; `npx @fairway/ui codemod rules-to-trade src` rewrites names
 * that a release has changed; `npx @fairway/ui add edit-dialog` copies the source of a screen; `npx @fairway/ui docs
 * DataTable` prints the page of a component; `npx @fairway/ui tokens --out design` writes the tokens for design tools,
 * and `--read FILE` a style sheet from such a file; `npx @fairway/ui language pt --out pt.ts` creates a dictionary, and
 * lists the texts that an existing one lacks; `npx @fairway/ui code-connect figma.json --out figma` writes templates
 * that show the code of a component in Figma.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { addBlock, listBlocks } from './blocks.mjs';
import { writeCodeConnect } from './codeConnect.mjs';
import { codemods, runCodemod } from './codemods.mjs';
import { language } from './language.mjs';
import { pageOf } from './pages.mjs';
import { components, styleOf } from './styleOf.mjs';
import { brandStyle, writeTokens } from './tokens.mjs';

const [command, ...rest] = argv.slice(2);

try {
  if (command === 'css') css(rest);
  else if (command === 'codemod') codemod(rest);
  else if (command === 'language') translate(rest);
  else if (command === 'add') add(rest);
  else if (command === 'docs') stdout.write(pageOf(rest[0]));
  else if (command === 'tokens') await tokens(rest);
  else if (command === 'code-connect') codeConnect(rest);
  else throw new Error(usage());
} catch (error) {
  stderr.write(`${error.message}\n`);
  exit(2);
}

function css(args) {
  const { values, positionals: names } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, unlayered: { type: 'boolean' } },
  });
  const { out } = values;
  if (names.length === 0 || out === '') throw new Error(usage());
  const style = styleOf(names, values.unlayered);
  if (out) writeFileSync(out, style);
  else stdout.write(style);
}

function codemod([name = '', ...folders]) {
  if (!(name in codemods) || folders.length === 0) throw new Error(usage());
  const changed = runCodemod(name, folders);
  for (const file of changed) stdout.write(`${file}\n`);
  stdout.write(`${changed.length} files changed. Read them by your version control before you keep them.\n`);
}

function translate(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new Error(usage());
  const [code] = positionals;
  stdout.write(language(code, values.out || `${code}.ts`));
}

function add(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (!name) return stdout.write(listBlocks());
  stdout.write(addBlock(name, values.out ?? 'src/blocks', values.force));
}

async function tokens(args) {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      read: { type: 'string' },
      color: { type: 'string' },
      mark: { type: 'string' },
      name: { type: 'string' },
    },
  });
  const { out, read, color, mark, name = 'own' } = values;
  if (!out) throw new Error(usage());
  if (read) return writeFileSync(out, await brandStyle(read));
  for (const file of await writeTokens(out, color && { name, color, mark })) stdout.write(`${file}\n`);
}

function codeConnect(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [links] = positionals;
  if (!links || !values.out) throw new Error(usage());
  for (const file of writeCodeConnect(JSON.parse(readFileSync(links, 'utf8')), values.out))
    stdout.write(`${file}\n`);
}

function usage() {
  return [
    'fairway-ui css <Component …> [--out FILE] [--unlayered]',
    '                                            the style of these components, each rule once',
    'fairway-ui codemod <name> <folder …>        rewrites what a release has renamed',
    'fairway-ui add [block] [--out FOLDER]       copies the source of a screen; without a name the list of them',
    'fairway-ui docs [Component]                 the page of a component; without a name the list of pages',
    'fairway-ui tokens --out FOLDER [--color #c8102e --name harbour]',
    '                                            tokens for design tools: DTCG 2025.10, Figma, Penpot',
    'fairway-ui tokens --read FILE --out FILE    the style sheet of the brands in a file of tokens',
    'fairway-ui code-connect FILE --out FOLDER   templates for Figma; FILE has the links of components by name',
    'fairway-ui language <code> [--out FILE]     begins a dictionary; lists what an existing one lacks',
    '',
    ...Object.entries(codemods).map(([name, { summary }]) => `  ${name}: ${summary}`),
    '',
    `Components: ${components().join(' ')}`,
  ].join('\n');
}
