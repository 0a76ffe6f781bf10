import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { orderListing } from '@fairway/gateway/contract/listings/orders';
import type { order } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql } from '../../database/listPage.ts';
import { instantAt } from '../../time/zone.ts';
import { type Looking, shownOrders } from './shown.ts';
import type { OrderKey } from './store.ts';

/** Orders that end their countdown because somebody looks at the list, at most. */
const mostEnded = 20;
const dayMs = 86_400_000;
/** The clock that days of orders are told by. */
const zone = 'Asia/Shanghai';

type Search = ListQuery<typeof orderListing>;

const listed = listSql(orderListing, {
  sorts: { createdAt: 'created_at', amount: 'amount' },
  ties: 'created_at desc, id desc',
  filters: {
    status: (value) => sql`status = ${value}`,
    created: (from, to) => sql`${from ? sql`created_at >= ${startOf(from)}` : sql`true`}
      and ${to ? sql`created_at < ${new Date(startOf(to).getTime() + dayMs)}` : sql`true`}`,
  },
  // Not `like`: what was typed is no pattern.
  keyword: (text) => sql`strpos(order_no, ${text}) > 0`,
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

/** The query of one page. Equal amounts stand newest first. */
export function pageQuery(db: Db, tenantId: string, search: Search) {
  const { where, orderBy, total } = listed(search);
  return db
    .selectFrom('purchaseOrder')
    .selectAll()
    .select(total.as('total'))
    .where('tenantId', '=', tenantId)
    .where(where)
    .orderBy(orderBy)
    .limit(search.limit)
    .offset((search.page - 1) * search.limit);
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

function startOf(day: string): Date {
  return instantAt(day, '00:00', zone);
}
