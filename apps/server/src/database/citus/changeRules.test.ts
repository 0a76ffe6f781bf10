import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../areas/index.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createPool } from '../db.ts';
import { migrate } from '../migrate.ts';
import { refusedChange } from './changeRules.ts';

it.each([
  'alter table parcel add column weight bigint, add column note text not null default $$a, b$$',
  'alter table parcel add constraint parcel_kind_check check (kind in (1, 2))',
  'alter table parcel add foreign key (tenant_id, id) references account (tenant_id, id)',
  'alter table parcel drop constraint parcel_kind_check, add column weight bigint',
  'create table parcel (id integer primary key references port)',
  'alter sequence parcel_id_seq rename to box_id_seq',
])('allows %s', (statement) => {
  expect(refusedChange(statement)).toBeNull();
});

it.each([
  [
    "alter table parcel add column kind text check (kind in ('a', 'b'))",
    'a column is added first, and its constraint afterwards',
  ],
  [
    'alter table parcel add port_id text references port',
    'a column is added first, and its constraint afterwards',
  ],
  [
    'alter table parcel add column weight bigint,\n add check (weight > 0)',
    'a constraint is added in a statement of its own',
  ],
  ['alter sequence parcel_id_seq owned by box.id', 'the sequence of a table is given to no other'],
])('refuses %s', (statement, reason) => {
  expect(refusedChange(statement)).toBe(reason);
});

it('migrations change a distributed database in statements that Citus takes', async () => {
  const database = await createTestDatabase(false);
  const pool = createPool({ connectionString: database.url, size: 1 });
  const refusals: string[] = [];
  let statements = 0;
  const listening = (migration: string): KyselyPlugin => ({
    transformQuery({ node }) {
      if (node.kind !== 'RawNode') return node;
      statements += 1;
      const statement = node.sqlFragments.join('?');
      const reason = refusedChange(statement);
      if (reason) refusals.push(`${migration}: ${reason}: ${statement}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await migrate(
    pool,
    migrations.map(({ name, up }) =>
      // Tables can be distributed since this one.
      name > '107_distribution' ? { name, up: (db) => up(db.withPlugin(listening(name))) } : { name, up },
    ),
  );
  expect(statements).toBeGreaterThan(20);
  expect(refusals).toEqual([]);
  await pool.end();
  await database.drop();
});
