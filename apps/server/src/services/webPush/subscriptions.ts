import type { Db } from '../../database/db.ts';

/** The subscriptions whose session lives and whose account is neither disabled nor blocked. */
export function liveSubscriptions(db: Db, now: Date) {
  return db
    .selectFrom('pushSubscription')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenantId', '=', 'pushSubscription.tenantId')
        .onRef('session.id', '=', 'pushSubscription.sessionId'),
    )
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'pushSubscription.tenantId')
        .onRef('account.id', '=', 'pushSubscription.accountId'),
    )
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('account.disabledAt', 'is', null)
    .where('account.blockedAt', 'is', null);
}
