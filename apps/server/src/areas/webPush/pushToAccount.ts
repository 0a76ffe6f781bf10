import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../database/db.ts';
import type { Outbox } from '../../services/outbox/outbox.ts';
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

/** Puts a message for each browser that the account subscribed, in the transaction of its cause. */
export async function pushToAccount(
  transaction: Db,
  outbox: Outbox,
  { tenantId, accountId, purpose, link, contentIn }: NewPush,
  now: Date,
): Promise<void> {
  const browsers = await liveSubscriptions(transaction, now)
    .select(['pushSubscription.id', 'pushSubscription.language'])
    .where('pushSubscription.tenantId', '=', tenantId)
    .where('pushSubscription.accountId', '=', accountId)
    .execute();
  for (const { id, language } of browsers) {
    const content = await contentIn(language);
    if (!content) continue;
    const { title, text } = content;
    await outbox.put(
      transaction,
      { to: id, kind: 'push', purpose, subject: title, text, link, language },
      now,
    );
  }
}
