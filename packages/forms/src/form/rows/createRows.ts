import type { FormOptions, FormValues, Rows } from '../types.ts';
import type { createValues } from '../values/createValues.ts';
import { patternOf } from '../values/names.ts';
import { blankRow } from './blankRow.ts';

interface Options<Values extends FormValues, Output> {
  readonly values: ReturnType<typeof createValues<Values, Output>>;
  readonly options: () => FormOptions<Values, Output>;
  /** Fields that were changed and left. */
  readonly judged: Set<string>;
  /** A list has other rows. */
  changed(list: string): void;
}

/** Rows of lists: keys and values change together, so that a field is never read under the key of another row. */
export function createRows<Values extends FormValues, Output>({
  values,
  options,
  judged,
  changed,
}: Options<Values, Output>) {
  const { keys } = values;
  return (path: string): Rows<never> => {
    const list = keys.nameOf(path);
    const rowKeys = () => {
      const known = keys.of(list);
      if (!known) throw new Error(`Say in \`rows\` what a new row of "${path}" starts with.`);
      return known;
    };
    const items = () => {
      const value = values.get(list);
      return Array.isArray(value) ? value : [];
    };
    const put = (nextItems: readonly unknown[], nextKeys: readonly string[]) => {
      values.putRows(list, nextItems, nextKeys);
      judged.add(list);
      changed(list);
    };
    const insert = (row: unknown, index: number) => {
      const key = keys.next();
      values.startRow(`${list}.${key}`, row);
      put(items().toSpliced(index, 0, row), rowKeys().toSpliced(index, 0, key));
      return key;
    };
    /** Returns the index of a row; a removed row cannot be moved or copied. */
    const indexOf = (key: string) => rowKeys().indexOf(key);
    return {
      keys: rowKeys,
      add: (row, index = rowKeys().length) =>
        insert(row ?? blankRow(options(), patternOf(list)), Math.min(Math.max(index, 0), rowKeys().length)),
      copy: (key) => {
        const index = indexOf(key);
        return index === -1 ? key : insert(items()[index], index + 1);
      },
      remove: (key) => {
        const index = indexOf(key);
        if (index === -1) return;
        const row = `${list}.${key}`;
        keys.renew(row);
        for (const name of judged) if (name.startsWith(`${row}.`)) judged.delete(name);
        put(items().toSpliced(index, 1), rowKeys().toSpliced(index, 1));
      },
      move: (key, to) => {
        const index = indexOf(key);
        const target = Math.min(Math.max(to, 0), rowKeys().length - 1);
        if (index === -1 || index === target) return;
        const item: unknown = items()[index];
        put(
          items().toSpliced(index, 1).toSpliced(target, 0, item),
          rowKeys().toSpliced(index, 1).toSpliced(target, 0, key),
        );
      },
    };
  };
}
