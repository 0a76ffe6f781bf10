import type { Selection } from '../DataGrid/machine/selection.ts';
import type { BulkOutcome } from './runBulk.ts';

/** The rows of one request: all that match the query, except these. */
export interface MatchingRows {
  /** Names the query, see `matchKey`. */
  readonly match: string;
  /** Keys of the rows that the reader deselected. */
  readonly except: readonly string[];
  /** The number of rows that the reader confirmed: refuse where more would be changed. Undefined if it was unknown. */
  readonly count: number | undefined;
}

/** The server's answer to one request for all rows that match. */
export interface MatchingOutcome {
  /** The number of rows it was done for. */
  readonly done: number;
  /** Why not, by key. */
  readonly failed?: Readonly<Record<string, string>>;
}

export type ActOnAll = (rows: MatchingRows, signal: AbortSignal) => Promise<MatchingOutcome>;

/** Runs an action on all rows that match by one request; never rejects. */
export async function runOnAll(
  act: ActOnAll,
  { match, except }: Extract<Selection, { kind: 'all' }>,
  count: number | undefined,
  signal: AbortSignal,
  reasonOf: (error: unknown) => string,
): Promise<BulkOutcome> {
  try {
    const { done, failed = {} } = await act({ match, except: [...except], count }, signal);
    return { done: [], doneCount: done, failed: new Map(Object.entries(failed)), cut: null };
  } catch (error) {
    return { done: [], doneCount: 0, failed: new Map(), cut: { reason: reasonOf(error) } };
  }
}
