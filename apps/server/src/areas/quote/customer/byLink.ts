import type { OpenedQuote } from '@fairway/gateway/contract/quote';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { readTenantToken } from '../../../secrets.ts';
import { fileLink } from '../../upload/index.ts';
import { answerOf, readableUntil } from '../detail.ts';
import { fileLinks } from '../document/fileLinks.ts';
import { linkHashOf } from '../link.ts';
import { storedSender, type VersionRow, versionsOf } from '../store.ts';
import { stateAt } from '../versions/states.ts';

export interface LinkReading {
  readonly db: Db;
  readonly config: Config;
  readonly now: Date;
}

/** The newest version that was sent, by a link; null where the link opens nothing, or has ended. */
export async function sentByLink({ db, config, now }: LinkReading, link: string) {
  const { tenantId } = readTenantToken(link);
  const quote = await db
    .selectFrom('quote')
    .selectAll()
    .where('linkHash', '=', linkHashOf(config, link))
    .$if(tenantId !== null, (quotes) => quotes.where('tenantId', '=', tenantId))
    .executeTakeFirst();
  if (!quote) return null;
  const versions = await versionsOf(db, quote, quote.id);
  const sent = versions.find(({ sentAt }) => sentAt !== null);
  return sent && readableUntil(sent) > now ? { quote, sent } : null;
}

/** Returns a quotation as its customer sees it. A withdrawn one contains only the contact. */
export async function toOpened({ db, config, now }: LinkReading, sent: VersionRow): Promise<OpenedQuote> {
  const state = stateAt(sent, now);
  const { name, contact, phone, email } = sent.content.sender;
  const logoId = (await storedSender(db, sent))?.logoId ?? null;
  const isOpen = state !== 'withdrawn';
  const file = { quoteId: sent.quoteId, version: sent.version, reader: 'customer' as const };
  if (state === 'draft' || state === 'replaced') throw new Error('a version that no customer sees');
  return {
    state,
    content: isOpen ? sent.content : null,
    sender: { name, contact, phone, email },
    logo: logoId && fileLink(config, logoId, now).url,
    replaces: sent.version > 1 ? sent.version - 1 : null,
    sentAt: (sent.sentAt ?? sent.changedAt).toISOString(),
    answer: answerOf(sent),
    files: isOpen ? fileLinks(config, file, now) : null,
  };
}
