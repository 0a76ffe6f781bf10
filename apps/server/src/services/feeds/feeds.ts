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
  /** The HTTP status of the response, for `feedFailed`. */
  readonly status: number | undefined;

  constructor(problem: FeedProblem, status?: number) {
    super(problem);
    this.problem = problem;
    this.status = status;
  }
}

/** The response of a feed's address. */
export interface FeedDocument {
  readonly bytes: Uint8Array;
  /** The header of that name; empty without one. */
  readonly contentType: string;
  /** The address after redirects: the base of relative links. */
  readonly address: string;
}

/** Reads a feed at an address that is allowed; throws a {@link FeedFailure}. */
export type ReadFeed = (address: URL) => Promise<FeedDocument>;
