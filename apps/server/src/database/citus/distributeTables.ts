import type pg from 'pg';
import { UnfitDatabaseError } from '../migrate.ts';
import { type Distribution, distributionColumns, distributions } from './distribution.ts';
import { refusedByCitus } from './distributionRules.ts';

type Client = Pick<pg.Client, 'query'>;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly target: string;
  /** As `alter table … add constraint` takes it. */
  readonly definition: string;
}

/**
 * Spreads the tables over the nodes of Citus by their declarations. Skips tables that are distributed already; each transaction
 * leaves a database that works, so that an interrupted run can be repeated.
 */
export async function distributeTables(client: Client, say: (line: string) => void): Promise<void> {
  await refuseUnready(client);
  const refusals = await refusedByCitus(client, distributions);
  if (refusals.length > 0) throw new UnfitDatabaseError(`Citus would refuse:\n${refusals.join('\n')}`);
  // A large table takes longer than the server's statement timeout.
  await client.query('set statement_timeout = 0');
  await useOneConnectionPerNode(client);
  const placed = await placedTables(client);
  const foreignKeys = await readForeignKeys(client);
  const declaredAs = (distribution: Distribution) =>
    Object.keys(distributions).filter((table) => distributions[table] === distribution);

  for (const table of targetsFirst(declaredAs('reference'), foreignKeys)) {
    if (placed.has(table)) say(`${table}: reference already`);
    else {
      await client.query('select create_reference_table($1)', [table]);
      say(`${table}: reference`);
    }
  }
  for (const [distribution, column] of Object.entries(distributionColumns)) {
    const tables = targetsFirst(declaredAs(distribution as Distribution), foreignKeys);
    const done = tables.filter((table) => placed.has(table));
    for (const table of done) say(`${table}: by ${column} already`);
    let neighbour = done[0];
    for (const group of groupsOf(
      tables.filter((table) => !placed.has(table)),
      foreignKeys,
    )) {
      await distributeGroup(client, group, { column, neighbour, foreignKeys });
      neighbour ??= group[0];
      for (const table of group) say(`${table}: by ${column}`);
    }
  }
  for (const table of declaredAs('local')) say(`${table}: on the coordinator`);
}

interface Target {
  readonly column: string;
  /** A distributed table whose rows of the same value are on the same node. */
  readonly neighbour: string | undefined;
  readonly foreignKeys: readonly ForeignKey[];
}

/** Distributes tables that refer to each other: Citus takes no reference to a table that is not distributed yet. */
async function distributeGroup(
  client: Client,
  group: readonly string[],
  { column, neighbour, foreignKeys }: Target,
): Promise<void> {
  const inside = foreignKeys.filter(({ table, target }) => group.includes(table) && group.includes(target));
  await client.query('begin');
  try {
    for (const { table, name } of inside) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const table of group) {
      const near = neighbour ?? (table === group[0] ? 'none' : group[0]);
      await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
        table,
        column,
        near,
      ]);
    }
    for (const { table, name, definition } of inside)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  // The coordinator keeps the rows that were copied to the nodes until it is asked to drop them.
  for (const table of group.toReversed())
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
}

/**
 * Now and in every later session of this role: Citus refuses a statement that joins rows which its transaction wrote over
 * several connections to a node, and a read without a tenant would open several.
 */
async function useOneConnectionPerNode(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter role %I in database %I set citus.multi_shard_modify_mode to sequential',
            current_user, current_database()) as statement`,
  );
  await client.query(rows[0]?.statement ?? '');
  await client.query('set citus.multi_shard_modify_mode to sequential');
}

async function refuseUnready(client: Client): Promise<void> {
  const citus = await client.query(`select from pg_extension where extname = 'citus'`);
  if (citus.rowCount === 0)
    throw new UnfitDatabaseError(
      'This database has no Citus: install Citus 13 on every node and run "create extension citus" in this database of each. docs/operate/citus.md has all steps.',
    );
  const { rows } = await client.query<{ coordinator: boolean; workers: boolean }>(
    `select bool_or(groupid = 0) as coordinator, bool_or(groupid <> 0 and isactive) as workers from pg_dist_node`,
  );
  if (!rows[0]?.coordinator)
    throw new UnfitDatabaseError(
      `Citus does not know its coordinator, which keeps the local tables: run "select citus_set_coordinator_host('<its host>', <its port>)".`,
    );
  if (!rows[0].workers)
    throw new UnfitDatabaseError(
      `Citus has no workers: run "select citus_add_node('<host>', <port>)" for each.`,
    );
}

/** Tables that are distributed or copied already. A local table that Citus tracks for its foreign keys is neither. */
async function placedTables(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where p.partmethod = 'h' or (p.partmethod = 'n' and p.repmodel = 't')`,
  );
  return new Set(rows.map(({ table }) => table));
}

async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select t.relname as table, quote_ident(f.conname) as name, o.relname as target,
            pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class o on o.oid = f.confrelid
      where f.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

/** Tables in an order where each comes after those that it refers to. */
export function targetsFirst(
  tables: readonly string[],
  foreignKeys: readonly Pick<ForeignKey, 'table' | 'target'>[],
): string[] {
  const ordered = new Set<string>();
  const visit = (table: string, way: readonly string[]) => {
    if (ordered.has(table) || way.includes(table)) return;
    for (const key of foreignKeys)
      if (key.table === table && tables.includes(key.target)) visit(key.target, [...way, table]);
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
}

/** Tables that foreign keys join, directly or through others, keep together. */
export function groupsOf(
  tables: readonly string[],
  foreignKeys: readonly Pick<ForeignKey, 'table' | 'target'>[],
): string[][] {
  const groups: string[][] = [];
  for (const table of tables) {
    const joined = groups.filter((group) =>
      foreignKeys.some(
        (key) =>
          (key.table === table && group.includes(key.target)) ||
          (key.target === table && group.includes(key.table)),
      ),
    );
    const rest = groups.filter((group) => !joined.includes(group));
    groups.splice(0, groups.length, ...rest, [...joined.flat(), table]);
  }
  return groups;
}
