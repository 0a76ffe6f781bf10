import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../database/db.ts';

/**
 * Jobs on the same database, shared by all servers; each handler must be safe to run twice. Only a working server
 * maintains them.
 */
export function createBoss(pool: pg.Pool, works: boolean): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'job',
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 300,
    monitorIntervalSeconds: 60,
    // Jobs settle many at once in one statement; a lost worker is noticed by its heartbeat.
    persistWarnings: false,
  });
}

/** Enqueues inside a transaction, so that the job exists if and only if its cause does. */
export function within(transaction: Db) {
  return { db: fromKysely(transaction.withoutPlugins()) };
}
