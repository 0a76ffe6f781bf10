import { type AuditEntry, audit as calls } from '@fairway/gateway/contract/audit';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundByIndex, withinDays } from '../../database/listTests.ts';
import { type Route, read } from '../../http/answer.ts';
import type { AuditEntryTable } from './tables.ts';

const listed = listSql(auditListing, {
  sorts: { at: 'at' },
  ties: 'id desc',
  filters: {
    action: (value) => sql`action = ${value}`,
    outcome: (value) => sql`outcome = ${value}`,
    at: (from, to) => withinDays('at', from, to),
  },
  keyword: (text) => foundByIndex(text, 'subject_name', 'staff_name'),
});

export const routes: readonly Route[] = [
  read(calls.selectPage, ({ query: search, db }) => entriesPage(db, search)),
];

/** A page of the log, and how many entries there are in all. */
export function entriesPage(db: Db, search: ListQuery<typeof auditListing>) {
  return selectPage(db.selectFrom('auditEntry').selectAll(), listed, search, toEntry);
}

/** The call's schema validates the values stored as text. */
function toEntry(row: Selectable<AuditEntryTable>): AuditEntry {
  const { id, at, staffId, staffName, subjectKind, subjectId, subjectName, reason } = row;
  return {
    id,
    at: at.toISOString(),
    by: staffId === null ? null : { id: staffId, name: staffName ?? '' },
    action: row.action as AuditEntry['action'],
    outcome: row.outcome as AuditEntry['outcome'],
    subject:
      subjectKind === null
        ? null
        : ({ kind: subjectKind, id: subjectId ?? '', name: subjectName ?? '' } as AuditEntry['subject']),
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
    reason,
  };
}
