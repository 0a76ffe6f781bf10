import pg from 'pg';
import { expect, it } from 'vitest';
import { createDb } from '../db.ts';
import { ColumnNames } from './columnNames.ts';

it('writes the tables, columns and aliases of a statement in snake_case', () => {
  const { sql, parameters } = createDb(new pg.Pool())
    .selectFrom('purchaseOrder')
    .innerJoin('payment as lastPayment', 'lastPayment.orderId', 'purchaseOrder.id')
    .select(['purchaseOrder.orderNo as number', 'lastPayment.outTradeNo'])
    .where('purchaseOrder.tenantId', '=', 'camelCase value')
    .compile();
  expect(sql).toBe(
    'select "purchase_order"."order_no" as "number", "last_payment"."out_trade_no" from "purchase_order" ' +
      'inner join "payment" as "last_payment" on "last_payment"."order_id" = "purchase_order"."id" ' +
      'where "purchase_order"."tenant_id" = $1',
  );
  expect(parameters).toEqual(['camelCase value']);
});

const at = new Date('2026-11-20T02:00:00Z');
const bytes = Buffer.from('png');

it('names the columns of every row and the keys of their JSON, and leaves other values as they are', async () => {
  const row = {
    sea_route_id: 'r1',
    publish_at: at,
    stored_bytes: bytes,
    closed_at: null,
    box_types: ['20GP'],
    cut_offs: [{ local_time: '18:00', of_port: { locode_un: 'CNSHA' } }],
    last_reason: { moved_by: 2 },
  };
  const result = { rows: [row, { ...row, sea_route_id: 'r2' }] };
  const { rows } = await new ColumnNames().transformResult({ result, queryId: { queryId: 'q' } });
  expect(rows).toEqual(
    ['r1', 'r2'].map((seaRouteId) => ({
      ...{ seaRouteId, publishAt: at, storedBytes: bytes, closedAt: null, boxTypes: ['20GP'] },
      cutOffs: [{ localTime: '18:00', ofPort: { locodeUn: 'CNSHA' } }],
      lastReason: { movedBy: 2 },
    })),
  );
});

it('returns a result without rows as it is', async () => {
  const result = { rows: [], numAffectedRows: 3n };
  expect(await new ColumnNames().transformResult({ result, queryId: { queryId: 'q' } })).toBe(result);
});
