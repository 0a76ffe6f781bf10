import { useEffect, useReducer, useRef } from 'react';
import { listOf } from '../../../provider/listOf.ts';
import {
  readSelection,
  type Selection,
  selectedKeys,
  selectionAfter,
  selectionCount,
  selectKeys,
} from '../DataGrid/machine/selection.ts';
import { type BulkState, bulkReducer, idle } from './bulkState.ts';
import { type BulkOutcome, runBulk } from './runBulk.ts';
import { type ActOnAll, runOnAll } from './runOnAll.ts';

/** Something that is done to many rows. */
export interface BulkAction {
  readonly key: string;
  /** A verb with its object: "Cancel bookings". */
  readonly label: string;
  /** `danger` for actions that are hard to undo: the confirmation is red. */
  readonly tone?: 'line' | 'danger';
  /** Asks for confirmation also before a few rows; before "all that match" it always asks. */
  readonly confirm?: boolean;
  /** Does it for one row; rejects with the reason where it cannot be done. */
  readonly act: (key: string, signal: AbortSignal) => Promise<unknown>;
  /** Does it for all rows that match by one request; without it `act` runs for each of `pages`. */
  readonly actOnAll?: ActOnAll;
  /** Takes it back for one row; without it nothing can be undone. */
  readonly undo?: (key: string, signal: AbortSignal) => Promise<unknown>;
}

export interface BulkOptions {
  readonly actions: readonly BulkAction[];
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** Rows that match the query; null while unknown. */
  readonly total: number | null;
  /** Keys of all rows that match, page by page: the rows of an action on "all that match". */
  readonly pages?: (signal: AbortSignal) => AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
  /** Words for a rejection; its message unless given. */
  readonly reasonOf?: (error: unknown) => string;
  /** It ended: rows may have to be fetched again. */
  readonly onEnd?: (outcome: BulkOutcome) => void;
}

/** A bulk action at work; what `BulkBar` shows. */
export interface Bulk {
  readonly state: BulkState;
  readonly ask: (action: BulkAction) => void;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly stop: () => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
  /** Why rows were left out, by key, for `DataGrid`. */
  readonly problems: ReadonlyMap<string, string>;
}

const noProblems: ReadonlyMap<string, string> = new Map();

/** Runs actions on selected rows: asks for confirmation first, reports progress, keeps failed rows selected, can undo. */
export function useBulk(options: BulkOptions): Bulk {
  const { onSelectionChange, total, pages, reasonOf = messageOf, onEnd } = options;
  const actions = listOf(options.actions);
  const selection = readSelection(options.selection);
  const [state, send] = useReducer(bulkReducer, idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const actionOf = (key: string) => actions.find((each) => each.key === key);
  const run = async (action: BulkAction, count: number | undefined) => {
    const stop = new AbortController();
    running.current = stop;
    const { actOnAll } = action;
    const atOnce = actOnAll !== undefined && selection.kind === 'all';
    send({ type: 'start', action: action.key, count, atOnce });
    const outcome = atOnce
      ? await runOnAll(actOnAll, selection, count, stop.signal, reasonOf)
      : await runBulk({
          keys: selectedKeys(selection, pages?.(stop.signal) ?? []),
          act: action.act,
          reasonOf,
          signal: stop.signal,
          onProgress: (progress) => send({ type: 'progress', progress }),
        });
    running.current = null;
    if (!atOnce) onSelectionChange(selectionAfter(selection, outcome.done));
    else if (!outcome.cut) onSelectionChange(selectKeys(outcome.failed.keys()));
    send({ type: 'end', outcome });
    onEnd?.(outcome);
  };
  const ask = (action: BulkAction) => {
    if (running.current) return;
    const count = selectionCount(selection, total ?? undefined);
    if (action.confirm || action.tone === 'danger' || selection.kind === 'all')
      send({ type: 'ask', action: action.key, count });
    else void run(action, count);
  };
  const undo = async () => {
    const action = state.step === 'ended' ? actionOf(state.action) : undefined;
    if (state.step !== 'ended' || state.undone || !action?.undo || running.current) return;
    const stop = new AbortController();
    running.current = stop;
    send({ type: 'undo' });
    const outcome = await runBulk({
      keys: state.outcome.done,
      act: action.undo,
      reasonOf,
      signal: stop.signal,
      onProgress: (progress) => send({ type: 'progress', progress }),
    });
    running.current = null;
    send({ type: 'end', outcome });
    onEnd?.(outcome);
  };
  return {
    state,
    ask,
    start: () => {
      if (state.step !== 'asking') return;
      const action = actionOf(state.action);
      if (action) void run(action, state.count);
    },
    cancel: () => send({ type: 'cancel' }),
    stop: () => running.current?.abort(),
    undo: () => void undo(),
    dismiss: () => send({ type: 'dismiss' }),
    problems: state.step === 'ended' ? state.outcome.failed : noProblems,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
