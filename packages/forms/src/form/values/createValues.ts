import { createDraft } from '../draft/createDraft.ts';
import { createRowKeys } from '../rows/createRowKeys.ts';
import type { Control, FormOptions, FormValues } from '../types.ts';
import { namesAround, patternOf } from './names.ts';
import type { Topics } from './topics.ts';
import { readAt, writeAt } from './tree.ts';

interface Options<Values extends FormValues, Output> {
  readonly options: () => FormOptions<Values, Output>;
  readonly controls: ReadonlyMap<string, Control>;
  readonly topics: Topics;
}

/** The values of a form as one tree that is never changed in place, and the draft that the tab keeps of them. */
export function createValues<Values extends FormValues, Output>({
  options,
  controls,
  topics,
}: Options<Values, Output>) {
  const { initial, rows = {} } = options();
  let values: FormValues = { ...initial };
  /** The values that leaving would not lose: those of the start, or the last that were sent. */
  let savedValues: FormValues = initial;
  const lists = new Set(Object.keys(rows));
  /** The start values of each row. */
  const starts = new Map<string, unknown>();

  const read = (name: string, from: unknown = values): unknown => {
    const path = keys.pathOf(name);
    return path && readAt(from, path);
  };
  const keys = createRowKeys({
    isList: (name) => lists.has(patternOf(name)),
    rowsOf: (list) => {
      const rowValues = read(list);
      return Array.isArray(rowValues) ? rowValues : [];
    },
    started: (row, value) => starts.set(row, value),
  });

  /** Notifies subscribers of a field, of its containers, and of its contents. */
  const tell = (name: string) => {
    topics.tell(`${name}=`);
    for (const around of namesAround(name)) topics.tell(`${around}=`);
  };

  /** Takes a value that a control shows already. */
  const store = (name: string, value: unknown) => {
    const path = keys.pathOf(name);
    if (!path || Object.is(readAt(values, path), value)) return;
    const [top = '', ...below] = path;
    values = { ...values, [top]: writeAt(values[top], below, value) };
    tell(name);
    draft.keep(values);
  };

  const set = (name: string, value: unknown) => {
    const others = keys.renew(name);
    store(name, value);
    controls.get(name)?.write(value);
    for (const list of others) topics.tell(`${list}#`);
    // Fields inside show their part of it; those of rows that are gone leave the page.
    for (const [inside, control] of controls) {
      if (!inside.startsWith(`${name}.`) || !keys.pathOf(inside)) continue;
      control.write(read(inside));
      topics.tell(`${inside}=`);
    }
  };

  const draft = createDraft({ initial, options, set });

  return {
    get: read,
    keys,
    all: () => values as Values,
    has: (name: string) => {
      const [top = ''] = name.split('.', 1);
      if (!Object.hasOwn(initial, top)) return false;
      const path = keys.pathOf(name);
      if (!path || path.length === 1) return true;
      const parent = readAt(values, path.slice(0, -1));
      return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, path.at(-1) ?? '');
    },
    /** Returns the start value of a field. */
    start: (name: string): unknown => {
      const row = [name, ...namesAround(name)].find((around) => starts.has(around));
      if (row === undefined) return read(name, initial);
      return readAt(starts.get(row), name === row ? [] : name.slice(row.length + 1).split('.'));
    },
    /** Whether something was typed that is not undone: a choice that is made again may be another object. */
    areChanged: () => JSON.stringify(values) !== JSON.stringify(savedValues),
    markSaved: (sentValues: FormValues) => {
      savedValues = sentValues;
    },
    differFrom: (other: Values | null) => Object.keys(values).some((name) => other?.[name] !== values[name]),
    store,
    set,
    /** Other rows in a list, by their keys. */
    putRows: (list: string, items: readonly unknown[], rowKeys: readonly string[]) => {
      keys.put(list, rowKeys);
      store(list, items);
      topics.tell(`${list}#`);
    },
    startRow: (row: string, value: unknown) => starts.set(row, value),
    normalise: (name: string) => {
      const value = read(name);
      const clean = typeof value === 'string' ? controls.get(name)?.normalise?.(value) : undefined;
      if (clean !== undefined && clean !== value) set(name, clean);
    },
    keepInDraft: (name: string, keep: boolean) =>
      keep ? draft.allow(patternOf(name)) : draft.deny(patternOf(name)),
    restoreDraft: draft.restore,
    dropDraft: draft.drop,
  };
}
