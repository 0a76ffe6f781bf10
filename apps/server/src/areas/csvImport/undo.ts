import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import { undoSailings } from '../freight/index.ts';
import { lockTable } from './confirm.ts';

type NotUndone = 'notFound' | 'importNotDone' | 'importUndone' | 'importOverwritten';

/** Restores the values that an import replaced; null on success. */
export async function undoImport(
  transaction: Db,
  id: string,
  by: Staff,
  occasion: Occasion,
): Promise<NotUndone | null> {
  const csvImport = await transaction
    .selectFrom('csvImport')
    .select(['kind', 'fileName', 'doneAt', 'undoneAt', 'report'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (csvImport?.kind !== 'sailings') return 'notFound';
  if (csvImport.doneAt === null) return 'importNotDone';
  if (csvImport.undoneAt !== null) return 'importUndone';
  await lockTable(transaction, csvImport.kind);
  if ((await undoSailings(transaction, id, occasion.now)) === 'overwritten') return 'importOverwritten';
  await transaction.updateTable('csvImport').set({ undoneAt: occasion.now }).where('id', '=', id).execute();
  await transaction.deleteFrom('csvImportFormer').where('importId', '=', id).execute();
  const subject = { kind: 'import', id, name: `${csvImport.kind} ${csvImport.fileName}` } as const;
  const { lines, counts } = csvImport.report;
  await record(
    transaction,
    by,
    { action: 'csvImportUndone', subject, before: { lines, ...counts } },
    occasion,
  );
  return null;
}
