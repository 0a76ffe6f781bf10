/** Why a feed was not read. */
export type FeedProblem =
  | 'feedAway'
  | 'feedFailed'
  | 'feedTooLarge'
  | 'feedElsewhere'
  | 'feedBroken'
  | 'feedCharset';

export class FeedFailure extends Error {
  override readonly name = 'FeedFailure';
  readonly problem: FeedProblem;
  /** HTTP status that was answered, of a `feedFailed`. */
  readonly status: number | undefined;

  constructor(problem: FeedProblem, status?: number) {
    super(problem);
    this.problem = problem;
    this.status = status;
  }
}

/** What a feed's address answers. */
export interface FeedDocument {
  readonly bytes: Uint8Array;
  /** The header of that name; empty without one. */
  readonly contentType: string;
  /** Where it was read in the end: relative links start from it. */
  readonly address: string;
}

/** Reads a feed at an address that is allowed; throws a {@link FeedFailure}. */
export type ReadFeed = (address: URL) => Promise<FeedDocument>;
