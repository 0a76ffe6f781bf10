import { dayMs, rightsOf } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { statement } from '../../database/statement.ts';
import { readTenantToken, tokenHash } from '../../secrets.ts';
import { type Member, type Visitor, visitor } from '../caller.ts';
import { refuse } from '../refuse.ts';
import { endOf } from './sessionEnd.ts';
import { openStaffSession } from './staffSession.ts';

const touchAfter = 60_000;
/** A key outlives every session that is bound to it. */
const keyLife = 60 * dayMs;
const keyRenewal = 45 * dayMs;

function sessionByHash(db: Db, hash: Buffer) {
  return db
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'session.tenantId').onRef('account.id', '=', 'session.accountId'),
    )
    .select([
      'session.id as sessionId',
      'session.keyId',
      'session.tenantId',
      'session.accountId',
      'session.lastSeenAt',
      'session.expiresAt',
      'session.endedAt',
      'session.endReason',
      'session.endedByDevice',
      'account.accountType',
      'account.memberStatus',
      'account.disabledAt',
      'account.blockedAt',
    ])
    .where('session.tokenHash', '=', hash);
}

const sessionOfTenant = statement((db, hash: Buffer, tenantId: string) =>
  sessionByHash(db, hash).where('session.tenantId', '=', tenantId),
);
/** For old tokens, which do not contain their tenant. */
const sessionOfAny = statement(sessionByHash);

/** The token of an Authorization header; null without one. Refuses another scheme than Bearer. */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization === '') return null;
  const token = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization)?.[1];
  return token ?? refuse('sessionRequired');
}

/**
 * The member whose live session a token opens. The account is read with it, so revoked rights are gone at the next
 * request. Refuses with HTTP 401 and the reason; a token without its key is refused before anything about the session
 * is revealed (TRUST 14).
 */
export async function openSession(
  db: Db,
  config: Config,
  token: string,
  keyId: string | null,
  now: Date,
): Promise<Member> {
  return (await findSession(db, config, token, keyId, now)) ?? refuse('sessionExpired');
}

/**
 * The sender of a call that needs no session: the member whose session the token opens. Staff send their token too at
 * the desk, where it opens nothing of members: they are visitors like any other, as long as that session is live.
 * Refuses every ended session, of either side.
 */
export async function openAnySession(
  db: Db,
  config: Config,
  token: string,
  keyId: string | null,
  now: Date,
): Promise<Member | Visitor> {
  const member = await findSession(db, config, token, keyId, now);
  if (member) return member;
  await openStaffSession(db, config, token, keyId, now);
  return visitor;
}

async function findSession(
  db: Db,
  config: Config,
  token: string,
  keyId: string | null,
  now: Date,
): Promise<Member | undefined> {
  const hash = tokenHash(config.secret, token);
  const { tenantId: named } = readTenantToken(token);
  const [row] = await (named === null ? sessionOfAny(db, hash) : sessionOfTenant(db, hash, named));
  if (!row) return undefined;
  if (keyId === null || row.keyId !== keyId) refuse('sessionKeyMismatch');
  const end = endOf(row, now);
  if (end) refuse(end.code, { params: end.params });
  if (now.getTime() - row.lastSeenAt.getTime() > touchAfter) await touch(db, row, keyId, now);
  const { accountId, tenantId, accountType, sessionId } = row;
  return { kind: 'member', accountId, tenantId, accountType, rights: rightsOf(row), sessionId, keyId };
}

/** Notes that a session is in use, at most once a minute, and keeps its key alive. */
async function touch(
  db: Db,
  { tenantId, sessionId }: { readonly tenantId: string; readonly sessionId: string },
  keyId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
  await db
    .updateTable('signingKey')
    .set({ expiresAt: new Date(now.getTime() + keyLife) })
    .where('keyId', '=', keyId)
    .where('expiresAt', '<', new Date(now.getTime() + keyRenewal))
    .execute();
}
