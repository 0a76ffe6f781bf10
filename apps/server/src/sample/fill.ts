import type { Db } from '../database/db.ts';
import { fillSampleAccounts } from './accounts.ts';
import { fillSampleData } from './index.ts';
import { fillSampleStaff } from './staff.ts';

/** Fills an empty database with the whole sample: freight first, since sample accounts subscribe to its routes. */
export async function fillSample(db: Db, now: Date): Promise<void> {
  await fillSampleData(db, now);
  await fillSampleAccounts(db, now);
  await fillSampleStaff(db, now);
}
