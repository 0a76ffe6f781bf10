/** Chosen rows: some by their keys, or all that match a query except some. */
export type Selection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly match: string; readonly except: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

/** Nothing chosen. */
export const noSelection: Selection = { kind: 'some', keys: none };

/** These rows. */
export function selectKeys(keys: Iterable<string>): Selection {
  return { kind: 'some', keys: new Set(keys) };
}

/** Every row that matches, seen or not; `match` names the query, see `matchKey`. */
export function selectAllMatching(match: string): Selection {
  return { kind: 'all', match, except: none };
}

/** The selection that a caller passed; empty if it is invalid. */
export function readSelection(selection: Selection | null | undefined): Selection {
  if (selection?.kind === 'some' && selection.keys instanceof Set) return selection;
  return selection?.kind === 'all' && selection.except instanceof Set ? selection : noSelection;
}

export function isSelected(selection: Selection, key: string): boolean {
  return selection.kind === 'all' ? !selection.except.has(key) : selection.keys.has(key);
}

/** The number of selected rows among `total` matching ones; `undefined` while the total is unknown. */
export function selectionCount(selection: Selection, total: number | undefined): number | undefined {
  if (selection.kind === 'some') return selection.keys.size;
  return total === undefined ? undefined : Math.max(0, total - selection.except.size);
}

/** Rows chosen or, with `on` false, given up; without `on` each is turned over. */
export function markRows(selection: Selection, keys: Iterable<string>, on?: boolean): Selection {
  const listed = new Set(selection.kind === 'all' ? selection.except : selection.keys);
  for (const key of keys) {
    const isOn = on ?? !isSelected(selection, key);
    if (isOn === (selection.kind === 'some')) listed.add(key);
    else listed.delete(key);
  }
  return selection.kind === 'all' ? { ...selection, except: listed } : { kind: 'some', keys: listed };
}

/** The state of the checkbox above the visible rows. */
export function headState(selection: Selection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const isOn = keys.filter((key) => isSelected(selection, key)).length;
  if (isOn === 0) return 'none';
  return isOn === keys.length ? 'all' : 'some';
}

/** Ends an "All that match" selection when its query changes: other rows were never chosen. Single rows stay chosen. */
export function selectionUnder(selection: Selection, match: string): Selection {
  return selection.kind === 'all' && selection.match !== match ? noSelection : selection;
}

/** Returns the rows still chosen after a bulk action: those that failed and those it did not reach. */
export function selectionAfter(selection: Selection, done: Iterable<string>): Selection {
  return markRows(selection, done, false);
}

/** Selected keys among the pages of a query, in their order: "all that match" does not load all keys at once. */
export async function* selectedKeys(
  selection: Selection,
  pages: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string, void> {
  if (selection.kind === 'some') {
    yield* selection.keys;
    return;
  }
  for await (const keys of pages) yield* keys.filter((key) => isSelected(selection, key));
}
