import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { Tally } from './tally.ts';

interface Check {
  readonly kind: CsvKind;
  readonly fileName: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Records an import, runs its check, which stores lines under its id, and stores the report. Returns the id. */
export async function recordCheck(
  transaction: Db,
  { kind, fileName, staffId, now }: Check,
  run: (id: string, tally: Tally) => Promise<void>,
): Promise<string> {
  const id = uuidv7();
  const tally = new Tally();
  const report = () => JSON.stringify(tally.report());
  await transaction
    .insertInto('csvImport')
    .values({ id, kind, fileName, staffId, checkedAt: now, doneAt: null, report: report() })
    .execute();
  await run(id, tally);
  await transaction.updateTable('csvImport').set({ report: report() }).where('id', '=', id).execute();
  return id;
}
