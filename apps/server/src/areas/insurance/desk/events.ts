import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { InsuranceEventTable } from '../tables.ts';

/** Records an event of an intention, in the transaction of the change. */
export async function addEvent(
  transaction: Db,
  event: Omit<Insertable<InsuranceEventTable>, 'id' | 'at'>,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('insuranceEvent')
    .values({ id: uuidv7(), at, ...event })
    .execute();
}
