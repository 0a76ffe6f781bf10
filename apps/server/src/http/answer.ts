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
  readonly db: Db;
  /** The server's instant for this request; handlers never read the clock themselves. */
  readonly now: Date;
  readonly language: Language;
  readonly requestId: string;
  /** For limits only: never logged, and stored only as a keyed hash. */
  readonly ip: string;
  /** Id of the key that signed the request; null when it is unsigned. */
  readonly keyId: string | null;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  readonly services: Services;
  readonly config: Config;
}

declare const committed: unique symbol;

/** The data of a write that is committed together with its response. Only `commit` returns one. */
export interface Committed<Data> {
  readonly data: Data;
  readonly [committed]: true;
}

/** The arguments of a handler that works in the transaction of its write: `db` is the transaction. */
export interface Writing<C extends Call> extends Handling<C> {
  /**
   * Refuses like `refuse`, and commits the handler's changes so far: a spent code, a counted attempt. `refuse` itself
   * rolls everything back.
   */
  readonly refuseAndCommit: Refuse<RefusalOf<C>>;
}

/** The arguments of a handler that has something to do before its transaction; until then `db` is outside of it. */
export interface WritingInSteps<C extends Call> extends Writing<C> {
  /**
   * Runs the transaction of the write, once. It stores the response under the request's idempotency key together with
   * its effect, so that a crash between commit and response neither loses nor repeats it.
   */
  commit(work: (transaction: Db) => Promise<DataOf<C>>): Promise<Committed<DataOf<C>>>;
}

/** A call with its handler. */
export interface Route {
  readonly call: Call;
  /** Why a POST changes nothing, where it does not. */
  readonly readsBecause?: string;
  readonly handle: (handling: WritingInSteps<Call>) => Promise<unknown>;
}

type Get = Call & { readonly method: 'GET' };
type Post = Call & { readonly method: 'POST' };

// The pipeline checks query, body and caller against the call's declaration before it passes them in.
const checked = <Own>(handling: WritingInSteps<Call>) => handling as unknown as Own;

/** Joins a GET of the contract to its handler, which returns the call's data or throws by its `refuse`. */
export function read<C extends Get>(
  call: C,
  handle: (handling: Handling<C>) => Promise<DataOf<C>> | DataOf<C>,
): Route {
  return { call, handle: async (handling) => handle(checked<Handling<C>>(handling)) };
}

/** Joins a POST that changes nothing to its handler, with the reason why it is a POST. */
export function readByPost<C extends Post>(
  call: C,
  readsBecause: string,
  handle: (handling: Handling<C>) => Promise<DataOf<C>> | DataOf<C>,
): Route {
  return { call, readsBecause, handle: async (handling) => handle(checked<Handling<C>>(handling)) };
}

/** Joins a POST to a handler that works in one transaction, which is committed together with the response. */
export function write<C extends Post>(call: C, handle: (handling: Writing<C>) => Promise<DataOf<C>>): Route {
  return writeInSteps(call, (handling) =>
    handling.commit((transaction) => handle({ ...handling, db: transaction })),
  );
}

/**
 * Joins a POST to a handler that has to wait before its transaction: for an outside service, a file, or a hash. Its
 * writes to `db` before `commit` stay even when it refuses.
 */
export function writeInSteps<C extends Post>(
  call: C,
  handle: (handling: WritingInSteps<C>) => Promise<Committed<DataOf<C>>>,
): Route {
  return { call, handle: async (handling) => (await handle(checked<WritingInSteps<C>>(handling))).data };
}
