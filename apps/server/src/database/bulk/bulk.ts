import { type Insertable, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Tables } from '../tables.ts';

/** Rows a statement. Larger batches were no faster: 49,000 sailings take the same at 1,000 and at 5,000. */
const batch = 1000;

/**
 * Inserts many rows as one array a column, a third faster than as JSON, and leaves out those whose key exists; given
 * the columns of the key, it updates those instead. All rows name the same columns; arrays and jsonb are not among
 * them.
 */
export async function insertMany<Name extends keyof Tables & string>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  key?: string | readonly string[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const types = await columnTypes(db, table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch) as Record<string, unknown>[];
    const arrays = columns.map((column) => {
      const literal = `{${part.map((row) => element(row[column])).join(',')}}`;
      return sql`${literal}::${sql.raw(`${types.get(snake(column)) ?? 'text'}[]`)}`;
    });
    await sql`
      insert into ${sql.table(table)} (${names}) select * from unnest(${sql.join(arrays)})
      ${key === undefined ? sql`on conflict do nothing` : newest([key].flat(), columns)}`.execute(db);
  }
}

async function columnTypes(db: Db, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type
    from pg_attribute
    where attrelid = ${snake(table)}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** A value inside an array literal of PostgreSQL. */
function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value);
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function newest(key: readonly string[], columns: readonly string[]) {
  const others = columns.filter((column) => !key.includes(column));
  const sets = others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  return sql`on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(sets)}`;
}

/** Inserts a few rows, and brings those up to date whose key exists. */
export async function insertOrUpdate<Name extends keyof Tables & string>(
  db: Db,
  table: Name,
  key: string,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const sets = columns
    .filter((column) => column !== key)
    .map((column) => [column, sql.ref(`excluded.${column}`)]);
  await db
    .insertInto(table)
    .values(rows)
    // Only the rows contain the names of the columns.
    .onConflict((conflict) => conflict.column(key as never).doUpdateSet(Object.fromEntries(sets) as never))
    .execute();
}

/** Inserts a few rows, leaving out those whose key exists. */
export async function insertNew<Name extends keyof Tables & string>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
