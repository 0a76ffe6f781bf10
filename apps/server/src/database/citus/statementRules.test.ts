import { expect, it } from 'vitest';
import { refuseAsCitus } from '../../testing/citus.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createPool } from '../db.ts';
import { refusedStatement } from './statementRules.ts';

it.each([
  'insert into "insurer" ("id", "position") values ($1, $2) on conflict ("id") do update set "position" = $2',
  'insert into sea_route (id, position) select $1, (select max(position) + 1 from sea_route) from port',
  "insert into rate_limit (key, hits) values ($1, '{}') on conflict (key) do update set hits = (select array_agg(hit) from unnest(rate_limit.hits) as hit)",
  'insert into "reader_city" ("tenant_id", "city") values ($1, $2) on conflict ("tenant_id") do update set "city" = $2',
  'update "account" set "name" = $1 where "tenant_id" = $2',
  'update "account" set "name" = (select name from company where company.tenant_id = account.tenant_id)',
  'update "claim" set "tenant_id" = $1',
  'select "seats" from "subscription" inner join "account" on "account"."tenant_id" = "subscription"."tenant_id" and "account"."id" = "started_by"',
  'select "code" from "sailing" inner join "sea_route" on "sea_route"."id" = "sea_route_id" left join "route_score" as "score" on "score"."sea_route_id" = "sea_route"."id"',
  'select "code" from "subscription_route" inner join "sailing" on "sailing"."id" = $1',
])('allows %s', (statement) => {
  expect(refusedStatement(statement)).toBeNull();
});

it.each([
  [
    'insert into "insurer" ("id", "position") values ($1, (select coalesce(max(position), 0) + 1 from insurer))',
    'values are read first, and inserted afterwards',
  ],
  [
    'insert into "reader_city" ("tenant_id", "city") values ($1, $2)\n on conflict ("tenant_id") do update set "city" = $2, "tenant_id" = $1',
    'tenant_id is never set again',
  ],
  ['update "account" set "tenant_id" = $1 where "id" = $2', 'tenant_id is never set again'],
  ['update sailing set price = $1, sea_route_id = $2 where id = $3', 'sea_route_id is never set again'],
  [
    'select "order_no" from "purchase_order" inner join "invoice" on "invoice"."order_id" = "purchase_order"."id" where "purchase_order"."tenant_id" = $1',
    'invoice is joined by its tenant_id too',
  ],
  [
    'select "id" from "sailing" join sailing_version version on version.sailing_id = sailing.id',
    'sailing_version is joined by its sea_route_id too',
  ],
])('refuses %s', (statement, reason) => {
  expect(refusedStatement(statement)).toBe(reason);
});

it('the statements of a test server are compared with the rules', async () => {
  const database = await createTestDatabase();
  const pool = createPool({ connectionString: database.url, size: 1 });
  refuseAsCitus(pool);
  await expect(pool.query('update account set tenant_id = person_id')).rejects.toThrow(
    'Citus would refuse this: tenant_id is never set again: update account set tenant_id = person_id',
  );
  expect((await pool.query('update account set name = $1', ['Li'])).rowCount).toBe(0);
  await pool.end();
  await database.drop();
});
