import type pg from 'pg';
import { type Distribution, distributionColumns, isDistributed } from './distribution.ts';

type Distributions = Readonly<Record<string, Distribution>>;
type Client = Pick<pg.Pool, 'query'>;

/** A primary key, unique constraint, unique index or exclusion constraint. */
interface Key {
  readonly table: string;
  readonly name: string;
  /** Columns that are compared for equality. */
  readonly columns: readonly string[];
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly target: string;
  readonly columns: readonly string[];
  readonly targetColumns: readonly string[];
}

/** A column that would spread the rows of its table. */
interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly mayBeNull: boolean;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
}

interface Catalogue {
  readonly tables: readonly string[];
  readonly keys: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly triggers: readonly Trigger[];
  readonly columns: readonly Column[];
}

/**
 * Everything in the schema `public` that Citus would refuse to distribute as declared, in a sentence each.
 *
 * @see https://docs.citusdata.com/en/stable/develop/reference_ddl.html
 */
export async function refusedByCitus(client: Client, distributions: Distributions): Promise<string[]> {
  const { tables, keys, foreignKeys, triggers, columns } = await readCatalogue(client);
  return [
    ...tables
      .filter((table) => !(table in distributions))
      .map((table) => `${table} is not declared in distribution.ts`),
    ...Object.keys(distributions)
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} is declared, and there is no such table`),
    ...tables.flatMap((table) => refusalOfColumn(table, distributions, columns) ?? []),
    ...keys.flatMap((key) => refusalOfKey(key, distributions[key.table]) ?? []),
    ...foreignKeys.flatMap((key) => refusalOfForeignKey(key, distributions) ?? []),
    ...triggers
      .filter(({ table }) => (distributions[table] ?? 'local') !== 'local')
      .map(({ table, name }) => `${table}: the trigger ${name} is refused on a table that is not local`),
  ];
}

/** A row without the value has no node, and tables keep their rows together by values of one type. */
function refusalOfColumn(
  table: string,
  distributions: Distributions,
  columns: readonly Column[],
): string | null {
  const distribution = distributions[table];
  const name = distribution && distributionColumns[distribution];
  if (!name) return null;
  const ofKind = columns.filter(
    (column) => column.name === name && distributions[column.table] === distribution,
  );
  const column = ofKind.find((one) => one.table === table);
  if (!column) return `${table} has no column ${name}`;
  if (column.mayBeNull) return `${table}: ${name} may be null`;
  const [first = column] = ofKind;
  return first.type === column.type
    ? null
    : `${table}: ${name} is ${column.type}, and ${first.type} in ${first.table}`;
}

/** A node checks only its own rows, so each unique key has to include the column that chooses the node. */
function refusalOfKey({ table, name, columns }: Key, distribution: Distribution | undefined): string | null {
  const column = distribution && distributionColumns[distribution];
  if (!column || columns.includes(column)) return null;
  return `${table}: ${name} lacks ${column}`;
}

/** A row and what it refers to have to be on one node. */
function refusalOfForeignKey(key: ForeignKey, distributions: Distributions): string | null {
  const { table, name, target, columns, targetColumns } = key;
  const from = distributions[table] ?? 'local';
  const to = distributions[target] ?? 'local';
  if (to === 'reference' || (from === 'local' && to === 'local')) return null;
  if (from !== to || !isDistributed(from))
    return `${table}: ${name} leads from a ${from} table to the ${to} table ${target}`;
  const column = distributionColumns[from] ?? '';
  const place = columns.indexOf(column);
  return place >= 0 && targetColumns[place] === column ? null : `${table}: ${name} lacks ${column}`;
}

async function readCatalogue(client: Client): Promise<Catalogue> {
  const { rows } = await client.query<{ catalogue: Catalogue }>(`select json_build_object(
    'tables', ${listOf(`select to_json(c.relname) as item from pg_class c
      where c.relkind in ('r', 'p') and not c.relispartition and ${inPublic('c')}`)},
    'keys', ${listOf(`select json_build_object('table', t.relname, 'name', i.relname, 'columns', ${namesOf(
      'x.indrelid',
      `(select coalesce(array_agg(part.number order by part.place), '{}') from
        unnest(x.indkey::int2[]) with ordinality part (number, place)
        left join pg_constraint e on e.conindid = x.indexrelid and e.contype = 'x'
        where part.place <= x.indnkeyatts and (e.oid is null or exists (select from pg_operator o
          where o.oid = e.conexclop[part.place] and o.oprname = '=')))`,
    )}) as item from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where (x.indisunique or x.indisexclusion) and ${inPublic('t')}`)},
    'foreignKeys', ${listOf(`select json_build_object('table', t.relname, 'name', f.conname, 'target', o.relname,
      'columns', ${namesOf('f.conrelid', 'f.conkey')}, 'targetColumns', ${namesOf('f.confrelid', 'f.confkey')}) as item
      from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class o on o.oid = f.confrelid
      where f.contype = 'f' and ${inPublic('t')}`)},
    'triggers', ${listOf(`select json_build_object('table', t.relname, 'name', g.tgname) as item
      from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal and ${inPublic('t')}`)},
    'columns', ${listOf(`select json_build_object('table', t.relname, 'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod), 'mayBeNull', not a.attnotnull) as item
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and ${inPublic('t')}
        and a.attname in (${Object.values(distributionColumns)
          .map((name) => `'${name}'`)
          .join(', ')})`)}
  ) as catalogue`);
  return rows[0]?.catalogue ?? { tables: [], keys: [], foreignKeys: [], triggers: [], columns: [] };
}

const inPublic = (table: string) => `${table}.relnamespace = 'public'::regnamespace`;

const listOf = (select: string) =>
  `(select coalesce(json_agg(item order by item::text), '[]') from (${select}) list)`;

/** The names of a table's columns by an array of their numbers; an expression, which is number 0, has none. */
const namesOf = (
  table: string,
  numbers: string,
) => `(select coalesce(json_agg(a.attname order by n.place), '[]')
  from unnest(${numbers}) with ordinality n (number, place)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`;
