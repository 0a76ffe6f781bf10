import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { build } from 'vite';

const specifiers = /(?:\bfrom|\bimport)(\s*\()?\s*["'](\.[^"']+)["']/g;
const directive = /^\s*(["'])use client\1;?\s*/;

/**
 * Merges each built module into the one file that needs it: a disk block per module is most of an install. A module stays
 * a file if an entry exports it, if several files need it, or if it runs only in the browser and its importer does not.
 */
export async function mergeModules(dist, entries) {
  const files = globSync('**/*.js', { cwd: dist }).map(normalize);
  const sources = new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
  const public_ = entries.flatMap((entry) => globSync(entry, { cwd: dist }).map(normalize));
  const owners = ownersOf(sources, public_);
  const owning = new Set([...owners].flatMap(([file, owner]) => (file === owner ? [] : owner)));
  const merged = new Map();
  for (const owner of owning) merged.set(owner, await mergedFile(dist, owner, sources, owners));
  for (const [file, owner] of owners) if (file !== owner) rmSync(join(dist, file));
  for (const [file, code] of merged) writeFileSync(join(dist, file), code);
}

/** One file with the modules that it owns; the other files stay imports. */
async function mergedFile(dist, file, sources, owners) {
  const own = {
    name: 'own-modules',
    resolveId(specifier, importer) {
      if (!importer) return null;
      if (!specifier.startsWith('.')) return { id: specifier, external: true };
      const path = join(importer, '..', specifier);
      if (owners.get(relative(dist, path)) === file) return path;
      const specifierNow = relative(dirname(join(dist, file)), path).replaceAll('\\', '/');
      return { id: specifierNow.startsWith('.') ? specifierNow : `./${specifierNow}`, external: true };
    },
    transform: (code) => ({ code: code.replace(directive, ''), map: null }),
  };
  const built = await build({
    configFile: false,
    root: dist,
    logLevel: 'error',
    plugins: [{ ...own, enforce: 'pre' }],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(dist, file), formats: ['es'] },
      rolldownOptions: {
        output: { banner: directive.test(sources.get(file)) ? "'use client';" : '' },
      },
    },
  });
  const [{ output }] = [built].flat();
  if (output.length > 1) throw new Error(`${file} became ${output.length} files`);
  // Each part begins with a comment that names its former file.
  return output[0].code.replaceAll(/^\/\/ \S+\.js\n/gm, '');
}

/** The file that each module becomes part of: itself for `entries`, their imports, and modules that two files need. */
export function ownersOf(sources, entries) {
  const importers = new Map([...sources.keys()].map((file) => [file, []]));
  const roots = new Set(entries);
  for (const [file, source] of sources)
    for (const [, isDynamic, specifier] of source.matchAll(specifiers)) {
      const imported = normalize(join(file, '..', specifier));
      importers.get(imported)?.push(file);
      // An entry is mostly a list of modules, which bundlers take one by one.
      if (isDynamic || entries.includes(file)) roots.add(imported);
    }
  const isClient = (file) => directive.test(sources.get(file));
  const owners = new Map([...roots].map((file) => [file, file]));
  let undecided = [...sources.keys()].filter((file) => !roots.has(file));
  while (undecided.length > 0) {
    const ready = undecided.filter((file) => importers.get(file).every((one) => owners.has(one)));
    for (const file of ready) {
      const [owner, ...others] = new Set(importers.get(file).map((one) => owners.get(one)));
      const fits = owner && others.length === 0 && (isClient(owner) || !isClient(file));
      owners.set(file, fits ? owner : file);
    }
    // Modules that import each other wait for each other: the first one stays a file.
    if (ready.length === 0) owners.set(undecided[0], undecided[0]);
    undecided = undecided.filter((file) => !owners.has(file));
  }
  return owners;
}
