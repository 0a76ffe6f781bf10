import { type Call, isForStaff, isOnce, isWrite } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { headers } from '@fairway/gateway/contract/envelope';
import { maxPictureBytes } from '@fairway/gateway/contract/upload';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Availability } from '../database/connection/availability.ts';
import type { Replica } from '../database/connection/replica.ts';
import type { Db } from '../database/db.ts';
import { networkOf } from '../services/network.ts';
import type { Services } from '../services/services.ts';
import type { Committed, Route } from './answer.ts';
import type { Incoming } from './arrival/incoming.ts';
import { incomingFolder, receiveMultipart } from './arrival/multipart.ts';
import { type RequestCheck, requestCheck } from './arrival/validate.ts';
import { type Caller, visitor } from './caller.ts';
import { type Answered, refused, statusOf, success } from './envelope.ts';
import { refusalOf } from './faults.ts';
import { claimOnce, type Once } from './idempotency.ts';
import { refusalFor } from './policy.ts';
import type { Load } from './protection/load.ts';
import { CommittedRefusal, Refusal, refuse } from './refuse.ts';
import { mayBeOld, readFrom, wroteCookie } from './replicaReads.ts';
import { bearerToken, openAnySession, openSession } from './session/session.ts';
import { spendNonce, verifySignature } from './session/signature.ts';
import { logRefusal, openStaffSession } from './session/staffSession.ts';

/** The parts the pipeline needs besides the request. */
export interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  /** A copy for reads that may be a second old, where there is one. */
  readonly replica?: Pick<Replica, 'fresh'> | undefined;
  readonly services: Services;
  readonly availability: Pick<Availability, 'guard'>;
  readonly load: Load;
}

export type Respond = (request: Incoming, requestId: string) => Promise<Answered>;

/**
 * Handles one call that was accepted on arrival. Each step either passes or refuses, in this order: signature, session,
 * policy, nonce, limits, idempotency, validation, handler, and the response schema.
 */
export function pipeline(route: Route, parts: Parts): Respond {
  const { call } = route;
  const check = requestCheck(call);
  const { db, config, services, clock, availability, load } = parts;

  const open = opensWith(call);
  // High enough for an office behind one address, low enough to stop a flood.
  const flood = [{ count: config.writesPerMinute, seconds: 60 }];

  const respond: Respond = (request, requestId) =>
    availability.guard(async () => {
      const now = clock.now();
      const token = call.withoutToken ? null : bearerToken(request.header(headers.authorization));
      const signed = await verifySignature(db, config, request, token, now, call.bodyAs === 'multipart');
      const keyId = signed?.keyId ?? null;
      const caller: Caller = token === null ? visitor : await open(db, config, token, keyId, now);
      const refusal = refusalFor(call.caller, caller, signed !== null);
      if (refusal) {
        if (caller.kind === 'staff') await logRefusal(parts, call, caller, { now, requestId });
        refuse(refusal);
      }
      if (isOnce(call)) {
        if (keyId !== null) await spendNonce(db, keyId, request.header(headers.nonce) ?? '', now);
        const limit = await services.limits.take(`calls ${networkOf(request.ip)}`, flood, now);
        if (!limit.ok) refuse('tooManyRequests', { retryAt: limit.retryAt });
      }
      const context = { request, requestId, now, caller, keyId };
      if (isWrite(call)) {
        const answered = await runOnce(route, check, parts, context);
        if (!parts.replica) return answered;
        return { ...answered, headers: { ...answered.headers, 'set-cookie': wroteCookie } };
      }
      const replica = mayBeOld(call, context) ? (parts.replica?.fresh() ?? null) : null;
      return readFrom(replica, db, (from) => run(route, check, { ...parts, db: from }, context));
    });
  // An upload mostly waits for its sender, which costs no work; processing of pictures has separate limits.
  if (call.bodyAs === 'multipart') return respond;
  return (request, requestId) => load.work(() => respond(request, requestId));
}

/** Returns the function that looks up the token of a call: by the sessions of its callers. */
function opensWith(call: Call) {
  if (isForStaff(call)) return openStaffSession;
  return call.caller === 'anyone' || call.caller === 'visitor' ? openAnySession : openSession;
}

interface Context {
  readonly request: Incoming;
  readonly requestId: string;
  readonly now: Date;
  readonly caller: Caller;
  readonly keyId: string | null;
}

/** The function by which a handler's transaction stores its response; does nothing for a call without an idempotency key. */
interface Storing {
  readonly keep: Once['keep'];
  /** Whether a transaction that stored a response has been committed. */
  isCommitted: boolean;
}

async function run(
  { call, handle }: Route,
  check: RequestCheck,
  parts: Parts,
  context: Context,
  storing: Storing = { keep: async () => {}, isCommitted: false },
): Promise<Answered> {
  const { request, requestId, now, caller, keyId } = context;
  const { language, ip } = request;
  const { db, services, config } = parts;
  const set: Record<string, string> = {};
  const answered = (data: unknown) => success(v.parse(call.data, data), language, set);
  const query = check.query(request) as never;
  const received =
    call.bodyAs === 'multipart'
      ? await receiveMultipart(request, incomingFolder(config), call.maxBytes ?? maxPictureBytes, call.takes)
      : null;
  try {
    const data = await handle({
      query,
      body: check.body(request, received?.fields) as never,
      caller,
      refuse: (code, details) => {
        throw new Refusal(code, details);
      },
      refuseAndCommit: (code, details) => {
        throw new CommittedRefusal(code, details);
      },
      async commit(work) {
        const result = await db.transaction().execute(async (transaction) => {
          try {
            const data = await work(transaction);
            await storing.keep(transaction, answered(data));
            return { data } as Committed<unknown>;
          } catch (error) {
            if (!(error instanceof CommittedRefusal)) throw error;
            const refusal = refused(error, language, now);
            if (refusal.status === 200) await storing.keep(transaction, refusal);
            return error;
          }
        });
        if (result instanceof CommittedRefusal) {
          storing.isCommitted = statusOf(codes[result.code]) === 200;
          throw result;
        }
        storing.isCommitted = true;
        return result;
      },
      db,
      now,
      language,
      requestId,
      ip,
      keyId,
      header: request.header,
      setHeader(name, value) {
        set[name] = value;
      },
      services,
      config,
    });
    return answered(data);
  } finally {
    await received?.dispose();
  }
}

/** Runs a write at most once for its idempotency key. Business refusals are stored too; other failures release the key. */
async function runOnce(route: Route, check: RequestCheck, parts: Parts, context: Context): Promise<Answered> {
  const { db, config } = parts;
  const { request, now, caller, keyId } = context;
  const scope = caller.kind === 'visitor' ? `key ${keyId}` : `session ${caller.sessionId}`;
  const once = await claimOnce(db, config, scope, request, now);
  if (once.earlier) return once.earlier;
  const storing: Storing = { keep: once.keep, isCommitted: false };
  try {
    const answered = await run(route, check, parts, context, storing);
    if (!storing.isCommitted) await once.keep(db, answered);
    return answered;
  } catch (error) {
    const answered = refused(refusalOf(error, now), request.language, now);
    if (answered.status === 200) {
      if (!storing.isCommitted) await once.keep(db, answered);
      return answered;
    }
    // If the database is away, the lease of the record expires.
    await once.release().catch(() => {});
    throw error;
  } finally {
    once.end();
  }
}
