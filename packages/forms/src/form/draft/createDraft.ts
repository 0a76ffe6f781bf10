import { blankRow } from '../rows/blankRow.ts';
import type { FormOptions, FormValues } from '../types.ts';
import { isBranch } from '../values/tree.ts';
import { readDraft, sameKind, tabStorage, writeDraft } from './draft.ts';

interface Options<Values extends FormValues, Output> {
  readonly initial: Values;
  readonly options: () => FormOptions<Values, Output>;
  set(name: string, value: unknown): void;
}

/** A form with rows writes its draft this many ms after a key: a thousand rows take longer than a key may. */
const pause = 250;

/** Creates the draft of a form in this tab: only fields that may be kept, also inside rows. */
export function createDraft<Values extends FormValues, Output>({
  initial,
  options,
  set,
}: Options<Values, Output>) {
  /** Patterns of the fields that may be kept; passwords and codes are never among them. */
  const keepable = new Set<string>();
  const secret = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved: (() => void) | null = null;

  const hasSecret = (pattern: string) => [...secret].some((each) => each.startsWith(`${pattern}.`));

  /** Returns the part of a value that may be stored; undefined if none may. */
  const keptPart = (value: unknown, pattern: string): unknown => {
    if (keepable.has(pattern) && !hasSecret(pattern)) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => keptPart(item, `${pattern}.*`));
      const mayBeKept = [...keepable].some((each) => each.startsWith(`${pattern}.*.`));
      return mayBeKept ? items.map((item) => item ?? {}) : undefined;
    }
    if (!isBranch(value)) return undefined;
    const entries = Object.entries(value)
      .map(([key, member]) => [key, keptPart(member, `${pattern}.${key}`)] as const)
      .filter(([, member]) => member !== undefined);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };

  /** Completes a stored value with its missing fields: those that were not stored, and those of a newer form. */
  const completed = (value: unknown, start: unknown, pattern: string): unknown => {
    if (keepable.has(pattern)) return value;
    const blank = blankRow(options(), pattern);
    if (Array.isArray(value) && blank !== undefined)
      return value.filter(isBranch).map((item) => completed(item, blank, `${pattern}.*`));
    if (!isBranch(value) || !isBranch(start)) return value;
    const fields = Object.entries(start).map(([key, member]) => {
      const isKept = Object.hasOwn(value, key) && sameKind(value[key], member);
      return [key, isKept ? completed(value[key], member, `${pattern}.${key}`) : member] as const;
    });
    return Object.fromEntries(fields);
  };

  /** Stored values of fields that are not on the page yet, those of other steps, are kept. */
  const allowStored = (value: unknown, pattern: string) => {
    // A list of rows is stored by the fields of its rows: a new row may have a secret one.
    if (Array.isArray(value) && (value.some(isBranch) || blankRow(options(), pattern) !== undefined))
      for (const item of value) allowStored(item, `${pattern}.*`);
    else if (isBranch(value))
      for (const [key, member] of Object.entries(value)) allowStored(member, `${pattern}.${key}`);
    else if (!secret.has(pattern)) keepable.add(pattern);
  };

  const write = (draft: string, values: FormValues) => {
    const changed = Object.entries(values)
      .filter(([name, value]) => value !== initial[name])
      .map(([name, value]) => [name, keptPart(value, name)] as const)
      .filter(([, value]) => value !== undefined);
    writeDraft(tabStorage(), draft, new Map(changed));
  };

  const settle = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.('pagehide', save);
    const last = unsaved;
    unsaved = null;
    return last;
  };
  const save = () => settle()?.();

  return {
    allow: (pattern: string) => keepable.add(pattern),
    deny: (pattern: string) => {
      secret.add(pattern);
      keepable.delete(pattern);
    },
    keep: (values: FormValues) => {
      const { draft, rows } = options();
      if (draft === undefined) return;
      if (!rows) {
        write(draft, values);
        return;
      }
      clearTimeout(timer);
      unsaved = () => write(draft, values);
      timer = setTimeout(save, pause);
      // A page that is left has no time to wait.
      globalThis.addEventListener?.('pagehide', save);
    },
    restore: () => {
      const { draft } = options();
      if (draft === undefined) return;
      for (const [name, value] of readDraft(tabStorage(), draft, initial)) {
        const whole = completed(value, initial[name], name);
        allowStored(value, name);
        set(name, whole);
      }
    },
    drop: () => {
      const { draft } = options();
      settle();
      if (draft !== undefined) writeDraft(tabStorage(), draft, new Map());
    },
  };
}
