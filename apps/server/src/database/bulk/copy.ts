import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../db.ts';

/** Values of one row, in the order of the columns. */
export type CopyRow = readonly (string | number | boolean | Date | null | readonly string[])[];

/** Copies rows into a table, the fastest way into PostgreSQL. */
export async function copyInto(
  transaction: Db,
  table: string,
  columns: readonly string[],
  rows: readonly CopyRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map((row) => `${row.map(cell).join('\t')}\n`).join('');
  const copy = CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [lines]);
  for await (const _ of transaction.getExecutor().stream(copy, 1));
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cell(value: CopyRow[number]): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object')
    return escaped(`{${value.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  return typeof value === 'string' ? escaped(value) : String(value);
}

const escaped = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '') : text;

const stagingOf = (table: string) => `staged_${table}`;

/** Copies rows into a temporary table with these columns of `table`, from where `mergeStaged` writes them. */
export async function stage(
  transaction: Db,
  table: string,
  columns: readonly string[],
  rows: readonly CopyRow[],
): Promise<void> {
  const names = columns.join(', ');
  await sql
    .raw(
      `create temp table if not exists ${stagingOf(table)} on commit drop as select ${names} from ${table} with no data`,
    )
    .execute(transaction);
  await copyInto(transaction, stagingOf(table), columns, rows);
}

/** Writes all staged rows in one statement; where the key exists, the row is brought up to date. */
export async function mergeStaged(
  transaction: Db,
  table: string,
  columns: readonly string[],
  key: readonly string[],
): Promise<void> {
  const names = columns.join(', ');
  const sets = columns.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`);
  await sql
    .raw(
      `insert into ${table} (${names}) select ${names} from ${stagingOf(table)}
      on conflict (${key.join(', ')}) do update set ${sets.join(', ')}`,
    )
    .execute(transaction);
  await sql.raw(`drop table ${stagingOf(table)}`).execute(transaction);
}
