import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../node24.mjs';
import { readableType } from './readableType.mjs';
import { membersOf } from './typesOf.mjs';

// Storybook brings the reader of its tables; the files that are installed have the same tables.
const ofStorybook = createRequire(
  createRequire(join(root, 'package.json')).resolve('@storybook/react-vite/package.json'),
);
const docgen = await import(pathToFileURL(ofStorybook.resolve('react-docgen')).href);
const importer = docgen.makeFsImporter((path, folder) => {
  const file = join(folder, path);
  if (path.startsWith('.') && existsSync(file)) return file;
  throw Object.assign(new Error(`${path} is not read`), { code: 'MODULE_NOT_FOUND' });
});

/** Files that were read before: reading takes most of the time. */
const read = new Map();

/**
 * The components that a file exports, each with its properties: `{ name, description, props: [{ name, type, required,
 * fallback, description }] }`. Attributes of the element itself are left out.
 */
export function propsOf(file) {
  const before = read.get(file);
  if (before) return before;
  // react-docgen omits readonly arrays and properties with a former name.
  const source = readFileSync(file, 'utf8')
    .replace(/\breadonly (?=[\w.<>|, ()']+\[\])/g, '')
    .replace(/: Given(?=\w+Props\b)/g, ': ');
  const resolver = new docgen.builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
  const components = docgen.parse(source, {
    filename: file,
    importer,
    resolver,
    babelOptions: { cwd: dirname(file) },
  });
  const described = components.map(({ displayName: name = '', description = '', props = {} }) => {
    const members = membersOf(file, `${name}Props`);
    /** react-docgen does not read readonly arrays of another file. */
    const typeOf = (prop, type) =>
      type === 'unknown' ? (members.find((member) => member.name === prop)?.type ?? type) : type;
    const listed = Object.entries(props)
      .filter(([, { description: text, tsType }]) => (text || tsType) && !text?.startsWith('@deprecated'))
      .map(([prop, { description: text = '', tsType, required = false, defaultValue }]) => ({
        name: prop,
        type: readableType(typeOf(prop, tsType?.raw ?? tsType?.name ?? '')),
        required,
        fallback: readableType(defaultValue?.value ?? defaultIn(source, prop)),
        description: text.replace(/\s+/g, ' ') || (prop === 'ref' ? 'The root element.' : ''),
      }));
    const names = new Set([...listed.map((prop) => prop.name), 'className', 'children']);
    const others = members
      .filter((member) => !names.has(member.name))
      .map((member) => ({
        ...member,
        type: readableType(member.type),
        fallback: readableType(defaultIn(source, member.name)),
      }));
    return { name, description, props: [...listed, ...others] };
  });
  read.set(file, described);
  return described;
}

/** The default of a property that the component takes apart in its body, or in a function that draws it. */
function defaultIn(source, prop) {
  return new RegExp(`[{,]\\s*${prop}(?:: \\w+)? = ([^,}\\n]+)`).exec(source)?.[1] ?? '';
}

/** Properties as a table of Markdown, or the declaration of a type that a table would mix. */
export function propsTable({ name, props, code }) {
  if (code) return `### ${name}\n\n\`\`\`ts\n${code}\n\`\`\``;
  if (props.length === 0) return '';
  const cell = (text) => text.replaceAll('|', '\\|');
  const inCode = (text) => (text ? `\`${cell(text)}\`` : '');
  const lines = props.map(
    (prop) =>
      `| ${inCode(prop.name)}${prop.required ? ' (required)' : ''} | ${inCode(prop.type)} | ${inCode(prop.fallback)} | ${cell(prop.description)} |`,
  );
  return [
    `### ${name}`,
    '',
    '| property | type | default | what it does |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}
