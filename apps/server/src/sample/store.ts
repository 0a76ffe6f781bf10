import { type Insertable, sql } from 'kysely';
import { gramsOf, termsOf } from '../areas/harbour/terms.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import { readCarriers, readPorts, readSurcharges, readVessels } from './facts.ts';

/** Rows a statement. Larger batches were no faster: 49,000 sailings take the same at 1,000 and at 5,000. */
const batch = 1000;

/**
 * Inserts many rows as one array a column, a third faster than as JSON, and leaves out those whose key exists.
 * All rows name the same columns; arrays and jsonb are not among them.
 */
export async function insertMany<Name extends keyof Tables & string>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
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
      on conflict do nothing`.execute(db);
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

/** Writes what is true whoever runs the server: ports with their spellings, carriers, vessels, surcharge codes. */
export async function insertFacts(db: Db): Promise<void> {
  const { groups, ports } = readPorts();
  await insertNew(
    db,
    'routeGroup',
    groups.map((group, position) => ({ ...group, position })),
  );
  await insertNew(
    db,
    'port',
    ports.map(({ aliases, alsoKnownAs, readings, ...port }) => ({ ...port, containerPort: true })),
  );
  await insertNew(
    db,
    'portTerm',
    ports.flatMap((port) =>
      termsOf(port).map((each) => ({ portCode: port.code, ...each, grams: gramsOf(each.term) })),
    ),
  );
  await insertNew(db, 'carrier', readCarriers());
  await insertNew(db, 'vessel', readVessels());
  const surcharges = readSurcharges();
  await insertNew(
    db,
    'surcharge',
    surcharges.map(({ code, nameZh, nameEn, basis, side }, position) => ({
      code,
      nameZh,
      nameEn,
      basis,
      side,
      position,
    })),
  );
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
