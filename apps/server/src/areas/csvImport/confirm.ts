import { type CsvKind, type CsvOutcome, csvOutcomes } from '@fairway/gateway/contract/csvColumns';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import { batch } from './check.ts';
import { tableOf } from './kinds.ts';

type NotDone = 'notFound' | 'importBroken' | 'importDone';

/** Longest time of one statement of an import, in milliseconds. */
const mergeMs = 120_000;

/** The earlier report is outdated: thrown, so that the transaction rolls back. */
export class Stale extends Error {}

/**
 * Applies a file. Its lines are compared again during the write: if other data was recorded since the check, everything
 * is rolled back.
 */
export async function confirmFile(
  transaction: Db,
  id: string,
  by: Staff,
  occasion: Occasion,
): Promise<NotDone | null> {
  const csvImport = await transaction
    .selectFrom('csvImport')
    .select(['kind', 'fileName', 'doneAt', 'report'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!csvImport) return 'notFound';
  if (csvImport.doneAt !== null) return 'importDone';
  const { counts, badCount, lines } = csvImport.report;
  if (badCount > 0) return 'importBroken';
  await lockTable(transaction, csvImport.kind);
  const table = tableOf(csvImport.kind);
  const outcomeCounts: Record<CsvOutcome, number> = { new: 0, changed: 0, expired: 0, same: 0 };
  let anySaved = false;
  for await (const entries of checkedEntries(transaction, id)) {
    const compared = await table.compare(transaction, entries, occasion.now);
    if (compared.some(({ bad }) => bad)) throw new Stale();
    for (const { outcome } of compared) outcomeCounts[outcome] += 1;
    const moving = entries.filter((_, index) => compared[index]?.outcome !== 'same');
    if (moving.length === 0) continue;
    await table.save(transaction, moving, occasion.now, id);
    anySaved = true;
  }
  if (csvOutcomes.some((outcome) => outcomeCounts[outcome] !== counts[outcome])) throw new Stale();
  if (anySaved) await table.finish?.(transaction);
  await transaction.updateTable('csvImport').set({ doneAt: occasion.now }).where('id', '=', id).execute();
  await transaction.deleteFrom('csvImportLine').where('importId', '=', id).execute();
  const subject = { kind: 'import', id, name: `${csvImport.kind} ${csvImport.fileName}` } as const;
  const after = { lines, ...counts };
  await record(transaction, by, { action: 'csvImported', subject, after }, occasion);
  return null;
}

/** Waits for another file of the same table: two files with the same new line would otherwise both add it. */
export async function lockTable(transaction: Db, kind: CsvKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`csv ${kind}`}))`.execute(transaction);
  // A merge writes all lines of a file in one statement.
  await sql`select set_config('statement_timeout', ${String(mergeMs)}, true)`.execute(transaction);
}

/** Yields the stored lines, a thousand at a time. */
async function* checkedEntries(db: Db, id: string): AsyncGenerator<readonly unknown[], void> {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('csvImportLine')
      .select(['line', 'entry'])
      .where('importId', '=', id)
      .where('line', '>', last)
      .orderBy('line')
      .limit(batch)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.line;
    yield rows.map(({ entry }) => entry);
  }
}
