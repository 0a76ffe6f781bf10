import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';

interface Owner {
  readonly tenantId: string;
}

/** A quotation of a tenant with the name of its author; undefined for any other. */
export function quoteById(db: Db, { tenantId }: Owner, id: string) {
  return db
    .selectFrom('quote')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'quote.tenantId').onRef('account.id', '=', 'quote.accountId'),
    )
    .selectAll('quote')
    .select(['account.name as authorName', 'account.nickname as authorNickname'])
    .where('quote.tenantId', '=', tenantId)
    .where('quote.id', '=', id)
    .executeTakeFirst();
}
export type QuoteRow = NonNullable<Awaited<ReturnType<typeof quoteById>>>;

/** Locks a quotation: changes of its versions wait here, so that the database decides which was first. */
export async function lockQuote(trx: Db, { tenantId }: Owner, id: string): Promise<void> {
  await trx
    .selectFrom('quote')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Every version, the newest first. */
export function versionsOf(db: Db, { tenantId }: Owner, quoteId: string) {
  return db
    .selectFrom('quoteVersion')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('quoteId', '=', quoteId)
    .orderBy('version', 'desc')
    .execute();
}
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

/** Changes the columns of one version. */
export async function updateVersion(
  trx: Db,
  { tenantId, quoteId, version }: Pick<VersionRow, 'tenantId' | 'quoteId' | 'version'>,
  columns: Updateable<Tables['quoteVersion']>,
): Promise<void> {
  await trx
    .updateTable('quoteVersion')
    .set(columns)
    .where('tenantId', '=', tenantId)
    .where('quoteId', '=', quoteId)
    .where('version', '=', version)
    .execute();
}

/** Returns how often others opened a quotation, and the last time. */
export async function viewsOf(db: Db, { tenantId }: Owner, quoteId: string) {
  const { views, lastViewedAt } = await db
    .selectFrom('quoteView')
    .select([sql<number>`count(*)::int`.as('views'), sql<Date | null>`max(at)`.as('lastViewedAt')])
    .where('tenantId', '=', tenantId)
    .where('quoteId', '=', quoteId)
    .executeTakeFirstOrThrow();
  return { views, lastViewedAt };
}

/** Loads the sender of a tenant's quotations; undefined until the first save. */
export function storedSender(db: Db, { tenantId }: Owner) {
  return db.selectFrom('quoteSender').selectAll().where('tenantId', '=', tenantId).executeTakeFirst();
}
