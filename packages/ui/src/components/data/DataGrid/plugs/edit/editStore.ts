import type { EditValue } from './editValues.ts';

/** One cell and its values before and after. */
export interface CellChange {
  readonly key: string;
  readonly column: string;
  readonly before: EditValue;
  readonly after: EditValue;
}

/** A cell that could not be saved, and how to correct it. */
export interface CellRefusal {
  readonly key: string;
  readonly column: string;
  readonly message: string;
}

/** A cell whose value is not the row's own, or was refused. */
export interface CellState {
  /** The value of the row, as it was before the first change that is not saved. */
  readonly confirmed: EditValue;
  readonly value: EditValue;
  /** Changes under way. */
  readonly pending: number;
  readonly message?: string;
  /** The text that was refused, to be corrected. */
  readonly attempt?: string;
  /** The row that it changes; once another one arrives, saved values are its own. */
  readonly base: unknown;
}

/** The cell with an editor. */
export interface OpenCell {
  readonly key: string;
  readonly column: string;
  readonly text: string;
  /** Whether the text replaces the value, as after typing. */
  readonly isTyped: boolean;
  readonly message?: string;
}

/** Cells that undo takes back, and that redo changes again. */
export interface EditHistory {
  readonly undo: number;
  readonly redo: number;
}

const mostSteps = 100;
const countOf = (steps: readonly (readonly CellChange[])[]) =>
  steps.reduce((count, changes) => count + changes.length, 0);

/** Edits outside of React, so that a key in a cell renders one row. */
export function createEditStore() {
  // Replaced at every change, so that React sees another value.
  let cells: ReadonlyMap<string, ReadonlyMap<string, CellState>> = new Map();
  const versions = new Map<string, number>();
  const listeners = new Set<() => void>();
  let open: OpenCell | null = null;
  let undoSteps: readonly (readonly CellChange[])[] = [];
  let redoSteps: readonly (readonly CellChange[])[] = [];
  let history: EditHistory = { undo: 0, redo: 0 };

  const touch = (keys: Iterable<string>) => {
    for (const key of keys) versions.set(key, (versions.get(key) ?? 0) + 1);
    for (const listener of listeners) listener();
  };
  const setSteps = (undo: typeof undoSteps, redo: typeof redoSteps) => {
    undoSteps = undo;
    redoSteps = redo;
    history = { undo: countOf(undo), redo: countOf(redo) };
    touch([]);
  };
  const stateOf = (key: string, column: string) => cells.get(key)?.get(column);
  /** Replaces cells; `null` removes one. Copies once for all of them. */
  const put = (states: readonly (readonly [key: string, column: string, state: CellState | null])[]) => {
    const next = new Map(cells);
    const rows = new Map<string, Map<string, CellState>>();
    for (const [key, column, state] of states) {
      const row = rows.get(key) ?? new Map(cells.get(key));
      rows.set(key, row);
      if (state) row.set(column, state);
      else row.delete(column);
    }
    for (const [key, row] of rows) {
      if (row.size > 0) next.set(key, row);
      else next.delete(key);
    }
    cells = next;
  };
  const keysOf = (changes: readonly { key: string }[]) => new Set(changes.map(({ key }) => key));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    versionOf: (key: string) => String(versions.get(key) ?? ''),
    /** Changed cells by row and column; another object after every change. */
    cells: () => cells,
    open: () => open,
    /** Another object after every step. */
    history: () => history,
    stateOf,
    setOpen(next: OpenCell | null) {
      const keys = [open?.key, next?.key].filter((key) => key !== undefined);
      open = next;
      touch(keys);
    },
    /** Shows the new values at once; `settle` reports how saving them ended. */
    begin(changes: readonly CellChange[], baseOf: (key: string) => unknown) {
      put(
        changes.map(({ key, column, before, after }) => {
          const state = stateOf(key, column);
          const confirmed = state && state.pending > 0 ? state.confirmed : before;
          const pending = (state?.pending ?? 0) + 1;
          return [key, column, { confirmed, value: after, pending, base: baseOf(key) }];
        }),
      );
      touch(keysOf(changes));
    },
    settle(changes: readonly CellChange[], refusals: readonly (CellRefusal & { attempt: string })[]) {
      const refusalOf = new Map(refusals.map((refusal) => [`${refusal.key}\n${refusal.column}`, refusal]));
      put(
        changes.flatMap(({ key, column, after }) => {
          const state = stateOf(key, column);
          if (!state) return [];
          const refusal = refusalOf.get(`${key}\n${column}`);
          const pending = state.pending - 1;
          const confirmed = refusal ? state.confirmed : after;
          // While a later change is under way, its value stays.
          const value = pending > 0 ? state.value : confirmed;
          const problem = refusal ? { message: refusal.message, attempt: refusal.attempt } : {};
          return [[key, column, { base: state.base, pending, confirmed, value, ...problem }]];
        }),
      );
      touch(keysOf(changes));
    },
    /** Binds messages to cells whose text was refused before it was saved. */
    refuse(refusals: readonly (CellRefusal & { attempt: string; value: EditValue; base: unknown })[]) {
      put(
        refusals.map(({ key, column, message, attempt, value, base }) => {
          const state = stateOf(key, column) ?? { confirmed: value, value, pending: 0, base };
          return [key, column, { ...state, message, attempt }];
        }),
      );
      touch(keysOf(refusals));
    },
    /** Removes the messages of cells. */
    forgive(list: readonly { readonly key: string; readonly column: string }[]) {
      const refused = list.filter(({ key, column }) => stateOf(key, column)?.message !== undefined);
      if (refused.length === 0) return;
      put(
        refused.map(({ key, column }) => {
          const { message: _, attempt: __, ...rest } = stateOf(key, column) as CellState;
          return [key, column, rest];
        }),
      );
      touch(keysOf(refused));
    },
    /** Other rows arrived: cells that are saved have the values of their rows now. */
    drop(rowOf: (key: string) => unknown) {
      const saved = [...cells].flatMap(([key, row]) =>
        [...row]
          .filter(
            ([, { pending, base, message }]) => pending === 0 && message === undefined && base !== rowOf(key),
          )
          .map(([column]) => [key, column, null] as const),
      );
      if (saved.length > 0) put(saved);
    },
    record(changes: readonly CellChange[]) {
      setSteps([...undoSteps, changes].slice(-mostSteps), []);
    },
    /** Takes the last step, and returns the changes that reverse or repeat it. */
    takeUndo(): readonly CellChange[] | undefined {
      const step = undoSteps.at(-1);
      if (!step) return undefined;
      setSteps(undoSteps.slice(0, -1), [...redoSteps, step]);
      return step.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }));
    },
    takeRedo(): readonly CellChange[] | undefined {
      const step = redoSteps.at(-1);
      if (!step) return undefined;
      setSteps([...undoSteps, step], redoSteps.slice(0, -1));
      return step;
    },
  };
}
