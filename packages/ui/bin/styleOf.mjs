import { readFileSync } from 'node:fs';
import { unlayered } from './unlayered.mjs';

const folder = new URL('../dist/css/', import.meta.url);
const read = (file) => readFileSync(new URL(file, folder), 'utf8');
const manifest = () => JSON.parse(read('parts.json'));

/** Names of the components with styles in a separate file. */
export function components() {
  return Object.keys(manifest().uses).sort();
}

/**
 * The style sheet of some components: the base styles and each rule once, in the order of the whole sheet; `flat`
 * returns one without cascade layers.
 */
export function styleOf(names, flat = false) {
  const { order, uses } = manifest();
  const componentNames = names.map((name) => (name in uses ? name : (exporterOf(name) ?? name)));
  const unknown = componentNames.filter((name) => !(name in uses));
  if (unknown.length > 0)
    throw new Error(`No such component: ${unknown.join(', ')}. There are: ${components().join(' ')}`);
  const needed = new Set(componentNames.flatMap((name) => uses[name]));
  const rules = order
    .filter((part) => needed.has(part))
    .map((part) => read(`parts/${part}`).replace(/^(?:@import [^;]+;\n)+/, ''));
  // The base style sheet refers to its font by a relative URL, so it is not copied.
  return flat
    ? `@import '@fairway/ui/css/base.unlayered.css';\n${unlayered(rules.join(''))}`
    : ["@import '@fairway/ui/css/base.css';\n", ...rules].join('');
}

/** The component that exports another name, such as `Toast` for `ToastHost`. */
function exporterOf(name) {
  const index = readFileSync(new URL('../index.d.ts', folder), 'utf8');
  const exportLines = index.matchAll(/^export \{([^}]*)\} from '\.\/components\/[^/]+\/([^/]+)\//gm);
  return [...exportLines].find(([, list]) => list.match(/\w+/g)?.includes(name))?.[2];
}
