import type { Permission } from '@fairway/trade';
import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { BusinessCode, TransportCode } from './codes.ts';
import type { StaffRole } from './staffRole.ts';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * The kinds of callers. Every call names one; the server refuses all others before the handler runs.
 *
 * - `anyone`: public reads, no signature needed
 * - `visitor`: anyone who holds a signing key, logged in or not
 * - `member`: any logged-in account: the call needs no permission
 * - `member:order:buy`: an account with this permission; the table of rights in `@fairway/trade` defines which accounts
 * have it
 * - `staff`: any staff member, at the desk; `staff:finance` those with that role,
 *   `staff:admin|editor` those who hold either
 */
export type Caller =
  | 'anyone'
  | 'visitor'
  | 'member'
  | `member:${Permission}`
  | 'staff'
  | `staff:${StaffRole}`
  | `staff:${StaffRole}|${StaffRole}`;

/** Returns the roles that may send a call, any one of them; none if it requires no role. */
export function rolesFor({ caller }: Pick<Call, 'caller'>): readonly StaffRole[] {
  return caller.startsWith('staff:') ? (caller.slice('staff:'.length).split('|') as StaffRole[]) : [];
}

/** Whether a call is for the staff, whose sessions are not those of the portal. */
export function isForStaff({ caller }: Pick<Call, 'caller'>): boolean {
  return caller === 'staff' || caller.startsWith('staff:');
}

/** The permission that a call needs; null where none. */
export function permissionOf(caller: Caller): Permission | null {
  return caller.startsWith('member:') ? (caller.slice('member:'.length) as Permission) : null;
}

/** One call of the gateway as data: client, server routes, mocks and the OpenAPI document are derived from it. */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  Who extends Caller = Caller,
  Refusal extends BusinessCode = BusinessCode,
> {
  readonly method: 'GET' | 'POST';
  /** Path below the gateway's base URL, exactly as the specification writes it. */
  readonly path: `/${string}`;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly caller: Who;
  readonly query?: Query;
  readonly body?: Body;
  /** The format of the body; JSON by default. */
  readonly bodyAs?: 'json' | 'form' | 'multipart';
  /** Which file a multipart body carries; a picture unless given. */
  readonly takes?: 'document' | 'csv' | 'table' | 'attachment';
  /** The most bytes of its body, or of its file; 32 KiB, and 10 MiB for a file, unless given. */
  readonly maxBytes?: number;
  readonly data: Data;
  /** Business refusals that a caller should handle, in addition to those of every call. */
  readonly refusals?: readonly Refusal[];
  /** Sent without the Authorization header, though a session may exist. */
  readonly withoutToken?: true;
  /** A GET that has an effect: signed, its nonce spent once, never retried, never prefetched. */
  readonly effect?: true;
  /** Retained for old sites; documented as such. */
  readonly deprecated?: true;
}

/** Declares a call. Only checks types and returns the value unchanged. */
export function call<
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Data extends Schema = Schema,
  const Who extends Caller = Caller,
  const Refusal extends BusinessCode = never,
  const Method extends Call['method'] = Call['method'],
>(
  spec: Call<Query, Body, Data, Who, Refusal> & { readonly method: Method },
): Call<Query, Body, Data, Who, Refusal> & { readonly method: Method } {
  return spec;
}

type Input<S> = S extends Schema ? InferInput<S> : undefined;
type Output<S> = S extends Schema ? InferOutput<S> : undefined;

/** The query that a caller passes; undefined when the call has none. */
export type QueryOf<C extends Call> =
  C extends Call<infer Query, infer _Body, infer _Data> ? Input<Query> : never;
/** The body that a caller passes; undefined when the call has none. */
export type BodyOf<C extends Call> =
  C extends Call<infer _Query, infer Body, infer _Data> ? Input<Body> : never;
/** The data that a caller gets back. */
export type DataOf<C extends Call> = InferOutput<C['data']>;
/** The query that the server's handler receives after validation. */
export type CheckedQueryOf<C extends Call> =
  C extends Call<infer Query, infer _Body, infer _Data> ? Output<Query> : never;
/** The body that the server's handler receives after validation. */
export type CheckedBodyOf<C extends Call> =
  C extends Call<infer _Query, infer Body, infer _Data> ? Output<Body> : never;
/** The refusals of a call: those that it declares, and those that any call can return. */
export type RefusalOf<C extends Call> = TransportCode | NonNullable<C['refusals']>[number];

/** Changes something: it needs an idempotency key and is never retried blindly. */
export function isWrite(call: Call): boolean {
  return call.method !== 'GET';
}

/** Carries a nonce that counts once: writes, and reads with an effect. */
export function isOnce(call: Call): boolean {
  return isWrite(call) || call.effect === true;
}
