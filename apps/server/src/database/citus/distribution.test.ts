import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createPool } from '../db.ts';
import { type Distribution, distributions } from './distribution.ts';
import { refusedByCitus } from './distributionRules.ts';

let database: TestDatabase;
let empty: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  [database, empty] = await Promise.all([createTestDatabase(), createTestDatabase(false)]);
  pool = createPool({ connectionString: empty.url, size: 1 });
  await pool.query('create table tenants (tenant_id int, id int, name text, primary key (tenant_id, id))');
  await pool.query('create table facts (code text primary key)');
  await pool.query('create table notes (id int primary key)');
});
afterAll(async () => {
  await pool.end();
  await Promise.all([database.drop(), empty.drop()]);
});

it('declares every table, and Citus takes all of them as declared', async () => {
  const whole = createPool({ connectionString: database.url, size: 1 });
  expect(await refusedByCitus(whole, distributions)).toEqual([]);
  await whole.end();
});

const known = { tenants: 'tenant', facts: 'reference', notes: 'local' } as const;

/** Errors of a new table, by its declaration. */
async function refusals(table: string, parts: string, distribution?: Distribution): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`create table ${table} (${parts})`);
    return await refusedByCitus(client, distribution ? { ...known, [table]: distribution } : known);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const keyed = 'tenant_id int, id int, code text, primary key (tenant_id, id)';

it.each<[why: string, parts: string, distribution: Distribution]>([
  ['a key with the tenant', keyed, 'tenant'],
  ['a unique column of a reference table', 'code text primary key, name text unique', 'reference'],
  ['a key with the route', 'id int, sea_route_id int, primary key (id, sea_route_id)', 'route'],
  ['a value that is part of its key', 'kind text, value text, primary key (kind, value)', 'value'],
  [
    'from a tenant to the same tenant',
    `${keyed}, foreign key (tenant_id, id) references tenants (tenant_id, id)`,
    'tenant',
  ],
  ['from a tenant to a fact', `${keyed}, foreign key (code) references facts`, 'tenant'],
  ['from a local table to a fact', 'code text references facts', 'local'],
  ['from a local table to a local one', 'id int references notes', 'local'],
  ['an exclusion within a range', 'r int4range, exclude using gist (r with &&)', 'local'],
])('allows %s', async (_, parts, distribution) => {
  expect(await refusals('parcel', parts, distribution)).toEqual([]);
});

it.each<[why: string, parts: string, distribution: Distribution | undefined, refusal: string]>([
  ['a table without a declaration', 'id int', undefined, 'parcel is not declared in distribution.ts'],
  ['a table of a tenant without the tenant', 'id int', 'tenant', 'parcel has no column tenant_id'],
  [
    'a tenant of another type',
    'tenant_id bigint primary key',
    'tenant',
    'tenants: tenant_id is integer, and bigint in parcel',
  ],
  ['a tenant that may be absent', 'tenant_id int', 'tenant', 'parcel: tenant_id may be null'],
  [
    'a primary key without the tenant',
    'tenant_id int not null, id int primary key',
    'tenant',
    'parcel: parcel_pkey lacks tenant_id',
  ],
  [
    'a unique column without the tenant',
    `${keyed}, unique (code)`,
    'tenant',
    'parcel: parcel_code_key lacks tenant_id',
  ],
  [
    'a key of the route without it',
    'id int primary key, sea_route_id int not null',
    'route',
    'parcel: parcel_pkey lacks sea_route_id',
  ],
  [
    'an exclusion that does not compare the tenant',
    'tenant_id int not null, r int4range, exclude using gist (r with &&)',
    'tenant',
    'parcel: parcel_r_excl lacks tenant_id',
  ],
  [
    'a reference from a tenant to the row of another',
    'tenant_id int, other int, id int, primary key (tenant_id, id), foreign key (other, id) references tenants (tenant_id, id)',
    'tenant',
    'parcel: parcel_other_id_fkey lacks tenant_id',
  ],
  [
    'from a local table to a tenant',
    `${keyed}, foreign key (tenant_id, id) references tenants (tenant_id, id)`,
    'local',
    'parcel: parcel_tenant_id_id_fkey leads from a local table to the tenant table tenants',
  ],
  [
    'from a fact to a tenant',
    `${keyed}, foreign key (tenant_id, id) references tenants (tenant_id, id)`,
    'reference',
    'parcel: parcel_tenant_id_id_fkey leads from a reference table to the tenant table tenants',
  ],
  [
    'from a tenant to a local table',
    `${keyed}, foreign key (id) references notes`,
    'tenant',
    'parcel: parcel_id_fkey leads from a tenant table to the local table notes',
  ],
  [
    'from a fact to a local table',
    'id int references notes',
    'reference',
    'parcel: parcel_id_fkey leads from a reference table to the local table notes',
  ],
])('refuses %s', async (_, parts, distribution, refusal) => {
  expect(await refusals('parcel', parts, distribution)).toEqual([refusal]);
});

it('refuses a trigger on a table that is not local', async () => {
  await pool.query(`create function keep() returns trigger language plpgsql as 'begin return null; end'`);
  await pool.query('create trigger facts_stay before delete on facts for each row execute function keep()');
  expect(await refusedByCitus(pool, known)).toEqual([
    'facts: the trigger facts_stay is refused on a table that is not local',
  ]);
  expect(await refusedByCitus(pool, { ...known, facts: 'local' })).toEqual([]);
});

it('refuses a unique index of an expression in place of the tenant', async () => {
  await pool.query('create unique index tenants_name on tenants (lower(name))');
  expect(await refusedByCitus(pool, { ...known, facts: 'local' })).toEqual([
    'tenants: tenants_name lacks tenant_id',
  ]);
  await pool.query('drop index tenants_name');
});
