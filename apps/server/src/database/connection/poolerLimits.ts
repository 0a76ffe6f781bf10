import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db.ts';

/** Behind a pooler only the role can limit statements outside transactions: logs how to set limits it lacks. */
export async function warnOfNoLimits(db: Db, log: Logger): Promise<void> {
  const { rows } = await sql<{ role: string; limit: string }>`
    select current_user as role, current_setting('statement_timeout') as limit`.execute(db);
  const [row] = rows;
  if (row?.limit !== '0') return;
  log.warn(
    { run: `alter role "${row.role}" set statement_timeout = '10s'` },
    'the database is behind a pooler and its role has no limit for statements: run this in the database',
  );
}
