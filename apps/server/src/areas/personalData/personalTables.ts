import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { personIdOf } from '../account/index.ts';

/** A person by everything that rows name them by. */
export interface PersonIds {
  readonly personId: string;
  /** Of all their accounts. */
  readonly accountIds: readonly string[];
}

/** A table whose rows have an owner. */
interface PersonalTable {
  readonly table: string;
  readonly columns: readonly string[];
}

const owners = ['person_id', 'account_id', 'tenant_id'] as const;

/** Secrets rather than data about a person: hashes, keys, sealed bytes. */
const secret = /(_hash|^password|_key$|^key_id$|^visitor_id$|secret|ticket|token|sealed)/;

/**
 * Returns every table whose rows have an owner. Read from the database catalog, so that a new table is missed neither
 * in a copy nor when an account is closed.
 */
export async function personalTables(db: Db): Promise<PersonalTable[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type <> 'bytea'
    group by c.table_name
    having bool_or(c.column_name in (${sql.join(owners)})) or c.table_name = 'account'
    order by c.table_name`.execute(db);
  return rows;
}

/** Returns the condition for the person's rows of a table: by account, by person, or as the owner of all rows of a tenant. */
export function ownedBy({ table, columns }: PersonalTable, { personId, accountIds }: PersonIds) {
  const tests = [
    ...(columns.includes('person_id') ? [sql`person_id = ${personId}::uuid`] : []),
    ...(columns.includes('account_id') ? [sql`account_id = any(${accountIds}::uuid[])`] : []),
    // A person is the tenant of their personal account; a company's rows stay with the company.
    ...(columns.includes('tenant_id') ? [sql`tenant_id = ${personId}::uuid`] : []),
    ...(table === 'account' ? [sql`id = any(${accountIds}::uuid[])`] : []),
  ];
  return sql`(${sql.join(tests, sql` or `)})`;
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns all stored data about a person, by table. */
export async function personalRecords(
  db: Db,
  person: PersonIds,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rowsByTable: Record<string, Record<string, unknown>[]> = {};
  for (const table of await personalTables(db)) {
    const columns = table.columns.filter((column) => !secret.test(column));
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table.table)}
      where ${ownedBy(table, person)}`.execute(db);
    if (rows.length > 0) rowsByTable[camel(table.table)] = rows;
  }
  return rowsByTable;
}

/** The accounts of the person that an account belongs to. */
export async function personIds(db: Db, accountId: string, tenantId: string): Promise<PersonIds> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'personId'])
    .where('personId', '=', personIdOf(tenantId, accountId))
    .execute();
  const [first] = rows;
  if (!first) throw new Error('an account that is not there');
  return { personId: first.personId, accountIds: rows.map(({ id }) => id) };
}
