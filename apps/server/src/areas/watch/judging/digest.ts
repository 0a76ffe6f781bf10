import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { lastDigestTime } from './digestTime.ts';
import type { JudgeParts } from './firing.ts';
import { watchMail } from './mail.ts';
import { emailsOf } from './mailFirings.ts';
import { selectWatchedRoutes } from './route.ts';

/** Sends each account whose 9:00 has passed one email of what fired before it. Safe to run twice at once. */
export async function sendDigests(parts: JudgeParts, now: Date): Promise<void> {
  const { rows: accounts } = await sql<{ tenantId: string; accountId: string; zone: string }>`
    select distinct firing.tenant_id, firing.account_id, watch.zone
    from watch_firing as firing join watch on watch.tenant_id = firing.tenant_id and watch.id = firing.watch_id
    where digest_due`.execute(parts.db);
  for (const account of accounts) {
    const before = lastDigestTime(now, account.zone);
    await parts.db.transaction().execute((trx) => sendDigest(trx, parts, { ...account, before, now }));
  }
}

interface DigestFor {
  readonly tenantId: string;
  readonly accountId: string;
  readonly zone: string;
  readonly before: Date;
  readonly now: Date;
}

async function sendDigest(
  trx: Db,
  { outbox, publicUrl }: JudgeParts,
  { tenantId, accountId, zone, before, now }: DigestFor,
): Promise<void> {
  // The row that is marked decides which of two runs writes the email.
  const due = await trx
    .updateTable('watchFiring')
    .from('watch')
    .set({ digestDue: false })
    .whereRef('watch.tenantId', '=', 'watchFiring.tenantId')
    .whereRef('watch.id', '=', 'watchFiring.watchId')
    .where('watchFiring.tenantId', '=', tenantId)
    .where('watchFiring.accountId', '=', accountId)
    .where('watch.zone', '=', zone)
    .where('digestDue', '=', true)
    .where('firedAt', '<', before)
    .returning(['seaRouteId', 'reason', 'watchFiring.sailingId', 'watchFiring.sailingName', 'shipment'])
    .returning(['language', 'versionId'])
    .execute();
  const [first] = due;
  const to = (await emailsOf(trx, [accountId])).get(accountId);
  if (!first || !to) return;
  const [routes, sailings] = await Promise.all([
    selectWatchedRoutes(trx)
      .where(
        'seaRoute.id',
        'in',
        due.map(({ seaRouteId }) => seaRouteId),
      )
      .execute(),
    trx
      .selectFrom('sailing')
      .select('id')
      .where(
        'id',
        'in',
        due.map(({ sailingId }) => sailingId),
      )
      .execute(),
  ]);
  const routeOf = new Map(routes.map((route) => [route.id, route]));
  const sails = new Set(sailings.map(({ id }) => id));
  const lines = due
    .toSorted((a, b) => Number(a.versionId) - Number(b.versionId))
    .flatMap(({ seaRouteId, reason, sailingId, sailingName, shipment }) => {
      const route = routeOf.get(seaRouteId);
      const id = sails.has(sailingId) ? sailingId : null;
      return route ? [{ reason, route, shipment, sailing: sailingName, sailingId: id }] : [];
    });
  await outbox.put(trx, watchMail({ to, language: first.language, lines, publicUrl: publicUrl() }), now);
}
