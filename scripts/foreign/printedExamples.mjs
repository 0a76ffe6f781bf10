import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../node24.mjs';

/** Values of the props that examples leave to their page; the others are functions. */
const values = {
  rows: `[{ no: '1', vessel: 'EVER GIVEN', price: 1200 }, { no: '2', vessel: 'HMM NURI', price: 990 }]`,
  page: '3',
  provinces: `[{ value: '11', label: '北京市' }]`,
};

/**
 * Writes the first example of each component's page as a module, and `examples.ts`, which lists them with their props;
 * returns the number of examples.
 */
export function writeExamples(home) {
  const folder = join(home, 'examples');
  mkdirSync(folder, { recursive: true });
  const pages = globSync('packages/{ui,forms}/src/**/*.mdx', { cwd: root }).sort();
  const examples = pages.flatMap((page) => {
    const [, code = ''] =
      /^```tsx\n(import [\s\S]*?)^```/m.exec(readFileSync(join(root, page), 'utf8')) ?? [];
    const [, component, props = ''] = /export function ([A-Z]\w*)\(([^)]*)/.exec(code) ?? [];
    return component ? [{ name: nameOf(page), code, component, props }] : [];
  });
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.tsx`), code);
  const imports = examples.map(
    ({ name, component }) => `import { ${component} as ${name} } from './examples/${name}';`,
  );
  const entries = examples.map(
    ({ name, props }) => `  { name: '${name}', Example: ${name}, props: ${propsOf(props)} },`,
  );
  const text = `${imports.join('\n')}\n\nexport const examples = [\n${entries.join('\n')}\n];\n`;
  writeFileSync(join(home, 'examples.ts'), text);
  return examples.length;
}

function propsOf(signature) {
  const names = /^\{([^}]*)\}/.exec(signature)?.[1].split(',') ?? [];
  const props = names.map((name) => name.trim()).filter(Boolean);
  return `{ ${props.map((name) => `${name}: ${values[name] ?? 'async () => []'}`).join(', ')} }`;
}

/** Both packages have a `TextField`. */
function nameOf(page) {
  return `${page.includes('packages/forms') ? 'Forms' : ''}${basename(page, '.mdx')}`;
}
