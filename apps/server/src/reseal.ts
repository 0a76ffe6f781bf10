import { resealAll } from './areas/certification/index.ts';
import { readSettings, withSecret } from './config.ts';
import { openDatabase } from './database/connection/open.ts';
import { createDb, createPool } from './database/db.ts';
import { createBlobs } from './services/files/blobs.ts';
import { addStoredKey, dropStoredKeys, paperKeys } from './services/papers/paperKeys.ts';
import { paperSettings } from './services/papers/settings.ts';

/**
 * Changes the key of people's papers: `npm run reseal`. With FAIRWAY_PAPERS_KEYS the first
 * of them is the new one; without, a new one is created in the data folder, and the old ones are dropped at the end.
 * With the embedded PostgreSQL the server has to be stopped first; with DATABASE_URL it may continue.
 */
const settings = readSettings(process.env);
const config = withSecret(settings, process.env.FAIRWAY_SECRET);
const stored = config.of(paperSettings).keys === undefined;
const database = await openDatabase(settings, () => {});
const pool = createPool({ connectionString: database.url, size: 2 });
const db = createDb(pool);
try {
  if (stored) addStoredKey(config.dataFolder);
  const parts = { db, blobs: createBlobs(config), papers: paperKeys(config) };
  let all = 0;
  for (let some = await resealAll(parts, 200); some > 0; some = await resealAll(parts, 200)) all += some;
  if (stored) dropStoredKeys(config.dataFolder);
  process.stdout.write(`${all} encrypted again under key ${parts.papers.current()}\n`);
} finally {
  await db.destroy();
  await database.stop();
}
