import { migrations } from '../areas/index.ts';
import { createPool } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';

/**
 * Makes the tables of all areas in the database of the address it is given. A process of its own, as Vitest's set-up does not
 * find the sources of the workspace's packages.
 */
const pool = createPool({ connectionString: process.argv[2] ?? '', size: 2 });
await migrate(pool, migrations);
await pool.end();
