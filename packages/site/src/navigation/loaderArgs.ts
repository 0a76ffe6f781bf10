import type { Send } from '@fairway/gateway';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import type { Language } from '../language/languages.ts';
import type { Operator } from '../operator/operator.ts';

/** The arguments of a loader, which needs nothing else from the site. */
export interface LoaderArgs {
  readonly request: Request;
  /** Query of the address. */
  readonly search: URLSearchParams;
  readonly language: Language;
  /** Returns the time of the server, where known. */
  readonly now: () => Date;
  readonly operator: Operator;
  /** Sends a call that ends with the navigation. A failure is shown in place of the page. */
  readonly send: Send;
  /** Takes prefetched data, or fetches it. */
  readonly read: <Query, Answer>(prefetchable: Prefetchable<Query, Answer>, query: Query) => Promise<Answer>;
  /** Fetches data next to a list that does not depend on its query; another filter takes it from the cache. */
  readonly cached: <Answer>(fetch: (send: Send) => Promise<Answer>) => Promise<Answer>;
}
