import { type CsvKind, csvRoles } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { answer, type Route } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { refuse as refuseAnyway } from '../../http/refuse.ts';
import { checkFile } from './check.ts';
import { confirmFile, Stale } from './confirm.ts';
import { lastReports, reportOf } from './store.ts';

function refuseOthers({ roles }: Staff, kind: CsvKind): void {
  if (!csvRoles[kind].some((role) => roles.includes(role))) refuseAnyway('roleMissing');
}

export const routes: readonly Route[] = [
  answer(csvImport.check, async ({ db, body, caller, now, settle }) => {
    refuseOthers(caller, body.kind);
    return db.transaction().execute(async (transaction) => {
      const id = await checkFile(transaction, body, caller.staffId, now);
      const report = await reportOf(transaction, id);
      if (!report) throw new Error('a file that was looked at has its report');
      return settle(transaction, report);
    });
  }),
  answer(csvImport.confirm, async ({ db, body, caller, now, requestId, refuse, settle }) => {
    const { id } = body;
    const held = (await reportOf(db, id)) ?? refuse('notFound');
    refuseOthers(caller, held.kind);
    const doing = db.transaction().execute(async (transaction) => {
      const result = await confirmFile(transaction, id, caller, { now, requestId });
      if (result !== null) return result;
      const report = await reportOf(transaction, id);
      return report ? settle(transaction, report) : 'notFound';
    });
    const done = await doing.catch((error: unknown) => {
      if (error instanceof Stale) return 'importStale' as const;
      throw error;
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
  answer(csvImport.selectReport, async ({ db, query, caller, refuse }) => {
    const report = (await reportOf(db, query.id)) ?? refuse('notFound');
    refuseOthers(caller, report.kind);
    return report;
  }),
  answer(csvImport.selectLast, async ({ db, query, caller }) => {
    refuseOthers(caller, query.kind);
    return { rows: await lastReports(db, query.kind) };
  }),
];
