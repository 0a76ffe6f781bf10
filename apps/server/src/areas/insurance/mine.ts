import type { DataOf } from '@fairway/gateway/contract/call';
import type { insurance, OwnIntention } from '@fairway/gateway/contract/insurance';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { ownIntentionListing } from '@fairway/gateway/contract/listings/intentions';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundIn, withinDays } from '../../database/listTests.ts';
import type { Member } from '../../http/caller.ts';
import { selectIntentions, toOwn } from './answers.ts';
import { addEvent } from './desk/events.ts';
import { isWithdrawable } from './rules.ts';

type Search = ListQuery<typeof ownIntentionListing>;

const listed = listSql(ownIntentionListing, {
  sorts: { createdAt: 'insurance_intention.created_at', premium: 'coalesce(quote, estimate)' },
  ties: 'insurance_intention.created_at desc, insurance_intention.id desc',
  filters: {
    state: (value) => sql`insurance_intention.state = ${value}`,
    created: (from, to) => withinDays('insurance_intention.created_at', from, to),
  },
  keyword: (text) => foundIn(text, 'intention_no', 'goods'),
});

function ownIntentions(db: Db, { tenantId, accountId }: Member) {
  return selectIntentions(db)
    .where('insuranceIntention.tenantId', '=', tenantId)
    .where('insuranceIntention.accountId', '=', accountId);
}

/** Returns a page of the caller's own intentions. */
export async function ownPage(
  db: Db,
  member: Member,
  search: Search,
): Promise<DataOf<typeof insurance.selectMine>> {
  return selectPage(ownIntentions(db, member), listed, search, toOwn);
}

/** Withdraws the caller's own intention. Withdrawing it again is no error. */
export async function withdraw(
  transaction: Db,
  member: Member,
  intentionNo: string,
  now: Date,
): Promise<OwnIntention | 'intentionNotFound' | 'intentionOver'> {
  const own = () => ownIntentions(transaction, member).where('intentionNo', '=', intentionNo);
  const row = await own().forUpdate('insuranceIntention').executeTakeFirst();
  if (!row) return 'intentionNotFound';
  if (row.state === 'withdrawn') return toOwn(row);
  if (!isWithdrawable(row.state)) return 'intentionOver';
  await transaction
    .updateTable('insuranceIntention')
    .set({ state: 'withdrawn', changedAt: now, touchedAt: now })
    .where('id', '=', row.id)
    .execute();
  await addEvent(transaction, { intentionId: row.id, what: 'withdrawn', state: 'withdrawn' }, now);
  return toOwn(await own().executeTakeFirstOrThrow());
}
