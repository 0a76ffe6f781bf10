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
  return rows
    .map(toReport)
    .map(({ bad: _bad, unsure: _unsure, leftOut: _leftOut, changes: _changes, ...row }) => row);
}

function reports(db: Db) {
  return db
    .selectFrom('csvImport')
    .innerJoin('staff', 'staff.id', 'csvImport.staffId')
    .select(['csvImport.id', 'kind', 'fileName', 'checkedAt', 'doneAt', 'undoneAt', 'report'])
    .select('staff.name as checkedBy')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('csvImportFormer').whereRef('importId', '=', 'csvImport.id')).as('hasFormer'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

/** Reports of earlier releases did not have these. */
const absentFields = { absent: null, unsureCount: 0, unsure: [], leftOutCount: 0, leftOut: [] };

function toReport({ checkedAt, doneAt, undoneAt, hasFormer, report, ...row }: Row): CsvReport {
  return {
    ...row,
    ...absentFields,
    ...report,
    state: doneAt === null ? 'checked' : undoneAt === null ? 'done' : 'undone',
    canUndo: doneAt !== null && undoneAt === null && Boolean(hasFormer),
    checkedAt: checkedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

/** Time for which a checked file waits for confirmation. */
const waits = dayMs;
/** How long an import can be undone. */
const undoableDays = 30;

/** Removes checked files that were never imported, and the values that old imports replaced. */
export async function cleanUpImports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('csvImport')
    .where('doneAt', 'is', null)
    .where('checkedAt', '<', new Date(now.getTime() - waits))
    .execute();
  const forgotten = new Date(now.getTime() - undoableDays * dayMs);
  await db
    .deleteFrom('csvImportFormer')
    .where('importId', 'in', (query) =>
      query.selectFrom('csvImport').select('id').where('doneAt', '<', forgotten),
    )
    .execute();
}
