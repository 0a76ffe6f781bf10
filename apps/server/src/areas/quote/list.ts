import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { quoteListing } from '@fairway/gateway/contract/listings/quotes';
import type { quotation as calls, QuoteRow } from '@fairway/gateway/contract/quote';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, paged, pageOf } from '../../database/listPage.ts';
import { foundIn, withinDays } from '../../database/listTests.ts';
import type { Member } from '../../http/caller.ts';
import { authorOf } from './detail.ts';
import { stateAt } from './versions/states.ts';

type Search = ListQuery<typeof quoteListing>;

/** Returns a page of a tenant's quotations, each by its newest version. Nothing in it reveals the cost of a sailing. */
export async function quotePage(
  db: Db,
  { tenantId }: Member,
  search: Search,
  now: Date,
): Promise<DataOf<typeof calls.selectPage>> {
  const listed = listSql(quoteListing, {
    sorts: { changedAt: 'quote_version.changed_at', validUntil: 'quote_version.valid_until' },
    ties: 'quote.created_at desc, quote.id desc',
    filters: {
      state: (value) =>
        sql`(case when state = 'sent' and valid_until <= ${now} then 'expired' else state end) = ${value}`,
      created: (from, to) => withinDays('quote.created_at', from, to),
    },
    keyword: (text) => foundIn(text, 'number', 'customer_name'),
  });
  const newest = db
    .selectFrom('quote')
    .innerJoin('quoteVersion', (join) =>
      join
        .onRef('quoteVersion.tenantId', '=', 'quote.tenantId')
        .onRef('quoteVersion.quoteId', '=', 'quote.id'),
    )
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'quote.tenantId').onRef('account.id', '=', 'quote.accountId'),
    )
    .select([
      'quote.id',
      'quote.number',
      'version',
      'state',
      'content',
      'customerName',
      'quoteVersion.total as lowest',
      'validUntil',
      'changedAt',
      'answerName',
      'account.name as authorName',
      'account.nickname as authorNickname',
    ])
    .select(({ selectFrom }) =>
      selectFrom('quoteView')
        .select(sql<number>`count(*)::int`.as('views'))
        .whereRef('quoteView.tenantId', '=', 'quote.tenantId')
        .whereRef('quoteView.quoteId', '=', 'quote.id')
        .as('views'),
    )
    .where('quote.tenantId', '=', tenantId)
    .where(
      sql<boolean>`version = (select max(version) from quote_version as other
        where other.tenant_id = quote.tenant_id and other.quote_id = quote.id)`,
    );
  type Row = Awaited<ReturnType<typeof newest.execute>>[number];
  const toRow = (row: Row): QuoteRow => {
    const { id, number, version, content, customerName, lowest, validUntil, changedAt, answerName, views } =
      row;
    const [option] = content.options;
    if (!option) throw new Error('a quotation without a sailing');
    return {
      ...{ id, number, version, customer: customerName, answeredBy: answerName, views: views ?? 0 },
      ...{ origin: option.origin, destination: option.destination, sailings: content.options.length },
      state: stateAt(row, now),
      total: { amount: lowest, currency: content.currency },
      validUntil: validUntil.toISOString(),
      changedAt: changedAt.toISOString(),
      by: authorOf(row),
    };
  };
  return pageOf((query: Search) => paged(newest, listed(query)).execute(), search, toRow);
}
