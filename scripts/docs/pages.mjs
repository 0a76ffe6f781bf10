/** The pages of Storybook as Markdown: for agents and for people without a browser, from the same files. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../node24.mjs';
import { propsOf, propsTable } from './propsOf.mjs';
import { readableType } from './readableType.mjs';
import { declarationText, membersOf } from './typesOf.mjs';

const sizes = JSON.parse(readFileSync(join(root, 'docs/sizes.json'), 'utf8'));

/** Guides in the order of reading, which a site needs and has not. */
const guides = [
  ...['start', 'inNext', 'fromAntd', 'besideOtherCss', 'byName', 'policy'].map((name) => `docs/${name}.mdx`),
  ...['accessibility', 'tokens', 'words'].map((name) => `docs/foundations/${name}.mdx`),
  'docs/how-to/add-a-brand.md',
  'docs/how-to/install-the-packages.md',
];

/** Every page: `{ name, title, group, summary, text, package }`; a guide has no package. */
export function allPages() {
  return [...guidePages(), ...['ui', 'forms'].flatMap(componentPages)];
}

export const guidePages = () => guides.map(guidePage);

/** The pages of a package's components, by group and name. */
export function componentPages(name) {
  const home = join(root, 'packages', name);
  return globSync('src/**/*.mdx', { cwd: home })
    .sort()
    .map((page) => componentPage(name, join(home, page)))
    .toSorted((one, other) => (`${one.group} ${one.name}` < `${other.group} ${other.name}` ? -1 : 1));
}

function guidePage(path) {
  const text = plainText(readFileSync(join(root, path), 'utf8'));
  return page(basename(path).replace(/\.mdx?$/, ''), 'Guides', text);
}

function componentPage(packageName, path) {
  const name = basename(path, '.mdx');
  const source = readFileSync(path, 'utf8');
  const folder = dirname(path);
  const tables = [
    ...exportedComponents(packageName, (file) => dirname(file) === folder),
    ...exportedTypes(packageName, (file, type) => dirname(file) === folder || source.includes(`\`${type}\``)),
  ].map((component) => propsTable(component));
  /** The table of another component that the page shows. */
  const tableOf = (component) =>
    exportedComponents(packageName, (_file, names) => names.includes(component))
      .filter(({ name: each }) => each === component)
      .map(propsTable)
      .join('');
  const apart = [...source.matchAll(/^<ArgTypes of=\{(\w+)\} \/>$/gm)].map(([, component]) =>
    tableOf(component),
  );
  const properties = tables.filter((table) => table && !apart.includes(table)).join('\n\n');
  const weight = sizes[`@fairway/${packageName}`]?.[name];
  const [before, after = ''] = plainText(source, `\n${properties}\n`, tableOf).split('\n## Also called:');
  const missing = tables.filter((table) => table && !before.includes(table)).join('\n\n');
  const text = [
    before.trimEnd(),
    ...(missing === '' ? [] : ['', '## Properties', '', missing]),
    ...(weight
      ? [
          '',
          `Weighs ${weight.js} kB of script and ${weight.css} kB of style: gzip, imported alone, React apart.`,
        ]
      : []),
    ...(after ? ['', `Also called:${after.split('\n')[0]}`] : []),
    '',
  ].join('\n');
  const group = packageName === 'forms' ? 'Forms' : basename(dirname(dirname(path)));
  return { ...page(name, group, text), package: packageName };
}

function page(name, group, text) {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
  const [, paragraph = ''] = /^# .+\n+([^\s#|`<][^\n]*(?:\n(?!\n)[^\n]+)*)/m.exec(text) ?? [];
  const summary = /^(.*?[.!?:])(?:\s|$)/s.exec(paragraph.replaceAll('\n', ' '))?.[1] ?? paragraph;
  return { name, title, group, summary: summary.replace(/:$/, '.'), text };
}

