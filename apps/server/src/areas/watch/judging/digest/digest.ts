import type { ShipmentQuery, TrackedReason, WatchReason } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../../database/db.ts';
import { zoneOfDischarge } from '../../../tracking/index.ts';
import { pushToAccounts } from '../../../webPush/index.ts';
import type { JudgeParts } from '../firing.ts';
import { type MailLanguage, type MailLine, watchMail } from '../mail.ts';
import { type NumberFiring, numberLine } from '../numberLine.ts';
import { pushOfDigest } from '../push.ts';
import { emailsOf } from '../reportFirings.ts';
import { selectWatchedRoutes, type WatchedRoute } from '../route.ts';
import { routeLine } from '../routeLine.ts';
import { lastDigestTime } from './digestTime.ts';

/** Sends each account whose 9:00 has passed one email and one push of what fired before it. Safe to run twice at once. */
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
  // The row that is marked decides which of two runs writes them.
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
    .returning(['seaRouteId', 'trackingId', 'reason', 'watchFiring.sailingId', 'watchFiring.sailingName'])
    .returning(['shipment', 'language', 'versionId', 'firedAt'])
    .execute();
  const [first] = due;
  if (!first) return;
  const { language } = first;
  const url = publicUrl();
  const lines = await linesOf(trx, due, { tenantId, language, url });
  if (lines.length === 0) return;
  const to = (await emailsOf(trx, [accountId])).get(accountId);
  if (to) await outbox.put(trx, watchMail({ to, language, lines, publicUrl: url }), now);
  const contentIn = async (spoken: MailLanguage) =>
    pushOfDigest(
      spoken === language ? lines : await linesOf(trx, due, { tenantId, language: spoken, url }),
      spoken,
    );
  const push = { tenantId, accountId, purpose: 'WATCH_DIGEST', link: '/watches', contentIn };
  await pushToAccounts(trx, outbox, [push], now);
}

interface DueFiring {
  readonly seaRouteId: string | null;
  readonly trackingId: string | null;
  readonly reason: WatchReason | TrackedReason;
  readonly sailingId: string | null;
  readonly sailingName: string | null;
  readonly shipment: ShipmentQuery;
  readonly versionId: string | null;
  readonly firedAt: Date;
}

interface LinesFor {
  readonly tenantId: string;
  readonly language: 'zh' | 'en';
  readonly url: string;
}

/** The lines of an email in the order in which they fired. */
async function linesOf(
  trx: Db,
  due: readonly DueFiring[],
  { tenantId, language, url }: LinesFor,
): Promise<MailLine[]> {
  const routes = await routesAmong(trx, due);
  const sails = await sailingsAmong(trx, due);
  const numbers = await numbersAmong(trx, tenantId, due);
  return due
    .toSorted((a, b) => Number(a.firedAt) - Number(b.firedAt) || Number(a.versionId) - Number(b.versionId))
    .flatMap(({ seaRouteId, trackingId, reason, sailingId, sailingName, shipment }) => {
      const tracked = numbers.get(trackingId ?? '');
      if (tracked) return numberLine({ ...tracked, reason: reason as TrackedReason }, language, url);
      const route = routes.get(seaRouteId ?? '');
      if (!route) return [];
      const id = sailingId !== null && sails.has(sailingId) ? sailingId : null;
      const firing = { route, shipment, sailing: sailingName ?? '', sailingId: id };
      return routeLine({ ...firing, reason: reason as WatchReason }, language, url);
    });
}

async function routesAmong(trx: Db, due: readonly DueFiring[]): Promise<ReadonlyMap<string, WatchedRoute>> {
  const ids = due.flatMap(({ seaRouteId }) => seaRouteId ?? []);
  if (ids.length === 0) return new Map();
  const routes = await selectWatchedRoutes(trx).where('seaRoute.id', 'in', ids).execute();
  return new Map(routes.map((route) => [route.id, route]));
}

async function sailingsAmong(trx: Db, due: readonly DueFiring[]): Promise<ReadonlySet<string>> {
  const ids = due.flatMap(({ sailingId }) => sailingId ?? []);
  if (ids.length === 0) return new Set();
  const sailings = await trx.selectFrom('sailing').select('id').where('id', 'in', ids).execute();
  return new Set(sailings.map(({ id }) => id));
}

async function numbersAmong(
  trx: Db,
  tenantId: string,
  due: readonly DueFiring[],
): Promise<ReadonlyMap<string, Omit<NumberFiring, 'reason'>>> {
  const ids = due.flatMap(({ trackingId }) => trackingId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('tracking')
    .select(['id as trackingId', 'number', 'destination'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ destination, ...row }) => [row.trackingId, { ...row, zone: zoneOfDischarge(destination) }]),
  );
}
