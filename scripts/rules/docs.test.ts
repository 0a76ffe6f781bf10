import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
// @ts-expect-error A script for sites, which is installed as it is.
import { exportOf } from '../../packages/ui/bin/exportOf.mjs';
import { blockItems, writeBlocks } from '../docs/blocks.mjs';
import { componentPages, guidePages } from '../docs/pages.mjs';
import { propsTable } from '../docs/propsOf.mjs';
import { writePackedPages, writePages } from '../docs/writePages.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fairway-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Components that a package exports; hooks, functions and types are in the examples of pages. */
function exportedComponents(name: string): string[] {
  const index = readFileSync(join(root, 'packages', name, 'src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{([^}]*)\} from '[^']+\.tsx'/gm)]
    .flatMap(([, list = '']) => list.split(',').map((each) => each.trim()))
    .filter((each) => /^[A-Z]\w*[a-z]/.test(each));
}

describe.each(['ui', 'forms'])('pages of @fairway/%s', (name) => {
  const pages = componentPages(name);

  it('name every component that the package exports', () => {
    const text = pages.map((page) => page.text).join('\n');
    const components = exportedComponents(name);
    expect(components.length).toBeGreaterThan(25);
    expect(components.filter((each) => !new RegExp(`\\b${each}\\b`).test(text))).toEqual([]);
  });

  it('begin with a summary and an example, and have properties', () => {
    const incomplete = pages.filter(
      ({ text, summary }) =>
        summary === '' ||
        !/^# .+\n/.test(text) ||
        !text.includes('```tsx\nimport ') ||
        !text.includes('| property |'),
    );
    expect(incomplete.map((page) => page.name)).toEqual([]);
  });

  it('have the type of each property', () => {
    expect(pages.filter(({ text }) => text.includes('| `unknown` |')).map((page) => page.name)).toEqual([]);
  });

  it('have nothing of Storybook left', () => {
    const left = pages.flatMap(
      (page) =>
        page.text.match(/<(?:ArgTypes|Canvas|Controls|Meta|DoAndDont)\b|\?path=|^import .*blocks/gm) ?? [],
    );
    expect(left).toEqual([]);
  });
});

it('the start of the printed guides does not describe Storybook', () => {
  const start = guidePages().find(({ name }) => name === 'start')?.text ?? '';
  expect(start).toContain('npm install @fairway/ui');
  expect(start).not.toMatch(/storybook|toolbar|\bstor(?:y|ies)\b|\{\/\*/i);
});

it('a table has types, defaults and required properties, with pipes escaped', () => {
  const props = [
    { name: 'tone', type: "'good' | 'bad'", required: false, fallback: "'good'", description: 'How it is.' },
    { name: 'label', type: 'string', required: true, fallback: '', description: 'Names it.' },
  ];
  expect(propsTable({ name: 'Sign', props })).toBe(
    `### Sign

| property | type | default | what it does |
|---|---|---|---|
| \`tone\` | \`'good' \\| 'bad'\` | \`'good'\` | How it is. |
| \`label\` (required) | \`string\` |  | Names it. |`,
  );
});

it('defaults are read from the destructured properties of a component', () => {
  const pages = componentPages('ui');
  const lineOf = (page: string, prop: string) =>
    pages
      .find(({ name }) => name === page)
      ?.text.match(new RegExp(`^\\| \`${prop}\`.*\\|.*\\|.*\\|$`, 'm'))?.[0];
  expect(lineOf('Button', 'tone')).toContain("| `'line'` |");
  expect(lineOf('TextField', 'size')).toContain("| `'medium'` |");
  expect(lineOf('DataTable', 'status')).toContain("| `'ready'` |");
});

it('properties that a component takes from others, and members of its values, are listed', () => {
  const pages = [...componentPages('ui'), ...componentPages('forms')];
  const linesOf = (page: string) => pages.find(({ name }) => name === page)?.text.split('\n') ?? [];
  const begins = (page: string, start: string) =>
    expect(linesOf(page).filter((line) => line.startsWith(start))).toHaveLength(1);
  begins('Stack', '| `gap` |');
  begins('Columns', '| `count` |');
  begins('Pagination', '| `onPageChange` |');
  begins('AppShell', '| `brand` (required) |');
  begins('FormDialog', '| `onClose` (required) |');
  begins('SelectField', '| `options` (required) |');
  begins('EventCalendar', '| `day` (required) |');
  expect(linesOf('EventCalendar')).toContain('### CalendarEvent');
});

it('every link of llms.txt leads to a file of its folder', () => {
  expect(writePages(folder)).toBeGreaterThan(120);
  const links = [...readFileSync(join(folder, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.length).toBeGreaterThan(120);
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
});

it('a package brings its pages in one file, which its command takes apart', () => {
  const home = join(folder, 'ui');
  writePackedPages('ui', home);
  const links = [...readFileSync(join(home, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.filter((link) => !existsSync(join(home, link.split('#')[0] ?? '')))).toEqual([]);
  expect(links).toContain('docs/components.md#upload');
  const titles = readFileSync(join(home, 'docs/components.md'), 'utf8').split('\n<!-- page -->\n\n');
  expect(titles.filter((text) => !/^# .+\n/.test(text)).map((text) => text.slice(0, 60))).toEqual([]);
});

it('unions and functions are printed as they are declared, and no table has the text of a comment', () => {
  const pages = componentPages('ui');
  const upload = pages.find(({ name }) => name === 'Upload')?.text;
  expect(upload).toContain(
    '### SendFile\n\n```ts\ntype SendFile = (file: File, options: SendOptions) => Promise<UploadedFile>;\n```',
  );
  expect(upload).toMatch(/### UploadProblem\n\n```ts\ntype UploadProblem =\n/);
  const rows = [...pages, ...componentPages('forms')].flatMap(({ text }) => text.match(/^\|.*$/gm) ?? []);
  expect(rows.filter((row) => /\/\*\*|\*\//.test(row))).toEqual([]);
});

it('every pair of examples is on its page, with both of its reasons', () => {
  const pages = ['ui', 'forms'].flatMap((name) => componentPages(name)).map((page) => page.text);
  for (const text of pages) expect(text).not.toMatch(/^ {2}(?:because|bad|instead)=/m);
  const count = (pattern: RegExp) => pages.filter((text) => pattern.test(text)).length;
  const sources = ['ui', 'forms'].flatMap((name) =>
    globSync('src/**/*.mdx', { cwd: join(root, 'packages', name) }).map((page) =>
      readFileSync(join(root, 'packages', name, page), 'utf8'),
    ),
  );
  const pairs = sources.filter((source) => source.includes('<DoAndDont'));
  expect(count(/^Do: ./m)).toBe(pairs.filter((source) => source.includes('  good=')).length);
  expect(count(/^Don't: ./m)).toBe(pairs.filter((source) => source.includes('  bad=')).length);
});

describe('the declaration of a name without a page', () => {
  const home = join(folder, 'site/node_modules/@fairway/trade');
  mkdirSync(join(home, 'dist'), { recursive: true });
  const exports = {
    '.': { types: './dist/index.d.ts' },
    './rules': { types: './dist/rules.d.ts' },
    './package.json': './package.json',
  };
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: '@fairway/trade', exports }));
  writeFileSync(join(home, 'dist/index.d.ts'), "export { type Range, width } from './range.ts';\n");
  writeFileSync(join(home, 'dist/rules.d.ts'), "export { check } from './check.ts';\n");
  writeFileSync(
    join(home, 'dist/range.d.ts'),
    'export type Range = {\n    from: number;\n} | {\n    to: number;\n};\n/** From end to end. */\nexport declare function width(range: Range): number;\n',
  );
  writeFileSync(join(home, 'dist/check.d.ts'), 'export declare const check: (text: string) => boolean;\n');
  const site = join(folder, 'site');

  it('has its comment and the entry that exports it', () => {
    expect(exportOf('width', site)).toBe(
      "# width\n\n```ts\nimport { width } from '@fairway/trade';\n\n/** From end to end. */\nexport declare function width(range: Range): number;\n```\n",
    );
    expect(exportOf('check', site)).toContain("import { check } from '@fairway/trade/rules';");
  });

  it('is whole, and a type is imported as one', () => {
    expect(exportOf('Range', site)).toContain("import type { Range } from '@fairway/trade';");
    expect(exportOf('Range', site)).toContain('} | {\n    to: number;\n};\n```');
  });

  it('is undefined where no entry exports it', () => {
    expect(exportOf('unknown', site)).toBeUndefined();
  });
});

describe('the registry of blocks', () => {
  it('has an item for each block, with its imports', () => {
    const items = blockItems();
    expect(items.map(({ name }) => name)).toEqual([
      'filter-table',
      'orders-table',
      'edit-dialog',
      'upload-rows',
      'qr-payment',
      'certification-form',
      'tracking-list',
    ]);
    for (const { dependencies, type } of items) {
      expect(type).toBe('registry:block');
      expect(dependencies).toContain('@fairway/ui');
      expect(dependencies).not.toContain('react');
    }
    expect(items[2]?.dependencies).toEqual(['@fairway/forms', '@fairway/trade', '@fairway/ui', 'valibot']);
  });

  it('has blocks without private parts: they import packages only', () => {
    const items = blockItems();
    const paths = items.flatMap(({ files }) =>
      files.flatMap(({ content }) => [...content.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path)),
    );
    expect(
      paths.filter((path) => !/^(?:@fairway\/(?:ui|forms|trade)(?:\/\w+)?|react|valibot)$/.test(path)),
    ).toEqual([]);
  });

  it('is written as an index without sources and a file for each item', () => {
    writeBlocks(join(folder, 'blocks'));
    const read = (name: string) => JSON.parse(readFileSync(join(folder, 'blocks', name), 'utf8'));
    const { items } = read('registry.json');
    expect(items).toHaveLength(7);
    expect(items[0].files[0].content).toBeUndefined();
    expect(read('edit-dialog.json').files[0].content).toContain('export function EditDialog');
  });
});
