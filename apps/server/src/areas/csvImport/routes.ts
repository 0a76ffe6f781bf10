import { type CsvKind, csvRoles } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { type Route, read, write } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { refuse as refuseAnyway } from '../../http/refuse.ts';
import { checkFile } from './check.ts';
import { confirmFile, Stale } from './confirm.ts';
import { measured } from './measured.ts';
import { lastReports, reportOf } from './store.ts';

function refuseOthers({ roles }: Staff, kind: CsvKind): void {
  if (!csvRoles[kind].some((role) => roles.includes(role))) refuseAnyway('roleMissing');
}

export const routes: readonly Route[] = [
  write(csvImport.check, async ({ db, body, caller, now, services }) => {
    refuseOthers(caller, body.kind);

    return measured(services.telemetry, 'check', async () => {
      const id = await checkFile(db, body, caller.staffId, now);
      const report = await reportOf(db, id);
      if (!report) throw new Error('a file that was looked at has its report');
      return report;
    });
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