/** Components that the package exports from matching files. */
function exportedComponents(packageName, isWanted) {
  const home = join(root, 'packages', packageName, 'src');
  const index = readFileSync(join(home, 'index.ts'), 'utf8');
  const files = new Map();
  for (const [, list, path] of index.matchAll(/^export \{([^}]*)\} from '\.\/([^']+\.tsx)'/gm)) {
    const file = join(home, path);
    const names = list.split(',').map((name) => name.trim());
    const components = names.filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
    if (components.length > 0 && isWanted(file, components))
      files.set(file, new Set([...(files.get(file) ?? []), ...components]));
  }
  return [...files].flatMap(([file, names]) => {
    try {
      return propsOf(file).filter(({ name }) => names.has(name));
    } catch (error) {
      if (error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
      throw error;
    }
  });
}

/** Matching types of values that the package exports, such as the entry of a list: their members as a table. */
function exportedTypes(packageName, isWanted) {
  const home = join(root, 'packages', packageName, 'src');
  const index = readFileSync(join(home, 'index.ts'), 'utf8');
  return [...index.matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)'/gm)].flatMap(
    ([, isType, list, path]) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && (isType || name.startsWith('type ')) && !/Props$/.test(name))
        .map((name) => name.replace('type ', ''))
        .filter((name) => isWanted(join(home, path), name))
        .map((name) => ({
          name,
          code: declarationText(join(home, path), name),
          props: membersOf(join(home, path), name).map((member) => ({
            ...member,
            type: readableType(member.type),
            fallback: '',
          })),
        })),
  );
}

/** Words of a page: what Storybook draws is left out, and its links lead to names. */
function plainText(source, properties = '', tableOf = () => '') {
  // The text before the title is for Storybook: imports, and data that the page draws.
  return (
    source
      .slice(Math.max(0, source.search(/^# /m)))
      .replaceAll(/^<DoAndDont\n([\s\S]*?)^\/>\n/gm, (_all, inner) => doAndDont(inner))
      // Its toolbar and its tests are no part of the package.
      .replaceAll(/^\{\/\* only in Storybook \*\/\}\n[\s\S]*?^\{\/\* everywhere \*\/\}\n/gm, '')
      // The size is printed at the end.
      .replaceAll(/^Imported alone, it adds \{sizes[\s\S]*?\n\n/gm, '')
      .replaceAll(/^<(?:Meta|Canvas) [^>]*\/>\n/gm, '')
      .replaceAll(/^<Controls [^>]*\/>$/gm, () => properties.trim())
      .replaceAll(/^<ArgTypes of=\{(\w+)\} \/>$/gm, (_all, component) => tableOf(component))
      .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
      // Guides are side by side where they are installed.
      .replaceAll(/docs\/(?:[\w-]+\/)?([\w-]+)\.mdx?(?=`)/g, (path, name) =>
        guides.some((guide) => guide.startsWith(path)) ? `docs/${name}.md` : path,
      )
      .replaceAll(/\n{3,}/g, '\n\n')
      .trimStart()
  );
}

/** A pair of examples with its reasons. */
function doAndDont(inner) {
  const example = (name) => {
    const start = `^  ${name}=\\{\\(?(?:say)?\\)? => `;
    // An example is on the line of its name, or below it in brackets.
    const [, below, beside] =
      new RegExp(`${start}(?:\\(\\n([\\s\\S]*?)\\n  \\)|(.+))\\}$`, 'm').exec(inner) ?? [];
    const code = below ?? beside ?? '';
    const indent = Math.min(
      ...code
        .split('\n')
        .filter(Boolean)
        .map((line) => line.search(/\S/)),
    );
    return code
      .split('\n')
      .map((line) => line.slice(Number.isFinite(indent) ? indent : 0))
      .join('\n');
  };
  const reason = (name) => new RegExp(`^  ${name}="([^"]*)"$`, 'm').exec(inner)?.[1] ?? '';
  const block = (title, code, why) => (code ? `${title}: ${why}\n\n\`\`\`tsx\n${code}\n\`\`\`\n` : '');
  return `${block('Do', example('good'), reason('because'))}\n${block("Don't", example('bad'), reason('instead'))}`;
}
