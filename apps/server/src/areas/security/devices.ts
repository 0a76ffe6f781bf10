import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { loginLogDays, loginLogListing } from '@fairway/gateway/contract/listings/loginLog';
import type { LoginLogEntry, security } from '@fairway/gateway/contract/security';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import type { Member } from '../../http/caller.ts';
import { later } from '../../time/later.ts';

type Sessions = DataOf<typeof security.selectSessions>['rows'];

/** The person that a member is, over all their accounts. */
export async function personIdOf(db: Db, { tenantId, accountId }: Member): Promise<string> {
  const { personId } = await db
    .selectFrom('account')
    .select('personId')
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return personId;
}

/** Live sessions of all accounts of a person: the caller's own first, then by last use. */
export async function openDevices(db: Db, caller: Member, now: Date): Promise<Sessions> {
  const rows = await liveSessions(db, await personIdOf(db, caller), now)
    .select([
      'session.id',
      'account.accountType',
      'session.deviceKind',
      'session.browser',
      'session.system',
      'session.network',
      'session.createdAt',
      'session.lastSeenAt',
    ])
    .orderBy((row) => row('session.id', '=', caller.sessionId), 'desc')
    .orderBy('session.lastSeenAt', 'desc')
    .execute();
  return rows.map(({ browser, system, createdAt, lastSeenAt, ...row }) => ({
    ...row,
    current: row.id === caller.sessionId,
    browser: browser ?? 'other',
    system: system ?? 'other',
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Whether a live session is one of the person's. */
export async function isOpenDevice(db: Db, caller: Member, id: string, now: Date): Promise<boolean> {
  const session = await liveSessions(db, await personIdOf(db, caller), now)
    .select('session.id')
    .where('session.id', '=', id)
    .executeTakeFirst();
  return session !== undefined;
}

function liveSessions(db: Db, personId: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'session.tenantId').onRef('account.id', '=', 'session.accountId'),
    )
    .where('account.personId', '=', personId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now);
}

const listed = listSql(loginLogListing, {
  sorts: { at: 'at' },
  ties: 'id desc',
  filters: {
    way: (value) => sql`way = ${value}`,
    outcome: (value) => sql`outcome = ${value}`,
  },
});

type Search = ListQuery<typeof loginLogListing>;

/** A page of a person's logins of the last 30 days. */
export async function loginLogPage(
  db: Db,
  caller: Member,
  search: Search,
  now: Date,
): Promise<DataOf<typeof security.selectLoginLog>> {
  const personId = await personIdOf(db, caller);
  const recent = db
    .selectFrom('loginLog')
    .selectAll()
    .where('personId', '=', personId)
    .where('at', '>', later(now, -loginLogDays * 86_400));
  return selectPage(
    recent,
    listed,
    search,
    ({ id, at, way, outcome, accountType, deviceKind, browser, system, network }): LoginLogEntry => ({
      id,
      at: at.toISOString(),
      way,
      outcome,
      accountType,
      deviceKind,
      browser,
      system,
      network,
    }),
  );
}
