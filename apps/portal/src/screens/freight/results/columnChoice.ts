import { useSyncExternalStore } from 'react';

/** Columns that a reader may hide or show; vessel, departure and total always stay. */
export const choosableColumns = [
  'carriers',
  'cutOffs',
  'transit',
  'arrival',
  'routing',
  'freeDays',
  'co2',
  'reliability',
  '20GP',
  '40GP',
  '40HQ',
] as const;
export type ChoosableColumn = (typeof choosableColumns)[number];
export type ColumnChoice = Readonly<Partial<Record<ChoosableColumn, boolean>>>;

const storageKey = 'fairway.sailing-columns';
const nothing: ColumnChoice = {};
const listeners = new Set<() => void>();
let choice: ColumnChoice | undefined;

/** Reads the stored choice, which may come from another release or be invalid. */
export function readColumnChoice(text: string | null): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const entries = Object.entries(stored).filter(
      ([key, visible]) => choosableColumns.some((each) => each === key) && typeof visible === 'boolean',
    );
    return Object.fromEntries(entries);
  } catch {
    return nothing;
  }
}

function current(): ColumnChoice {
  try {
    choice ??= readColumnChoice(localStorage.getItem(storageKey));
  } catch {
    choice ??= nothing;
  }
  return choice;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows or hides a column, here and on later visits. */
export function chooseColumn(column: ChoosableColumn, visible: boolean): void {
  choice = { ...current(), [column]: visible };
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Stored for this page only.
  }
  for (const listener of listeners) listener();
}

/** The reader's columns. */
export function useColumnChoice(): ColumnChoice {
  return useSyncExternalStore(subscribe, current, () => nothing);
}

/** Whether a column is the price of a box type. */
export function isBox(column: ChoosableColumn): column is '20GP' | '40GP' | '40HQ' {
  return column === '20GP' || column === '40GP' || column === '40HQ';
}

/**
 * Reports whether a column is shown: as the reader chose, otherwise the one that ranks the list, prices of one box only
 * without a shipment, CO2e only with one, and neither free days nor reliability.
 */
export function isColumnShown(
  column: ChoosableColumn,
  choice: ColumnChoice,
  hasTotals: boolean,
  sort?: string,
): boolean {
  if (choice[column] !== undefined) return choice[column];
  if (column === sort) return true;
  if (isBox(column)) return !hasTotals;
  // Next to three prices there is no room for it.
  if (column === 'co2') return hasTotals;
  return column !== 'freeDays' && column !== 'reliability';
}
