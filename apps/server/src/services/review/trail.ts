import type { AuditSubject } from '@fairway/gateway/contract/audit';
import type { Db } from '../../database/db.ts';

/** Selects the staff actions on a case, newest first, from the log. */
export function loggedEntries(db: Db, { kind, id }: Pick<AuditSubject, 'kind' | 'id'>) {
  return db
    .selectFrom('auditEntry')
    .select(['at', 'action', 'staffName', 'reason', 'after'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .where('outcome', '=', 'done')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
}

/** Entries of several sources as one history, newest first. */
export function newestFirst<Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}
