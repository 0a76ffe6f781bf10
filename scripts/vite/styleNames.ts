import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Folders of style files, each with the prefix of its names. Those of the packages are used in foreign pages, whose own
 * classes may start with an underscore: CSS modules built by Vite do.
 */
const beginnings = {
  'packages/ui': 'fwu',
  'packages/forms': 'fwf',
  'packages/site': '_s',
  'apps/portal': '_p',
  'apps/desk': '_d',
};

/**
 * Names of classes, variables and animations in production builds: `fwu0a3` is the fourth name of the kit's eleventh
 * style file. The hashes of vanilla-extract cannot be compressed, and occur in styles, scripts and drawn pages. `root`
 * is the folder of the build, which names its files from there.
 */
export function styleNames(root: string): (named: { hash: string; filePath: string }) => string {
  const files = numbered();
  const seen = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const file = files.get(relative(repository, join(root, filePath)).replaceAll('\\', '/'));
    if (!file) throw new Error(`${filePath} is in no folder that scripts/vite/styleNames.ts knows.`);
    const names = seen.get(file) ?? new Map<string, string>();
    seen.set(file, names);
    const name = names.get(hash) ?? `${file}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

const repository = join(import.meta.dirname, '../..');

/** Each style file with its beginning and two digits, so that no name can be read as one of another file. */
function numbered(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(beginnings).flatMap(([folder, beginning]) => {
      const files = globSync(`${folder}/src/**/*.css.ts`, { cwd: repository });
      if (files.length > 36 ** 2) throw new Error(`${folder} has more style files than two digits number.`);
      return files
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
        .map((file, index) => [file, beginning + index.toString(36).padStart(2, '0')] as const);
    }),
  );
}
