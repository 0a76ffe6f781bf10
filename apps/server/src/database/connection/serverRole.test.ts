import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../areas/index.ts';
import { createTestDatabase, startTestServer, type TestDatabase } from '../../testing/index.ts';
import { atDesk } from '../../testing/staff.ts';
import { createClient, createPool } from '../db.ts';
import { migrate } from '../migrate.ts';
import { giveToServer, protectAudit, serverRole } from './serverRole.ts';

let database: TestDatabase;
let server: pg.Client;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  // A database from before: everything in it, the tables of jobs too, belongs to the superuser.
  const earlier = await startTestServer({ databaseUrl: database.url, jobs: true });
  await earlier.stop();
  const admin = createClient(database.url);
  await admin.connect();
  // Twice, as at each start.
  for (let start = 0; start < 2; start += 1) {
    await giveToServer(admin);
    await protectAudit(admin);
  }
  await admin.end();
  const address = new URL(database.url);
  address.username = serverRole;
  url = address.href;
  server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(
    "insert into audit_entry (id, at, action, outcome) values (gen_random_uuid(), now(), 'loggedIn', 'done')",
  );
});
afterAll(async () => {
  await server.end();
  await database.drop();
});

it.each([
  'alter table audit_entry disable trigger all',
  'drop trigger audit_entry_stays on audit_entry',
  'create trigger early before insert on audit_entry for each row execute function refuse_audit_change()',
  'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'drop function refuse_audit_change() cascade',
  "update audit_entry set action = 'loggedOut'",
  'delete from audit_entry',
  'truncate audit_entry',
  'drop table audit_entry',
  'alter table audit_entry rename to forgotten',
  'alter table audit_entry owner to fairway_server',
  'drop schema public cascade',
  'set role fairway_audit',
  'set role fairway',
  'set session_replication_role = replica',
  'grant fairway_audit to fairway_server',
])('as the role of the server: %s is refused', async (statement) => {
  await expect(server.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|0LP01)$/),
  });
  const { rows } = await server.query('select action from audit_entry');
  expect(rows).toEqual([{ action: 'loggedIn' }]);
});

it('the server starts, migrates and writes the log as this role', async () => {
  const pool = createPool({ connectionString: url, size: 2 });
  await migrate(pool, migrations);
  // As a migration of tomorrow would.
  await pool.query('alter table account add column tomorrow text');
  await pool.end();
  const running = await startTestServer({ databaseUrl: url, jobs: true });
  await atDesk(running, ['admin']);
  expect((await fetch(`${running.url}/api/health/ready`)).status).toBe(200);
  const { rows } = await server.query<{ owner: string }>(
    "select distinct relowner::regrole::text as owner from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information)'",
  );
  expect(rows.map(({ owner }) => owner).toSorted()).toEqual(['fairway_audit', 'fairway_server']);
  await running.stop();
});
