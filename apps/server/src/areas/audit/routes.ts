import { type AuditEntry, audit as calls } from '@fairway/gateway/contract/audit';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { type Selectable, sql } from 'kysely';
import { listPage, listSql } from '../../database/listPage.ts';
import { answer, type Route } from '../../http/answer.ts';
import type { AuditEntryTable } from './tables.ts';

const dayMs = 86_400_000;
/** Midnight in China. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

type Search = ListQuery<typeof auditListing>;

const listed = listSql(auditListing, {
  sorts: { at: 'at' },
  ties: 'id desc',
  filters: {
    action: (value) => sql`action = ${value}`,
    outcome: (value) => sql`outcome = ${value}`,
    at: (from, to) => sql`${from ? sql`at >= ${startOf(from)}` : sql`true`}
      and ${to ? sql`at < ${new Date(startOf(to).getTime() + dayMs)}` : sql`true`}`,
  },
  // Not `like`: what was typed is no pattern.
  keyword: (text) => sql`(strpos(lower(subject_name), lower(${text})) > 0
    or strpos(lower(staff_name), lower(${text})) > 0)`,
});

export const routes: readonly Route[] = [
  answer(calls.selectPage, async ({ query: search, db }) => {
    const read = (query: Search) => {
      const { where, orderBy, total } = listed(query);
      return db
        .selectFrom('auditEntry')
        .selectAll()
        .select(total.as('total'))
        .where(where)
        .orderBy(orderBy)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
    };
    const { rows, total } = await listPage(read, search);
    const { page, limit } = search;
    return { rows: rows.map(toEntry), total, page, limit };
  }),
];

/** The call's schema checks what was stored as text. */
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
