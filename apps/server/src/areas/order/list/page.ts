import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { orderListing } from '@fairway/gateway/contract/listings/orders';
import type { order } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listPage, listSql, paged } from '../../../database/listPage.ts';
import { foundIn, withinDays } from '../../../database/listTests.ts';
import type { OrderKey } from '../store.ts';
import { type Looking, shownOrders } from './orderAnswer.ts';

/** Maximum number of orders whose countdown one page view ends. */
const mostEnded = 20;

type Search = ListQuery<typeof orderListing>;

const listed = listSql(orderListing, {
  sorts: { createdAt: 'created_at', amount: 'amount' },
  ties: 'created_at desc, id desc',
  filters: {
    status: (value) => sql`status = ${value}`,
    created: (from, to) => withinDays('created_at', from, to),
  },
  keyword: (text) => foundIn(text, 'order_no'),
});

/** A page of a tenant's orders, and how many there are in all. */
export async function ordersPage(
  db: Db,
  tenantId: string,
  search: Search,
  looking: Looking,
): Promise<DataOf<typeof order.selectPage>> {
  const { rows, total } = await listPage((query: Search) => pageQuery(db, tenantId, query).execute(), search);
  const { page, limit } = search;
  return { rows: await shownOrders(db, tenantId, rows, looking), total, page, limit };
}

/** Returns the query of one page. Equal amounts are sorted newest first. */
export function pageQuery(db: Db, tenantId: string, search: Search) {
  const own = db.selectFrom('purchaseOrder').selectAll().where('tenantId', '=', tenantId);
  return paged(own, listed(search));
}

/** Orders of a tenant whose countdown has ended and that the job has not come to yet, oldest first. */
export function ordersDue(db: Db, tenantId: string, now: Date): Promise<OrderKey[]> {
  return db
    .selectFrom('purchaseOrder')
    .select(['tenantId', 'id'])
    .where('tenantId', '=', tenantId)
    .where('status', '=', orderStatus.pendingPayment)
    .where('cancelsAt', '<=', now)
    .orderBy('cancelsAt')
    .limit(mostEnded)
    .execute();
}
