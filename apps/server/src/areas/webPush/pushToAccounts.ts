import type { Language } from '@fairway/gateway/contract/texts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { NewMessage, Outbox } from '../../services/outbox/outbox.ts';
import { liveSubscriptions } from '../../services/webPush/subscriptions.ts';

/** A notification in the browsers of an account, as the area that causes it hands it over. */
export interface NewPush {
  readonly tenantId: string;
  readonly accountId: string;
  readonly purpose: string;
  /** Path and query of the page that it opens, on this site. */
  readonly link: string;
  /** Its content in the language of a browser; null sends nothing. */
  contentIn(language: Language): PushContent | null | Promise<PushContent | null>;
}

export interface PushContent {
  readonly title: string;
  readonly text: string;
}

/** Queues a message for each browser that the accounts subscribed, in the transaction of its cause. */
export async function pushToAccounts(
  transaction: Db,
  outbox: Outbox,
  pushes: readonly NewPush[],
  now: Date,
): Promise<void> {
  const browsersOf = await browsersByAccount(transaction, pushes, now);
  const messages: NewMessage[] = [];
  for (const { accountId, purpose, link, contentIn } of pushes) {
    for (const { id, language } of browsersOf.get(accountId) ?? []) {
      const content = await contentIn(language);
      if (!content) continue;
      const { title, text } = content;
      messages.push({ to: id, kind: 'push', purpose, subject: title, text, link, language });
    }
  }
  await outbox.putAll(transaction, messages, now);
}

/** One statement for all accounts: a large import fires thousands of watches, and few accounts have subscribed. */
async function browsersByAccount(db: Db, pushes: readonly NewPush[], now: Date) {
  if (pushes.length === 0) return new Map<string, never[]>();
  const idsOf = (key: 'tenantId' | 'accountId') => [...new Set(pushes.map((push) => push[key]))];
  const browsers = await liveSubscriptions(db, now)
    .select(['pushSubscription.id', 'pushSubscription.accountId', 'pushSubscription.language'])
    .where(sql<boolean>`push_subscription.tenant_id = any (${idsOf('tenantId')}::uuid[])`)
    .where(sql<boolean>`push_subscription.account_id = any (${idsOf('accountId')}::uuid[])`)
    .execute();
  return Map.groupBy(browsers, ({ accountId }) => accountId);
}
