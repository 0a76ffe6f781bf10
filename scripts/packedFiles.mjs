import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

/** Returns the imports of a built file. Comments are left out: examples in them import too. */
function importsOf(path) {
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(specifiers)].map(([, specifier]) => specifier);
}

/** Removes declarations that no exported one leads to: those of style files alone are a hundred. */
export function removeUnreachedTypes(dist, entries) {
  const seenFiles = new Set();
  const visit = (file) => {
    if (seenFiles.has(file)) return;
    seenFiles.add(file);
    for (const specifier of importsOf(join(dist, file)))
      if (specifier.startsWith('.'))
        visit(normalize(join(file, '..', specifier)).replace(/(?:\.js|\.tsx?)?$/, '.d.ts'));
  };
  for (const entry of entries) for (const file of globSync(entry, { cwd: dist })) visit(normalize(file));
  for (const file of globSync('**/*.d.ts', { cwd: dist }))
    if (!seenFiles.has(normalize(file))) rmSync(join(dist, file));
}

const exported = /^export (?:declare )?(?:type|interface|const|function|class) (\w+)/gm;

/**
 * Exports of the components whose file in `by` only repeats one module: sites resolve to that module, and the two files are
 * removed.
 */
export function directComponents(dist) {
  const direct = {};
  for (const file of globSync('by/*.d.ts', { cwd: dist })) {
    const lines = readFileSync(join(dist, file), 'utf8');
    const modules = new Set([...lines.matchAll(/ from '\.\.\/(.+?)\.js'/g)].map(([, path]) => path));
    const [module] = modules;
    if (modules.size !== 1 || !existsSync(join(dist, `${module}.d.ts`))) continue;
    const types = readFileSync(join(dist, `${module}.d.ts`), 'utf8');
    const names = [...types.matchAll(exported)].map(([, name]) => name);
    const listed = lines.replaceAll(/ from [^;]+;/g, '').match(/\b(?!export\b|type\b)\w+/g) ?? [];
    if (/^export (?:\{|\*|default)/m.test(types) || names.toSorted().join() !== listed.toSorted().join())
      continue;
    const name = basename(file, '.d.ts');
    direct[`./components/${name}`] = { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
    for (const ending of ['.js', '.d.ts']) rmSync(join(dist, `by/${name}${ending}`));
  }
  return direct;
}

/** Names of the packages that built files import. */
export function importedPackages(dist) {
  const files = globSync('**/*.{js,d.ts}', { cwd: dist });
  const names = files.flatMap((file) => importsOf(join(dist, file))).map((specifier) => nameOf(specifier));
  return new Set(names.filter(Boolean));
}

function nameOf(specifier) {
  return /^(?![.#]|node:)(@[\w.-]+\/[\w.-]+|[\w.-]+)/.exec(specifier)?.[1];
}

/**
 * Returns the dependencies of a packed package: those that its files import, as ranges, so that a site shares them with
 * its other packages. `versionOf` returns the version of a sibling.
 */
export function packedDependencies({ name, dependencies = {}, peerDependencies = {} }, imported, versionOf) {
  const allowed = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const unknown = [...imported].filter((each) => !allowed.has(each));
  if (unknown.length > 0)
    throw new Error(`${name} imports ${unknown.join(', ')}, which its package.json does not name`);
  const entries = Object.entries(dependencies).filter(
    ([each]) => imported.has(each) && !(each in peerDependencies),
  );
  return Object.fromEntries(
    entries.map(([each, range]) => [each, `^${range.startsWith('workspace:') ? versionOf(each) : range}`]),
  );
}
