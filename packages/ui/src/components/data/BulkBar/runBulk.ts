/** The progress of a bulk action. */
export interface BulkProgress {
  readonly done: number;
  readonly failed: number;
}

/** The outcome of a bulk action. */
export interface BulkOutcome {
  /** Keys it was done for, in the order they ended. */
  readonly done: readonly string[];
  /** Rows it was done for; after one request for all rows their keys are unknown. */
  readonly doneCount: number;
  /** Why not, by key. */
  readonly failed: ReadonlyMap<string, string>;
  /** Ended before all rows had their turn: `stopped` by the reader, or the rest could not be listed, and why. */
  readonly cut: { readonly stopped: true } | { readonly reason: string } | null;
}

export interface BulkRun {
  /** Keys of the rows; read one by one, so that millions need not be in memory. */
  readonly keys: Iterable<string> | AsyncIterable<string>;
  /** Does it for one row; rejects with the reason where it cannot be done. */
  readonly act: (key: string, signal: AbortSignal) => Promise<unknown>;
  /** Words for a rejection. */
  readonly reasonOf: (error: unknown) => string;
  readonly signal: AbortSignal;
  /** Rows under way together. */
  readonly atOnce?: number;
  readonly onProgress?: (progress: BulkProgress) => void;
}

/** Runs an action row by row, a few at once. One row's failure holds up no other; never rejects. */
export async function runBulk(options: BulkRun): Promise<BulkOutcome> {
  const { keys, act, reasonOf, signal, atOnce = 4, onProgress } = options;
  const done: string[] = [];
  const failed = new Map<string, string>();
  let cut: BulkOutcome['cut'] = null;
  const source = iteratorOf(keys);
  // Workers take turns at the source: no page may be requested twice.
  let turn: Promise<unknown> = Promise.resolve();
  const take = () => {
    const next = turn.then(() => (cut || signal.aborted ? { done: true as const } : source.next()));
    turn = next.catch(() => undefined);
    return next;
  };

  const work = async () => {
    for (;;) {
      let key: string;
      try {
        const next = await take();
        if (next.done) return;
        key = next.value;
      } catch (error) {
        cut ??= { reason: reasonOf(error) };
        return;
      }
      try {
        await act(key, signal);
        done.push(key);
      } catch (error) {
        // A run that the user stopped has not failed: the rest was not executed.
        if (!signal.aborted) failed.set(key, reasonOf(error));
      }
      onProgress?.({ done: done.length, failed: failed.size });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
  if (signal.aborted) await Promise.resolve(source.return?.()).catch(() => undefined);
  return { done, doneCount: done.length, failed, cut: signal.aborted ? { stopped: true } : cut };
}

function iteratorOf(keys: Iterable<string> | AsyncIterable<string>) {
  return Symbol.asyncIterator in keys ? keys[Symbol.asyncIterator]() : keys[Symbol.iterator]();
}
