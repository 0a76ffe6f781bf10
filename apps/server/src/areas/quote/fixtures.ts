import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';

/** Writes an empty draft for tests that never open it; returns its id. */
export async function addQuote(
  db: Db,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('quote')
    .values({ id, tenantId, accountId, number: id, seaRouteId: uuidv7(), createdAt: now })
    .execute();
  const documents = { request: '{}', content: '{}', buying: '{}' };
  await db
    .insertInto('quoteVersion')
    .values({
      ...{ tenantId, quoteId: id, version: 1, state: 'draft', customerName: 'Customer', total: 0 },
      ...{ ...documents, validUntil: now, changedAt: now },
    })
    .execute();
  return id;
}
