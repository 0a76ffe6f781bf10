import type { NotificationReason } from '@fairway/gateway/contract/notification';
import type { WatchDelivery } from '@fairway/gateway/contract/watch';
import { readShipment, type TrackedReason, type WatchReason } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { addNotifications, type NewNotification } from '../../notification/index.ts';
import { type NewPush, pushToAccounts } from '../../webPush/index.ts';
import type { Firing, JudgeParts } from './firing.ts';
import { type MailLanguage, type MailLine, watchMail } from './mail.ts';
import { pushOfLines } from './push.ts';
import { routeLine, routeProof } from './routeLine.ts';

type StoredReason = Extract<NotificationReason, { kind: 'watch' }>;
type Parts = Pick<JudgeParts, 'outbox' | 'publicUrl'>;

/** A firing of a watch, for its notification and its email. */
export interface ReportedFiring {
  readonly watch: {
    readonly tenantId: string;
    readonly id: string;
    readonly accountId: string;
    readonly language: MailLanguage;
    readonly delivery: WatchDelivery;
  };
  readonly context: Pick<StoredReason, 'about' | 'zone' | 'currency' | 'sailingName'>;
  readonly reason: WatchReason | TrackedReason;
  /** Path and query of the page that proves it. */
  readonly proof: string;
  lineIn(language: MailLanguage, publicUrl: string): MailLine;
}

/** Adds one notification for each watch that fired, and one email and push for each of those that send at once. */
export async function reportWatches(
  trx: Db,
  parts: Parts,
  firings: readonly ReportedFiring[],
  now: Date,
): Promise<void> {
  const byWatch = [...Map.groupBy(firings, ({ watch }) => watch.id).values()];
  await addNotifications(trx, byWatch.flatMap(notificationOf), now);
  const atOnce = byWatch.filter(([first]) => first?.watch.delivery === 'atOnce');
  await mailWatches(trx, parts, atOnce, now);
  const pushes = atOnce.flatMap((firings) => pushOf(firings, parts.publicUrl()));
  await pushToAccounts(trx, parts.outbox, pushes, now);
}

/** The push of a watch's firings, which leads where their notification does. */
function pushOf(firings: readonly ReportedFiring[], url: string): NewPush[] {
  return notificationOf(firings).map(({ tenantId, accountId, link }) => ({
    ...{ tenantId, accountId, link, purpose: 'WATCH_FIRED' },
    contentIn: (language) =>
      pushOfLines(
        firings.map((firing) => firing.lineIn(language, url)),
        language,
      ),
  }));
}

/** The notification of a watch's firings: one links to its proof, several to the page of the watch that lists them. */
function notificationOf(firings: readonly ReportedFiring[]): NewNotification[] {
  const [first, ...others] = firings;
  if (!first) return [];
  const { tenantId, accountId, id: watchId } = first.watch;
  // A stored reason has plain strings for the codes of times.
  const ownReason = first.reason as StoredReason['reason'];
  const reason = {
    kind: 'watch',
    watchId,
    ...first.context,
    reason: ownReason,
    more: others.length,
  } as const;
  const link = others.length === 0 ? first.proof : `/watches/detail?id=${watchId}`;
  return [{ tenantId, accountId, reason, link }];
}

/** Queues one email for each watch that fired; an account without an email has its notifications alone. */
async function mailWatches(
  trx: Db,
  { outbox, publicUrl }: Parts,
  byWatch: readonly (readonly ReportedFiring[])[],
  now: Date,
): Promise<void> {
  const accountIds = byWatch.flatMap(([first]) => first?.watch.accountId ?? []);
  const emails = await emailsOf(trx, accountIds);
  const url = publicUrl();
  const messages = byWatch.flatMap((firings) => {
    const [first] = firings;
    const to = first && emails.get(first.watch.accountId);
    if (!first || !to) return [];
    const { language } = first.watch;
    const lines = firings.map((firing) => firing.lineIn(language, url));
    return [watchMail({ to, language, lines, publicUrl: url })];
  });
  await outbox.putAll(trx, messages, now);
}

/** Reports the firings of watches on routes and sailings. */
export function reportFirings(trx: Db, parts: Parts, firings: readonly Firing[], now: Date): Promise<void> {
  return reportWatches(trx, parts, firings.map(reportedFiring), now);
}

function reportedFiring({ watch, version, reason, route, sails }: Firing): ReportedFiring {
  const sailing = `${version.vesselName} ${version.voyage}`;
  const { shipment } = watch;
  const firing = { reason, route, shipment, sailing, sailingId: sails ? version.sailingId : null };
  return {
    watch,
    context: {
      about: { zh: route.namesZh, en: route.namesEn },
      zone: route.zone,
      currency: readShipment(shipment).shipment?.currency ?? 'USD',
      sailingName: sailing,
    },
    reason,
    proof: routeProof(firing),
    lineIn: (language, url) => routeLine(firing, language, url),
  };
}

/** The email of each account, by its id. */
export async function emailsOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ accountId: string; value: string }>`
    select account_id, min(value) as value from claim
    where kind = 'email' and account_id = any (${[...new Set(accountIds)]}::uuid[])
    group by account_id`.execute(db);
  return new Map(rows.map(({ accountId, value }) => [accountId, value]));
}
