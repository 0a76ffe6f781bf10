import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = new URL('../docs/components.md', import.meta.url);
const row = /^\| `([\w-]+)`( \(required\))? \| (?:`(.*?)`)? \| (?:`(.*?)`)? \|/;
/** Properties that a drawing does not have. */
const codeOnly = new Set(['ref', 'className', 'style', 'id', 'htmlFor', 'asChild', 'children']);
const config = { codeConnect: { include: ['**/*.figma.ts'], label: 'React', language: 'jsx' } };

/** The components in the pages of a package, each with its properties: `{ name, type, required, fallback }`. */
export function componentsOf(text) {
  const sections = text.split(/^### /m).slice(1);
  return new Map(sections.map((section) => [section.split('\n', 1)[0], propsOf(section)]));
}

function propsOf(section) {
  return section
    .split('\n')
    .map((line) => row.exec(line))
    .filter(Boolean)
    .map(([, name, required, type = '', fallback = '']) => ({
      name,
      type: type.replaceAll('\\|', '|'),
      required: Boolean(required),
      fallback,
    }));
}

/**
 * The lines of a template for one property: the value in Figma, and the attribute. Handlers, lists and objects have no
 * value in a drawing: required ones are printed as a variable of their name.
 */
function attributeOf({ name, type, required, fallback }) {
  const choices = type.split('|').map((choice) => choice.trim());
  const values = choices.map((choice) => `${choice}: ${choice}`).join(', ');
  const normal = /^(?:'[^']*'|\d+)$/.test(fallback) ? `, ${fallback}` : '';
  if (choices.every((choice) => /^'[^']*'$/.test(choice)))
    return `text('${name}', instance.getEnum('${name}', { ${values} })${normal}),`;
  if (choices.every((choice) => /^\d+$/.test(choice)))
    return `code('${name}', instance.getEnum('${name}', { ${values} })${normal}),`;
  if (type === 'boolean') return `code('${name}', instance.getBoolean('${name}'), ${fallback === 'true'}),`;
  if (type === 'string' || (type === 'ReactNode' && !/icon$/i.test(name)))
    return `text('${name}', instance.getString('${name}')),`;
  return required ? `' ${name}={${name}}',` : undefined;
}

/** A template of Code Connect: https://developers.figma.com/docs/code-connect/template-files. */
export function templateOf(component, props, { url, source }) {
  const attributes = props.filter(({ name }) => !codeOnly.has(name)).map(attributeOf);
  return `// url=${url}
// source=${source}
// component=${component}
import figma from 'figma';

const instance = figma.selectedInstance;
const content = instance.getString('children');
const text = (name, value, normal) => (value && value !== normal ? \` \${name}="\${value}"\` : '');
const code = (name, value, normal) =>
  value === undefined || value === normal ? '' : value === true ? \` \${name}\` : \` \${name}={\${value}}\`;
const attributes = [
${attributes
  .filter(Boolean)
  .map((line) => `  ${line}\n`)
  .join('')}].join('');

export default {
  id: '${component}',
  example: content
    ? figma.code\`<${component}\${attributes}>\${content}</${component}>\`
    : figma.code\`<${component}\${attributes} />\`,
  imports: ["import { ${component} } from '${source}';"],
  metadata: { nestable: true },
};
`;
}

/**
 * Writes a template for each component in `urls`, which has the links of components in Figma by their names, and the
 * configuration of Figma's program. Properties in Figma have the names of those in code. Returns the written paths.
 */
export function writeCodeConnect(urls, folder) {
  const components = componentsOf(readFileSync(pages, 'utf8'));
  for (const [name, url] of Object.entries(urls)) {
    if (!components.has(name)) throw new Error(`There is no component "${name}". Run: npx @fairway/ui docs`);
    if (!/^https:\/\/www\.figma\.com\/\S+[?&]node-id=\d/.test(url))
      throw new Error(
        `${name}: "${url}" is not the link of a component. Copy it in Figma: "Copy link to selection".`,
      );
  }
  mkdirSync(folder, { recursive: true });
  const templates = Object.entries(urls).map(([name, url]) => [
    `${name}.figma.ts`,
    templateOf(name, components.get(name), { url, source: '@fairway/ui' }),
  ]);
  const files = [...templates, ['figma.config.json', `${JSON.stringify(config, null, 2)}\n`]];
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  return files.map(([path]) => join(folder, path));
}
