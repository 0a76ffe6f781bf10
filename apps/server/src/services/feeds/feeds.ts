/** Why a feed was not read. */
export type FeedProblem = 'feedAway' | 'feedTooLarge' | 'feedElsewhere' | 'feedBroken';

export class FeedFailure extends Error {
  override readonly name = 'FeedFailure';
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Reads the text of a feed at an address that is allowed; throws a {@link FeedFailure}. */
export type ReadFeed = (address: URL) => Promise<string>;
