import { chinaDay, dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { NewMessage, Outbox } from '../../../services/outbox/outbox.ts';
import { buyerContacts } from '../../account/index.ts';
import { selectRoutes } from '../../seaRoute/index.ts';
import { dueReminder } from '../rules.ts';

interface Parts {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly publicUrl: () => string;
}

/** Subscriptions that one run sends reminders for, at most; the next run continues. */
const mostAtOnce = 200;

/**
 * Notifies buyers 30, 7 and 1 days before a paid subscription ends, each once, unless all its routes continue. Safe to
 * run twice.
 */
export async function remindOfEnds(parts: Parts, now: Date): Promise<void> {
  const { db } = parts;
  for (const each of await endingSoon(db, now)) {
    const days = dueReminder(each, now);
    if (days === null) continue;
    await db.transaction().execute((trx) => remind(trx, parts, each, days, now));
  }
}

type Ending = Awaited<ReturnType<typeof endingSoon>>[number];

/** Selects subscriptions that end within 30 days and whose buyer has no notice yet for the nearest of the three days. */
function endingSoon(db: Db, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return db
    .selectFrom('subscription')
    .select(['tenantId', 'id', 'startedBy', 'startedAt', 'expiresAt'])
    .where('kind', '=', 'paid')
    .where('startedAt', '<=', now)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', inDays(30))
    .where(
      sql<boolean>`not exists (select 1 from subscription_reminder as reminder
        where reminder.tenant_id = subscription.tenant_id and reminder.subscription_id = subscription.id
          and reminder.days = case when expires_at <= ${inDays(1)} then 1 when expires_at <= ${inDays(7)} then 7 else 30 end)`,
    )
    .orderBy('expiresAt')
    .limit(mostAtOnce)
    .execute();
}

async function remind(trx: Db, parts: Parts, ending: Ending, days: number, now: Date): Promise<void> {
  const { tenantId, id: subscriptionId } = ending;
  const first = await trx
    .insertInto('subscriptionReminder')
    .values({ tenantId, subscriptionId, days, remindedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  if (!first) return;
  const routes = await endingRoutes(trx, ending);
  if (routes.length === 0) return;
  const { email, phone } = await buyerContacts(trx, tenantId, ending.startedBy);
  const to = email ?? phone;
  if (to === null) return;
  await parts.outbox.put(trx, message({ to, days, routes, ending, url: parts.publicUrl() }), now);
}

/** Its routes that end with it: those that were not paid for any longer. */
function endingRoutes(db: Db, { tenantId, id, expiresAt }: Ending) {
  return selectRoutes(db)
    .innerJoin('subscriptionRoute', 'subscriptionRoute.seaRouteId', 'seaRoute.id')
    .where('subscriptionRoute.tenantId', '=', tenantId)
    .where('subscriptionRoute.subscriptionId', '=', id)
    .where(
      sql<boolean>`not exists (
        select 1 from subscription_route as later
        join subscription as on_going on on_going.tenant_id = later.tenant_id and on_going.id = later.subscription_id
        where later.tenant_id = ${tenantId} and later.sea_route_id = sea_route.id
          and on_going.kind = 'paid' and on_going.expires_at > ${expiresAt})`,
    )
    .execute();
}

interface Reminder {
  readonly to: string;
  readonly days: number;
  readonly routes: Awaited<ReturnType<typeof endingRoutes>>;
  readonly ending: Ending;
  readonly url: string;
}

function message({ to, days, routes, ending, url }: Reminder): NewMessage {
  const until = chinaDay(ending.expiresAt);
  const zh = routes.map((route) => `${route.originZh} → ${route.destinationZh}`).join('、');
  const en = routes.map((route) => `${route.originEn} → ${route.destinationEn}`).join(', ');
  const inDays = days === 1 ? 'tomorrow' : `in ${days} days`;
  const page = `${url}/myVipInfo`;
  if (!to.includes('@')) {
    const text = `【航道】您有 ${routes.length} 条航线将于 ${until} 到期（还有 ${days} 天），续订：${page}`;
    return { to, kind: 'sms', purpose: 'SUBSCRIPTION_ENDS', text, language: 'zh' };
  }
  return {
    to,
    kind: 'email',
    purpose: 'SUBSCRIPTION_ENDS',
    subject: `${routes.length} 条航线还有 ${days} 天到期 · Your routes end ${inDays}`,
    text: [
      `以下航线将于 ${until} 到期：${zh}。`,
      '续订后接着原来的日期开通，一天也不会少。到期后您和子账号都将无法查看这些航线的航次详情。',
      '',
      `These routes end on ${until}: ${en}.`,
      'A renewal starts on that day, so you lose no days. Without one, you and your sub-accounts can no longer see their sailings.',
      '',
      page,
    ].join('\n'),
    language: 'zh',
  };
}
