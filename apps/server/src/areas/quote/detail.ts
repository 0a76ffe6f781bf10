import type { QuoteState } from '@fairway/gateway/contract/listings/quotes';
import type { QuoteDetail } from '@fairway/gateway/contract/quote';
import { dayMs } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import { fileLinks } from './document/fileLinks.ts';
import { linkAddress, linkSecret, readableDays } from './link.ts';
import { type QuoteRow, quoteById, type VersionRow, versionsOf, viewsOf } from './store.ts';
import { stateAt } from './versions/states.ts';

export interface Reading {
  readonly db: Db;
  readonly config: Config;
  readonly caller: Member;
  readonly now: Date;
  readonly publicUrl: string;
}

/** A quotation as its sender sees it; null for one that is not the tenant's. */
export async function quoteDetail(reading: Reading, id: string): Promise<QuoteDetail | null> {
  const { db, config, caller, now, publicUrl } = reading;
  const quote = await quoteById(db, caller, id);
  if (!quote) return null;
  const versions = await versionsOf(db, caller, id);
  const [newest] = versions;
  if (!newest) return null;
  const [{ views, lastViewedAt }, mayBuy] = await Promise.all([
    viewsOf(db, caller, id),
    laneIsOpen(db, caller, quote.seaRouteId, now),
  ]);
  const { sailingIds, shipment, validTo } = newest.request;
  return {
    id,
    state: stateAt(newest, now),
    content: newest.content,
    buying: mayBuy ? newest.buying : null,
    request: mayBuy ? { sailingIds, shipment: { ...shipment }, validTo } : null,
    versions: versions.map((version) => toVersion(version, stateAt(version, now))),
    link: linkOf(config, publicUrl, quote, versions),
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    by: authorOf(quote),
    files: fileLinks(config, { quoteId: id, version: newest.version, reader: 'sender' }, now),
  };
}

export function authorOf({ authorName, authorNickname }: Pick<QuoteRow, 'authorName' | 'authorNickname'>) {
  return authorNickname ?? authorName;
}

/** Until when a version can be read by its link. */
export function readableUntil({ validUntil }: Pick<VersionRow, 'validUntil'>): Date {
  return new Date(validUntil.getTime() + readableDays * dayMs);
}

function linkOf(config: Config, publicUrl: string, quote: QuoteRow, versions: readonly VersionRow[]) {
  const sent = versions.find(({ sentAt }) => sentAt !== null);
  if (!sent || quote.linkHash === null) return null;
  const url = linkAddress(publicUrl, linkSecret(config, quote));
  return { url, endsAt: readableUntil(sent).toISOString() };
}

function toVersion(row: VersionRow, state: QuoteState): QuoteDetail['versions'][number] {
  const { version, changedAt, sentAt } = row;
  return {
    version,
    state,
    changedAt: changedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    answer: answerOf(row),
  };
}

/** Returns the customer's answer; null before. */
export function answerOf({ answeredAt, answerName, answerNote, answerSailingId }: VersionRow) {
  return answeredAt === null
    ? null
    : {
        at: answeredAt.toISOString(),
        name: answerName ?? '',
        note: answerNote ?? '',
        sailingId: answerSailingId,
      };
}
