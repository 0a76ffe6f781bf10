import { namesAround } from '../values/names.ts';

/** Keys of rows by list, in the order of the rows. */
export type RowKeys = ReadonlyMap<string, readonly string[]>;

interface Options {
  /** The rows that a list holds now. */
  rowsOf(list: string): readonly unknown[];
  /** Whether a field holds rows, and not one value that is an array. */
  isList(name: string): boolean;
  /** A row has got its key. */
  started(row: string, value: unknown): void;
}

/**
 * Names rows by keys that stay when rows move: `lines.~7.price` is the field `price` of the row `~7`, at any index. All
 * state of a field is stored under that name, so that it moves with its row.
 */
export function createRowKeys({ rowsOf, isList, started }: Options) {
  const keys = new Map<string, readonly string[]>();
  let last = 0;
  const next = () => {
    last += 1;
    return `~${last}`;
  };

  /** The keys of a list, made when they are first needed; undefined where a field holds no rows. */
  const of = (list: string): readonly string[] | undefined => {
    const known = keys.get(list);
    if (known || !isList(list)) return known;
    const made = rowsOf(list).map((row) => {
      const key = next();
      started(`${list}.${key}`, row);
      return key;
    });
    keys.set(list, made);
    return made;
  };

  return {
    next,
    of,
    put: (list: string, rows: readonly string[]) => keys.set(list, rows),
    /** Rows of a field that was replaced as a whole have other keys; returns the lists that this concerns. */
    renew: (name: string): readonly string[] => {
      const lists = [...keys.keys()].filter((list) => list === name || list.startsWith(`${name}.`));
      for (const list of lists) keys.delete(list);
      return lists;
    },
    snapshot: (): RowKeys => new Map(keys),
    /** `lines.~7.price` of `lines.2.price`, by the keys of now or of a moment before. */
    nameOf: (path: string, then?: RowKeys): string => {
      if (!/\.\d/.test(path)) return path;
      let name = '';
      for (const part of path.split('.')) {
        const rows = /^\d+$/.test(part) ? (then?.get(name) ?? of(name)) : undefined;
        const key = rows?.[Number(part)] ?? part;
        name = name === '' ? key : `${name}.${key}`;
      }
      return name;
    },
    /** `['lines', '2', 'price']` of `lines.~7.price`; undefined when the row is gone. */
    pathOf: (name: string): readonly string[] | undefined => {
      const parts = name.split('.');
      if (!name.includes('~')) return parts;
      const lists = namesAround(name);
      const path: string[] = [];
      for (const [depth, part] of parts.entries()) {
        const index = part.startsWith('~')
          ? keys.get(lists[parts.length - 1 - depth] ?? '')?.indexOf(part)
          : part;
        if (index === undefined || index === -1) return undefined;
        path.push(String(index));
      }
      return path;
    },
  };
}
