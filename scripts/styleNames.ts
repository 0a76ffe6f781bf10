import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders of style files, each with the letter that names made there begin with. */
const letters = {
  'packages/ui': 'u',
  'packages/forms': 'f',
  'packages/site': 's',
  'apps/portal': 'p',
  'apps/desk': 'd',
};

/**
 * Names of classes, variables and animations in what is built for use: `_u0a3` is the fourth name of the kit's eleventh
 * style file. The hashes that vanilla-extract makes cannot be compressed, and stand in styles, scripts and drawn pages.
 * `root` is the folder of the build, which names its files from there.
 */
export function styleNames(root: string): (named: { hash: string; filePath: string }) => string {
  const files = numbered();
  const seen = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const file = files.get(relative(repository, join(root, filePath)).replaceAll('\\', '/'));
    if (!file) throw new Error(`${filePath} is in no folder that scripts/styleNames.ts knows.`);
    const names = seen.get(file) ?? new Map<string, string>();
    seen.set(file, names);
    const name = names.get(hash) ?? `_${file}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

const repository = join(import.meta.dirname, '..');

/** Each style file with its letter and two digits, so that no name can be read as one of another file. */
function numbered(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(letters).flatMap(([folder, letter]) => {
      const files = globSync(`${folder}/src/**/*.css.ts`, { cwd: repository });
      if (files.length > 36 ** 2) throw new Error(`${folder} has more style files than two digits number.`);
      return files
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
        .map((file, index) => [file, letter + index.toString(36).padStart(2, '0')] as const);
    }),
  );
}
