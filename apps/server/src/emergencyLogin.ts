import { uuidv7 } from 'uuidv7';
import { areaSettings } from './areas/index.ts';
import { openEmergency } from './areas/staff/index.ts';
import { readSettings, withSecret } from './config.ts';
import { openDatabase } from './database/connection/open.ts';
import { createDb, createPool } from './database/db.ts';

/**
 * Lets one person of the staff log in by password for an hour: `npm run emergency-login -- li.wei@example.com`. It needs
 * the settings of the server; with the embedded PostgreSQL the server has to be stopped first.
 */
const [email] = process.argv.slice(2);
if (email === undefined) {
  process.stderr.write('Name the work email: npm run emergency-login -- li.wei@example.com\n');
  process.exit(2);
}
const settings = readSettings(process.env, areaSettings);
const config = withSecret(settings, process.env.FAIRWAY_SECRET);
const database = await openDatabase(settings, () => {});
const pool = createPool({ connectionString: database.url, size: 1 });
const db = createDb(pool);
try {
  const parts = { secret: config.secret, publicUrl: () => config.publicUrl };
  const link = await openEmergency(db, parts, { email, now: new Date(), requestId: uuidv7() });
  if (link === null) {
    process.stderr.write('Nobody of the staff who may enter has this email.\n');
    process.exitCode = 1;
  } else {
    process.stdout.write(`Open within an hour to choose a password:\n${link}\n`);
  }
} finally {
  await db.destroy();
  await database.stop();
}
