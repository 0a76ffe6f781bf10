import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { loadFacts } from '../facts/load.ts';
import { createBlobs } from '../services/files/blobs.ts';
import { paperKeys } from '../services/papers/paperKeys.ts';
import { fillSampleData } from './index.ts';
import { fillSampleNews } from './news/index.ts';
import { fillSampleAccounts } from './people/accounts.ts';
import { fillSampleApplications } from './people/applications.ts';
import { fillSampleInsurers } from './people/insurance.ts';
import { fillSampleOrders } from './people/orders.ts';
import { fillSamplePush } from './people/push.ts';
import { fillSampleStaff } from './people/staff.ts';
import type { Progress } from './steps.ts';

/**
 * Loads the facts and fills an empty database with the whole sample, in small steps that a later start can continue:
 * freight first, since sample accounts subscribe to its routes.
 */
export async function fillSample(
  db: Db,
  now: Date,
  config: Config,
  progress: Progress = () => {},
): Promise<void> {
  await loadFacts(db, undefined, { progress });
  await fillSampleData(db, now, undefined, progress);
  await fillSampleAccounts(db, now);
  const files = { blobs: createBlobs(config), papers: paperKeys(config) };
  await fillSampleOrders(db, now, files);
  await fillSampleApplications(db, now, { ...files, config }, progress);
  await fillSampleStaff(db, now);
  await fillSampleInsurers(db, now);
  await fillSampleNews(db, now, progress);
  await fillSamplePush(db, now);
}
