import type { CheckedBodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { Insurer, insurance } from '@fairway/gateway/contract/insurance';
import type { DeskInsurer, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { insurerListing } from '@fairway/gateway/contract/listings/insurers';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import { toInsurer } from './answers.ts';

type Search = ListQuery<typeof insurerListing>;

const listed = listSql(insurerListing, {
  sorts: {
    position: 'position',
    established: 'established_on',
    capital: 'registered_capital',
    solvency: 'solvency_percent',
  },
  ties: 'position, id',
  filters: {},
  keyword: (text) => foundIn(text, 'name_zh', 'name_en'),
});

/** A page of the insurers that are shown. */
export async function insurersPage(db: Db, search: Search): Promise<DataOf<typeof insurance.selectInsurers>> {
  return selectPage(
    db.selectFrom('insurer').selectAll().where('shown', '=', true),
    listed,
    search,
    toInsurer,
  );
}

/** An insurer that is shown; null for any other. */
export async function shownInsurer(db: Db, id: string): Promise<Insurer | null> {
  const row = await db
    .selectFrom('insurer')
    .selectAll()
    .where('id', '=', id)
    .where('shown', '=', true)
    .executeTakeFirst();
  return row ? toInsurer(row) : null;
}

/** All of them, in the order in which the office keeps them. */
export async function everyInsurer(db: Db): Promise<DeskInsurer[]> {
  const rows = await db
    .selectFrom('insurer')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from insurance_intention where insurer_id = insurer.id)`.as(
        'intentions',
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ intentions, ...row }) => ({
    ...toInsurer(row),
    shown: row.shown,
    intentions,
    seen: row.updatedAt.toISOString(),
  }));
}

type InsurerFields = CheckedBodyOf<typeof insuranceDesk.saveInsurer>['insurer'];
type NotChanged = 'notFound' | 'insurerChanged';

/** Adds an insurer at the end; its id. */
export async function addInsurer(transaction: Db, fields: InsurerFields, now: Date): Promise<string> {
  const id = uuidv7();
  const { last } = await transaction
    .selectFrom('insurer')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('insurer')
    .values({ id, position: (last ?? 0) + 1, ...rowOf(fields), updatedAt: now })
    .execute();
  return id;
}

/**
 * Changes an insurer that is still as it was `seen`; returns its name in Chinese, or the reason why it was not changed.
 */
export async function changeInsurer(
  transaction: Db,
  { id, seen }: { readonly id: string; readonly seen: string | null },
  change: InsurerFields | { readonly shown: boolean },
  now: Date,
): Promise<{ readonly nameZh: string } | NotChanged> {
  const stored = await transaction
    .selectFrom('insurer')
    .select('updatedAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return 'notFound';
  if (stored.updatedAt.toISOString() !== seen) return 'insurerChanged';
  // Later than the version that was read, even if the clock has not moved: two changes never share a version.
  const updatedAt = new Date(Math.max(now.getTime(), stored.updatedAt.getTime() + 1));
  return transaction
    .updateTable('insurer')
    .set({ ...('shown' in change ? change : rowOf(change)), updatedAt })
    .where('id', '=', id)
    .returning('nameZh')
    .executeTakeFirstOrThrow();
}

function rowOf({ capitalYuan, ...fields }: InsurerFields) {
  return { ...fields, registeredCapital: capitalYuan * 100 };
}
