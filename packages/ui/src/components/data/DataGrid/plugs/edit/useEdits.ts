import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStable } from '../../../../../hooks/useStable.ts';
import { listOf } from '../../../../../provider/listOf.ts';
import { useMessages } from '../../../../../provider/UiProvider.tsx';
import { type CellChange, type CellRefusal, createEditStore } from './editStore.ts';
import { type CellEditor, type EditReading, type EditValue, editText } from './editValues.ts';
import { useCellReader } from './useCellReader.ts';

export interface EditOptions<Row> {
  /** The stored rows. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How to edit, by the key of the column; create them once. */
  editors: Readonly<Record<string, CellEditor<Row>>>;
  /**
   * Saves changes, one call after another. A rejection takes all of them back; the refusals that it returns take back
   * these cells.
   */
  onSave: (changes: readonly CellChange[]) => Promise<readonly CellRefusal[]> | Promise<void>;
  /** The sentence of an error of `onSave`. */
  messageOf?: (error: unknown) => string | null | undefined;
}

/** A text for a cell. */
export interface CellText {
  readonly key: string;
  readonly column: string;
  readonly text: string;
}

/** The rows with their edits, and everything that changes them. */
export function useEdits<Row>(options: EditOptions<Row>) {
  const { editors } = options;
  const [store] = useState(createEditStore);
  const t = useMessages().dataGrid.edit;
  const readCell = useCellReader();
  const say = useRef<(text: string) => void>(() => {});
  const keyOf = useStable(options.rowKey);
  const cells = useSyncExternalStore(store.subscribe, store.cells, store.cells);
  const stored = useMemo(() => listOf(options.rows), [options.rows]);
  const storedByKey = useMemo(() => new Map(stored.map((row) => [keyOf(row), row])), [stored, keyOf]);

  const rows = useMemo(() => {
    if (cells.size === 0) return stored;
    return stored.map((row) => {
      let edited = row;
      for (const [column, { base, pending, value }] of cells.get(keyOf(row)) ?? []) {
        const isOurs = pending > 0 || base === row;
        if (isOurs && editors[column]) edited = editors[column].set(edited, value);
      }
      return edited;
    });
  }, [stored, cells, editors, keyOf]);
  useEffect(() => {
    store.drop((key) => storedByKey.get(key));
  }, [store, storedByKey]);

  const valueIn = useStable((key: string, column: string): EditValue => {
    const state = store.stateOf(key, column);
    const row = storedByKey.get(key);
    if (state && (state.pending > 0 || state.base === row)) return state.value;
    return row === undefined ? null : (editors[column]?.value(row) ?? null);
  });
  const read = useStable((text: string, key: string, column: string): EditReading => {
    const row = storedByKey.get(key);
    const editor = editors[column];
    if (row === undefined || !editor || editor.isEditable?.(row) === false) return { message: t.readOnly };
    return readCell(text, row, editor);
  });

  const refusalsOf = useStable(async (changes: readonly CellChange[]): Promise<readonly CellRefusal[]> => {
    try {
      return (await options.onSave(changes)) ?? [];
    } catch (error) {
      const message = options.messageOf?.(error) || t.notSaved;
      return changes.map(({ key, column }) => ({ key, column, message }));
    }
  });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const save = useCallback(
    (changes: readonly CellChange[], baseOf: (key: string) => unknown) => {
      store.begin(changes, baseOf);
      queue.current = queue.current.then(async () => {
        const refusals = await refusalsOf(changes);
        const texts = new Map(
          changes.map(({ key, column, after }) => [`${key}\n${column}`, editText(after)]),
        );
        const attempts = refusals.map((refusal) => ({
          ...refusal,
          attempt: texts.get(`${refusal.key}\n${refusal.column}`) ?? '',
        }));
        store.settle(changes, attempts);
        if (refusals.length > 0)
          say.current(
            refusals.length === 1 ? (refusals[0]?.message ?? '') : t.refused(String(refusals.length)),
          );
      });
    },
    [store, refusalsOf, t],
  );
  const baseOf = useStable((key: string) => storedByKey.get(key));

  /** Writes texts to cells as one step; texts that are refused keep a message at their cell. */
  const write = useStable((texts: readonly CellText[]) => {
    const readings = texts.map((cell) => ({ ...cell, reading: read(cell.text, cell.key, cell.column) }));
    const changes = readings.flatMap(({ key, column, reading }): CellChange[] => {
      const before = valueIn(key, column);
      if (reading.message !== undefined || reading.value === before) return [];
      return [{ key, column, before, after: reading.value }];
    });
    const refusals = readings.flatMap(({ key, column, text, reading }) =>
      reading.message === undefined
        ? []
        : [
            {
              key,
              column,
              message: reading.message,
              attempt: text.slice(0, 500),
              value: valueIn(key, column),
              base: baseOf(key),
            },
          ],
    );
    store.forgive(readings.filter(({ reading }) => reading.message === undefined));
    const marked = refusals.filter(
      ({ key, column }) =>
        editors[column] && editors[column].isEditable?.(storedByKey.get(key) as Row) !== false,
    );
    if (marked.length > 0) store.refuse(marked);
    if (changes.length > 0) {
      store.record(changes);
      save(changes, baseOf);
    }
    return { written: texts.length - refusals.length, refused: refusals.length };
  });
  const repeat = useStable((changes: readonly CellChange[] | undefined, words: (count: string) => string) => {
    // A cell that was changed since, here or elsewhere, keeps its value.
    const current = changes?.filter(({ key, column, before }) => valueIn(key, column) === before) ?? [];
    if (current.length > 0) save(current, baseOf);
    say.current(current.length > 0 ? words(String(current.length)) : t.nothingToUndo);
  });
  const undo = useStable(() => repeat(store.takeUndo(), t.undone));
  const redo = useStable(() => repeat(store.takeRedo(), t.redone));
  const textOf = useStable((key: string, column: string) => editText(valueIn(key, column)));
  return { store, rows, read, write, undo, redo, textOf, say };
}
