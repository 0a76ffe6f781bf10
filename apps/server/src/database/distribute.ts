import { failing } from '../backup/commandLine.ts';
import { readSettings } from '../config.ts';
import { distributeTables } from './citus/distributeTables.ts';
import { withClient } from './db.ts';
import { UnfitDatabaseError } from './migrate.ts';

/** `npm run make -- apps/server/src/database/distribute.ts`: spreads a database over the nodes of Citus, by docs/operate/citus.md. */
await failing(async () => {
  const { databaseUrl, directUrl } = readSettings(process.env);
  if (!databaseUrl) throw new UnfitDatabaseError('Set DATABASE_URL: the embedded PostgreSQL has one node.');
  await withClient(directUrl ?? databaseUrl, (client) =>
    distributeTables(client, (line) => process.stdout.write(`${line}\n`)),
  );
});
