import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { CsvReport } from '@fairway/gateway/contract/csvImport';
import { dayMs } from '@fairway/trade';
import type { Db } from '../../database/db.ts';

const mostListed = 10;

/** A report by its id; undefined if there is no such report. */
export async function reportOf(db: Db, id: string): Promise<CsvReport | undefined> {
  const row = await reports(db).where('csvImport.id', '=', id).executeTakeFirst();
  return row && toReport(row);
}

/** The last files of a table, the newest first. */
export async function lastReports(db: Db, kind: CsvKind) {
  const rows = await reports(db)
    .where('kind', '=', kind)
    .orderBy('checkedAt', 'desc')
    .orderBy('csvImport.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(toReport).map(({ bad: _bad, changes: _changes, ...row }) => row);
}

function reports(db: Db) {
  return db
    .selectFrom('csvImport')
    .innerJoin('staff', 'staff.id', 'csvImport.staffId')
    .select(['csvImport.id', 'kind', 'fileName', 'checkedAt', 'doneAt', 'report', 'staff.name as checkedBy']);
}

type Row = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

function toReport({ checkedAt, doneAt, report, ...row }: Row): CsvReport {
  return {
    ...row,
    ...report,
    // Reports of earlier releases did not count it.
    absent: report.absent ?? null,
    state: doneAt === null ? 'checked' : 'done',
    checkedAt: checkedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

/** How long a file that was looked at waits for the word. */
const waits = dayMs;

/** Removes what was looked at and never done. */
export async function cleanUpImports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('csvImport')
    .where('doneAt', 'is', null)
    .where('checkedAt', '<', new Date(now.getTime() - waits))
    .execute();
}
