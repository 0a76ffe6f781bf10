import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { template } from './globalSetup.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh database with all tables, cloned from the template. Pass false for one without any table. */
export async function createTestDatabase(migrated = true): Promise<TestDatabase> {
  const name = `fairway_${randomBytes(6).toString('hex')}`;
  const postgresUrl = inject('postgresUrl');
  await run(postgresUrl, `create database ${name} ${migrated ? `template ${template}` : ''}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(postgresUrl, `drop database if exists ${name} with (force)`) };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
