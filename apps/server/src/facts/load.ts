import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const folder = new URL('./data/', import.meta.url);

interface Part {
  readonly files: () => readonly string[];
  /** Increase it when the same files are to be read another way. */
  readonly version: number;
  readonly tables: readonly string[];
  /** Reads the files, which takes a while; returns a function that writes the rows. */
  readonly read: (examples: boolean) => Promise<(db: Db) => Promise<void>>;
  /** Some of it is invented, and marked so. */
  readonly hasExamples?: true;
}

/**
 * In the order of loading: vessels are named after carriers. The reader of a part is loaded only if the part has
 * changed.
 */
const parts = {
  places: {
    files: () => [
      'ports.json',
      'carriers.json',
      'surcharges.json',
      'port-introductions.psv',
      'carrier-introductions.psv',
    ],
    version: 2,
    tables: ['port', 'port_term', 'carrier'],
    read: async () => (await import('./places.ts')).readPlaces(),
  },
  vessels: {
    files: () => ['vessels.json', 'vessel-registry.psv', 'carriers.json'],
    version: 2,
    tables: ['vessel'],
    read: async () => (await import('./places.ts')).readShips(),
  },
  hs: {
    files: () => ['hs.psv', 'hs-national.json', 'everyday-goods.psv'],
    version: 2,
    tables: ['hs_item', 'hs_national'],
    hasExamples: true,
    read: async (examples) => (await import('./hs.ts')).readHs(examples),
  },
  laws: {
    files: () => ['regulations.json', ...readdirSync(new URL('laws/', folder)).map((name) => `laws/${name}`)],
    version: 2,
    tables: ['regulation', 'regulation_part', 'regulation_moved'],
    read: async () => (await import('./laws.ts')).readLaws(),
  },
} satisfies Record<string, Part>;

export type FactPart = keyof typeof parts;
const all = Object.keys(parts) as FactPart[];

/** Any number, the same in every server: only one of them loads at a time. */
const loadLock = 7_260_032;

interface FactOptions {
  readonly examples?: boolean;
  /** Called with the part that is loaded next. */
  readonly progress?: (part: string, done: number, of: number) => void;
}

/**
 * Writes the facts into their tables: data that is true for every operator. A part whose files are already loaded is
 * skipped, so a start without news costs one query. Any number of servers may do so at once. Invented parts are omitted
 * without `examples`.
 */
export async function loadFacts(
  db: Db,
  partNames: readonly FactPart[] = all,
  { examples = true, progress = () => {} }: FactOptions = {},
): Promise<void> {
  const prints = new Map(partNames.map((part) => [part, fingerprint(parts[part], examples)]));
  const stale = await changed(db, prints);
  for (const [index, part] of stale.entries()) {
    progress(`facts (${part})`, index, stale.length);
    const { read, tables } = parts[part];
    // Read before the transaction: one that waits for this process is ended by the database.
    const write = await read(examples);
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${loadLock})`.execute(transaction);
      if (!(await changed(transaction, prints)).includes(part)) return;
      await write(transaction);
      await transaction
        .insertInto('factLoad')
        .values({ part, fingerprint: prints.get(part) ?? '' })
        .onConflict((conflict) =>
          conflict.column('part').doUpdateSet({ fingerprint: prints.get(part) ?? '' }),
        )
        .execute();
    });
    // After the commit: Citus analyzes no table in a transaction that wrote to it.
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
  }
}

/** Parts whose files are others than those that were loaded, in the order of loading. */
async function changed(db: Db, prints: ReadonlyMap<FactPart, string>): Promise<FactPart[]> {
  const rows = await db.selectFrom('factLoad').selectAll().execute();
  const loaded = new Map(rows.map(({ part, fingerprint: print }) => [part, print]));
  return all.filter((part) => prints.has(part) && loaded.get(part) !== prints.get(part));
}

function fingerprint({ files, version, hasExamples }: Part, examples: boolean): string {
  const hash = createHash('sha256').update(String(version));
  if (hasExamples && !examples) hash.update('without examples');
  for (const name of files().toSorted()) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('base64url');
}
