import type { DataOf } from '@fairway/gateway/contract/call';
import type { OrderSort, OrderStatus, order } from '@fairway/gateway/contract/order';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { instantAt } from '../freight/zone.ts';
import { status } from './rules.ts';
import { shownOrders } from './shown.ts';
import type { OrderKey, OrderRow } from './store.ts';

/** What a buyer looks for among their orders. */
export interface OrderSearch {
  /** Any part of the order number; empty for all. */
  readonly keyword: string;
  readonly status?: OrderStatus | undefined;
  /** First and last day on which they were made, both included, `2026-11-20`. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly sort: OrderSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

/** Orders that end their countdown because somebody looks at the list, at most. */
const mostEnded = 20;
const dayMs = 86_400_000;
/** The clock that days of orders are told by. */
const zone = 'Asia/Shanghai';

/** A page of a tenant's orders, and how many there are in all. */
export async function ordersPage(
  db: Db,
  tenantId: string,
  search: OrderSearch,
  now: Date,
): Promise<DataOf<typeof order.selectPage>> {
  const { page, limit } = search;
  const { rows, total } = await findOrders(db, tenantId, search);
  return { rows: await shownOrders(db, tenantId, rows, now), total, page, limit };
}

/** The query of one page. Equal amounts stand newest first, so that pages neither repeat nor lose a row. */
export function pageQuery(db: Db, tenantId: string, search: OrderSearch) {
  const { keyword, status: only, createdFrom, createdTo, sort, order, page, limit } = search;
  let query = db
    .selectFrom('purchaseOrder')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('tenantId', '=', tenantId);
  if (only !== undefined) query = query.where('status', '=', only);
  // Not `like`: what was typed is no pattern.
  if (keyword !== '') query = query.where(sql<SqlBool>`strpos(order_no, ${keyword}) > 0`);
  if (createdFrom) query = query.where('createdAt', '>=', startOf(createdFrom));
  if (createdTo) query = query.where('createdAt', '<', new Date(startOf(createdTo).getTime() + dayMs));
  return query
    .orderBy(sort, order)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
}

async function findOrders(
  db: Db,
  tenantId: string,
  search: OrderSearch,
): Promise<{ rows: readonly OrderRow[]; total: number }> {
  const rows = await pageQuery(db, tenantId, search).execute();
  const [first] = rows;
  if (first) return { rows, total: first.total };
  if (search.page === 1) return { rows, total: 0 };
  // Past the last page no row tells the total; the first page does.
  const { total } = await findOrders(db, tenantId, { ...search, page: 1 });
  return { rows: [], total };
}

/** Orders of a tenant whose countdown has ended and that the job has not come to yet, oldest first. */
export function ordersDue(db: Db, tenantId: string, now: Date): Promise<OrderKey[]> {
  return db
    .selectFrom('purchaseOrder')
    .select(['tenantId', 'id'])
    .where('tenantId', '=', tenantId)
    .where('status', '=', status.pending)
    .where('cancelsAt', '<=', now)
    .orderBy('cancelsAt')
    .limit(mostEnded)
    .execute();
}

function startOf(day: string): Date {
  return instantAt(day, '00:00', zone);
}
