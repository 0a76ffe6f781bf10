import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const folder = new URL('./data/', import.meta.url);

interface Part {
  readonly files: () => readonly string[];
  /** Raised when the same files are to be read another way. */
  readonly version: number;
  readonly tables: readonly string[];
  readonly load: (db: Db, examples: boolean) => Promise<void>;
  /** Some of it is invented, and marked so. */
  readonly hasExamples?: true;
}

/** In the order of loading: ships are named after carriers. What reads a part is fetched only where it changed. */
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
    load: async (db) => (await import('./places.ts')).loadPlaces(db),
  },
  vessels: {
    files: () => ['vessels.json', 'vessel-registry.psv', 'carriers.json'],
    version: 2,
    tables: ['vessel'],
    load: async (db) => (await import('./places.ts')).loadVessels(db),
  },
  hs: {
    files: () => ['hs.psv', 'hs-national.json', 'everyday-goods.psv'],
    version: 2,
    tables: ['hs_item', 'hs_national'],
    hasExamples: true,
    load: async (db, examples) => (await import('./hs.ts')).loadHs(db, examples),
  },
  laws: {
    files: () => ['regulations.json', ...readdirSync(new URL('laws/', folder)).map((name) => `laws/${name}`)],
    version: 2,
    tables: ['regulation', 'regulation_part', 'regulation_moved'],
    load: async (db) => (await import('./laws.ts')).loadLaws(db),
  },
} satisfies Record<string, Part>;

export type FactPart = keyof typeof parts;
const all = Object.keys(parts) as FactPart[];

/** Any number, the same in every server: only one of them loads at a time. */
const loadLock = 7_260_032;

/**
 * Writes the facts into their tables: what is true whoever runs the server. A part whose files are those that stand
 * in the tables already is left alone, so a start with nothing new costs one query. Any number of servers may do so at once.
 * What is invented in them is left out without `examples`.
 */
export async function loadFacts(
  db: Db,
  wanted: readonly FactPart[] = all,
  { examples = true }: { readonly examples?: boolean } = {},
): Promise<void> {
  const prints = new Map(wanted.map((part) => [part, fingerprint(parts[part], examples)]));
  if ((await changed(db, prints)).length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(transaction);
    for (const part of await changed(transaction, prints)) {
      const { load, tables } = parts[part];
      await load(transaction, examples);
      await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction);
      await transaction
        .insertInto('factLoad')
        .values({ part, fingerprint: prints.get(part) ?? '' })
        .onConflict((conflict) =>
          conflict.column('part').doUpdateSet({ fingerprint: prints.get(part) ?? '' }),
        )
        .execute();
    }
  });
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
