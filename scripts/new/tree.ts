import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './names.ts';

/** The files of the repository. Paths start at its root. Nothing is written before `save`. */
export interface Tree {
  has(path: string): boolean;
  read(path: string): string;
  /** Files that match a glob, sorted. */
  find(pattern: string): readonly string[];
  /** Adds a file; never overwrites one. */
  add(path: string, text: string): void;
  /** Changes an existing file. */
  edit(path: string, change: (text: string) => string): void;
  /** Writes everything, or nothing; reports which files are new and which existed. */
  save(): { readonly added: readonly string[]; readonly edited: readonly string[] };
}

export function openTree(root: string): Tree {
  const added = new Map<string, string>();
  const edited = new Map<string, string>();
  const has = (path: string) => added.has(path) || existsSync(join(root, path));
  const read = (path: string) =>
    added.get(path) ?? edited.get(path) ?? readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  return {
    has,
    read,
    find: (pattern) =>
      globSync(pattern, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
        .toSorted(),
    add(path, text) {
      if (has(path)) throw new UsageError(`${path} exists already.`);
      added.set(path, text);
    },
    edit(path, change) {
      const [before, after] = [read(path), change(read(path))];
      if (before === after) throw new UsageError(`Found no place in ${path} for the new line.`);
      (added.has(path) ? added : edited).set(path, after);
    },
    save() {
      for (const [path, text] of [...added, ...edited]) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return { added: [...added.keys()].toSorted(), edited: [...edited.keys()].toSorted() };
    },
  };
}
