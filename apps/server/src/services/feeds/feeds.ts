/** Why a feed was not read. */
export type FeedProblem = 'feedAway' | 'feedFailed' | 'feedTooLarge' | 'feedElsewhere' | 'feedBroken';

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

/** Reads the text of a feed at an address that is allowed; throws a {@link FeedFailure}. */
export type ReadFeed = (address: URL) => Promise<string>;
