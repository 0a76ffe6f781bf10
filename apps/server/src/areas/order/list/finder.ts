import { fold } from '@fairway/trade';
import type { Finder } from '../../area.ts';

/** The reader's own orders by number, the newest first. */
export const orderFinder: Finder = {
  kind: 'order',
  page: '/orderDetail',
  async find({ db, keyword, caller, limit }) {
    const digits = fold(keyword);
    // Fewer digits would find all orders of a year.
    if (caller.kind !== 'member' || !/^\d{4,}$/.test(digits)) return { total: 0, rows: [] };
    const rows = await db
      .selectFrom('purchaseOrder')
      .select(['orderNo', 'createdAt'])
      .where('tenantId', '=', caller.tenantId)
      .where('orderNo', 'like', `%${digits}%`)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    const results = rows.map(({ orderNo, createdAt }) => ({
      key: orderNo,
      name: orderNo,
      note: createdAt.toISOString().slice(0, 10),
    }));
    return { total: results.length, rows: results };
  },
};
