import { migrations } from '../areas/index.ts';
import { createPool } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';

/**
 * Creates the tables of all areas in the database at the given address. A separate process, because Vitest's set-up
 * does not resolve the sources of the workspace's packages.
 */
const pool = createPool({ connectionString: process.argv[2] ?? '', size: 2 });
await migrate(pool, migrations);
await pool.end();
