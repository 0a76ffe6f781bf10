import type { BodyOf } from '@fairway/gateway/contract/call';
import type { Language } from '@fairway/gateway/contract/texts';
import type { webPush } from '@fairway/gateway/contract/webPush';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';

type Owner = Pick<Member, 'tenantId' | 'accountId' | 'sessionId'>;

export async function isSubscribed(db: Db, owner: Owner): Promise<boolean> {
  const subscription = await db
    .selectFrom('pushSubscription')
    .select('id')
    .where('tenantId', '=', owner.tenantId)
    .where('sessionId', '=', owner.sessionId)
    .executeTakeFirst();
  return subscription !== undefined;
}

type Subscription = BodyOf<typeof webPush.subscribe> & { readonly language: Language };

/** Stores the subscription of a browser in place of the one that its session had. */
export async function subscribe(
  transaction: Db,
  { tenantId, accountId, sessionId }: Owner,
  { endpoint, keys, language }: Subscription,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('pushSubscription')
    .where('tenantId', '=', tenantId)
    .where('sessionId', '=', sessionId)
    .where('endpoint', '!=', endpoint)
    .execute();
  const browser = {
    ...{ accountId, sessionId, language },
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
  };
  await transaction
    .insertInto('pushSubscription')
    .values({ ...browser, tenantId, id: uuidv7(), endpoint, createdAt: now })
    .onConflict((conflict) => conflict.columns(['tenantId', 'endpoint']).doUpdateSet(browser))
    .execute();
}

export async function unsubscribe(transaction: Db, { tenantId, sessionId }: Owner): Promise<void> {
  await transaction
    .deleteFrom('pushSubscription')
    .where('tenantId', '=', tenantId)
    .where('sessionId', '=', sessionId)
    .execute();
}

/** Removes the subscriptions of sessions that have ended; they get no notifications after the end. */
export async function removeEnded(db: Db, now: Date): Promise<void> {
  await sql`
    delete from push_subscription using session
    where session.tenant_id = push_subscription.tenant_id and session.id = push_subscription.session_id
      and (session.ended_at is not null or session.expires_at <= ${now})`.execute(db);
}
