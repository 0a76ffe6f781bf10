import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDb, createPool, type Db, isPooled } from '../db.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase(false);
  db = createDb(createPool({ connectionString: database.url, size: 2, statementMs: 3_000, pooled: true }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const limitsOf = async (within: Db) => {
  const { rows } = await sql<{ statement: string; idle: string }>`
    select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle`.execute(within);
  return rows[0];
};

it('requests nothing from a pooler at the start of a session, and sets its limits in each transaction', async () => {
  expect(await limitsOf(db)).toEqual({ statement: '0', idle: '0' });
  for (const level of ['read committed', 'serializable'] as const) {
    const within = await db.transaction().setIsolationLevel(level).execute(limitsOf);
    expect(within).toEqual({ statement: '3s', idle: '6s' });
  }
  expect(await limitsOf(db)).toEqual({ statement: '0', idle: '0' });
});

it('distinguishes PostgreSQL itself from a pooler', async () => {
  expect(await isPooled(database.url)).toBe(false);
  // A pooler that is set to ignore the limits of a session.
  const query = vi
    .spyOn(pg.Client.prototype, 'query')
    .mockResolvedValue({ rows: [{ setting: '0' }] } as never);
  expect(await isPooled(database.url)).toBe(true);
  query.mockRestore();
});

it('fails when no server responds', async () => {
  await expect(isPooled('postgres://nobody@127.0.0.1:9/none', 500)).rejects.toThrow();
});
