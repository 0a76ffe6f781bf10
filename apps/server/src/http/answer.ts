import type { Call, CheckedBodyOf, CheckedQueryOf, DataOf, RefusalOf } from '@fairway/gateway/contract/call';
import type { Language } from '@fairway/gateway/contract/texts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Services } from '../services/services.ts';
import type { CallerOf } from './caller.ts';
import type { Refuse } from './refuse.ts';

/** The arguments of a handler once a request has passed signature, policy, limits and validation. */
export interface Handling<C extends Call> {
  readonly query: CheckedQueryOf<C>;
  readonly body: CheckedBodyOf<C>;
  /** Policy has run: a handler of a call for members is given a member. */
  readonly caller: CallerOf<C['caller']>;
  /** Ends the request with a code that the call declares, or that any call can meet. */
  readonly refuse: Refuse<RefusalOf<C>>;
  /** A handler opens its own transaction: `db.transaction().execute(...)`. */
  readonly db: Db;
  /** The server's instant for this request; handlers never read the clock themselves. */
  readonly now: Date;
  readonly language: Language;
  readonly requestId: string;
  /** For limits only: never logged, never stored but as a keyed hash. */
  readonly ip: string;
  /** Id of the key that signed the request; null when it is unsigned. */
  readonly keyId: string | null;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  /**
   * Stores the answer under the request's idempotency key inside the transaction of its effect, so that a
   * crash between commit and answer neither loses nor repeats it. Gives the data back. No-op on reads.
   */
  settle(transaction: Db, data: DataOf<C>): Promise<DataOf<C>>;
  readonly services: Services;
  readonly config: Config;
}

/** A call joined to what answers it. */
export interface Route {
  readonly call: Call;
  readonly handle: (handling: Handling<Call>) => Promise<unknown>;
}

/** Joins a call of the contract to its handler, which returns the call's data or throws by its `refuse`. */
export function answer<C extends Call>(
  call: C,
  handle: (handling: Handling<C>) => Promise<DataOf<C>> | DataOf<C>,
): Route {
  // The pipeline checks query, body and caller by what the call declares before it hands them in.
  return { call, handle: async (handling) => handle(handling as unknown as Handling<C>) };
}
