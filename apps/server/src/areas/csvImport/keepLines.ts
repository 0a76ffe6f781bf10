import { sql } from 'kysely';
import { stage } from '../../database/bulk/copy.ts';
import type { Db } from '../../database/db.ts';

interface StoredLine {
  readonly line: number;
  readonly key: string;
  readonly entry: unknown;
}

/** Stores lines until their import is done, and returns the numbers of those whose key is new in the file. */
export async function keepLines(
  db: Db,
  importId: string,
  lines: readonly StoredLine[],
): Promise<ReadonlySet<number>> {
  await stage(
    db,
    'csv_import_line',
    ['import_id', 'line', 'key', 'entry'],
    lines.map(({ line, key, entry }) => [importId, line, key, JSON.stringify(entry)]),
  );
  const { rows } = await sql<{ line: number }>`
    with staged as (delete from staged_csv_import_line returning *)
    insert into csv_import_line (import_id, line, key, entry) select * from staged order by line
    on conflict do nothing returning line`.execute(db);
  return new Set(rows.map(({ line }) => line));
}
