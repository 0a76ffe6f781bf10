import { type CsvKind, csvRoles } from '@fairway/gateway/contract/csvColumns';
import { type CsvReport, csvImport } from '@fairway/gateway/contract/csvImport';
import type { Db } from '../../database/db.ts';
import { type Route, read, readByPost, write } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { refuse as refuseAnyway } from '../../http/refuse.ts';
import { checkFile } from './check.ts';
import { confirmFile, Stale } from './confirm.ts';
import { measured } from './measured.ts';
import { checkPriceFile } from './priceFile/checkPriceFile.ts';
import { readTableStart } from './priceFile/readTable.ts';
import { lastReports, reportOf } from './store.ts';
import { undoImport } from './undo.ts';

function refuseOthers({ roles }: Staff, kind: CsvKind): void {
  if (!csvRoles[kind].some((role) => roles.includes(role))) refuseAnyway('roleMissing');
}

async function checkedReport(db: Db, id: string): Promise<CsvReport> {
  const report = await reportOf(db, id);
  if (!report) throw new Error('a file that was looked at has its report');
  return report;
}

export const routes: readonly Route[] = [
  write(csvImport.check, async ({ db, body, caller, now, services }) => {
    refuseOthers(caller, body.kind);

    return measured(services.telemetry, 'check', async () => {
      return checkedReport(db, await checkFile(db, body, caller.staffId, now));
    });
  }),
  readByPost(csvImport.readTable, 'a file does not fit into an address', ({ db, body, now }) =>
    readTableStart(
      db,
      {
        file: body.file,
        sheet: Number(body.sheet ?? 0),
        headerRow: body.headerRow === undefined ? undefined : Number(body.headerRow),
      },
      now,
    ),
  ),
  write(csvImport.checkTable, ({ db, body, caller, now, services }) =>
    measured(services.telemetry, 'check', async () =>
      checkedReport(db, await checkPriceFile(db, body, caller.staffId, now)),
    ),
  ),
  write(csvImport.undo, async ({ db, body, caller, now, requestId, refuse }) => {
    const { kind } = (await reportOf(db, body.id)) ?? refuse('notFound');
    refuseOthers(caller, kind);
    const refusal = await undoImport(db, body.id, caller, { now, requestId });
    if (refusal !== null) return refuse(refusal);
    return checkedReport(db, body.id);
  }),
  write(csvImport.confirm, async ({ db, body, caller, now, requestId, refuse, services }) => {
    const { id } = body;
    const report = (await reportOf(db, id)) ?? refuse('notFound');
    refuseOthers(caller, report.kind);
    return measured(services.telemetry, 'save', async () => {
      const refusal = await confirmFile(db, id, caller, { now, requestId }).catch((error: unknown) => {
        if (error instanceof Stale) return 'importStale' as const;
        throw error;
      });
      if (refusal !== null) return refuse(refusal);
      return (await reportOf(db, id)) ?? refuse('notFound');
    });
  }),
  read(csvImport.selectReport, async ({ db, query, caller, refuse }) => {
    const report = (await reportOf(db, query.id)) ?? refuse('notFound');
    refuseOthers(caller, report.kind);
    return report;
  }),
  read(csvImport.selectLast, async ({ db, query, caller }) => {
    refuseOthers(caller, query.kind);
    return { rows: await lastReports(db, query.kind) };
  }),
];
