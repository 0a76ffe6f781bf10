import type { Insertable, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { OrderKey } from '../order/index.ts';
import type { InvoiceEventTable, InvoiceTable } from './tables.ts';

export type InvoiceRow = Selectable<InvoiceTable>;

/** The invoice of an order, from its first request on. */
export function invoiceOf(db: Db, { tenantId, id }: OrderKey): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .executeTakeFirst();
}

/** Changes an invoice and increments its version, under the lock of its order. */
export function updateInvoice(
  transaction: Db,
  { tenantId, orderId, version }: Pick<InvoiceRow, 'tenantId' | 'orderId' | 'version'>,
  change: Partial<Omit<InvoiceRow, 'tenantId' | 'orderId' | 'version'>>,
): Promise<InvoiceRow> {
  return transaction
    .updateTable('invoice')
    .set({ ...change, version: version + 1 })
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records an event of an invoice, in the transaction of the change. */
export async function addEvent(
  transaction: Db,
  { tenantId, orderId }: Pick<InvoiceRow, 'tenantId' | 'orderId'>,
  event: Pick<Insertable<InvoiceEventTable>, 'what' | 'staffName' | 'text'>,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('invoiceEvent')
    .values({ tenantId, orderId, id: uuidv7(), at, ...event })
    .execute();
}

/** Returns the events of an order's invoice, oldest first. */
export function eventsOf(db: Db, { tenantId, id }: OrderKey) {
  return db
    .selectFrom('invoiceEvent')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
