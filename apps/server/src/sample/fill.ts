import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { loadFacts } from '../facts/load.ts';
import { createBlobs } from '../services/files/blobs.ts';
import { paperKeys } from '../services/papers/paperKeys.ts';
import { fillSampleAccounts } from './accounts.ts';
import { fillSampleApplications } from './applications.ts';
import { fillSampleData } from './index.ts';
import { fillSampleInsurers } from './insurance.ts';
import { fillSampleNews } from './news/index.ts';
import { fillSampleOrders } from './orders.ts';
import { fillSamplePush } from './push.ts';
import { fillSampleStaff } from './staff.ts';

/** Loads the facts and fills an empty database with the whole sample: freight first, since sample accounts subscribe to its routes. */
export async function fillSample(db: Db, now: Date, config: Config): Promise<void> {
  await loadFacts(db);
  await fillSampleData(db, now);
  await fillSampleAccounts(db, now);
  const files = { blobs: createBlobs(config), papers: paperKeys(config) };
  await fillSampleOrders(db, now, files);
  // Applications wait for the disk most of their time, in which the rest goes on.
  await Promise.all([fillSampleApplications(db, now, { ...files, config }), fillOffice(db, now)]);
}

/** The cases at the desk, and the data that staff publish. */
async function fillOffice(db: Db, now: Date): Promise<void> {
  await fillSampleStaff(db, now);
  await fillSampleInsurers(db, now);
  await fillSampleNews(db, now);
  await fillSamplePush(db, now);
}
