import { type CompanyLogEntry, companyFramework } from '@fairway/gateway/contract/companyFramework';
import { companyLogListing } from '@fairway/gateway/contract/listings/companyLog';
import { type Selectable, sql } from 'kysely';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import { type Route, read } from '../../http/answer.ts';
import type { CompanyLogTable } from './tables.ts';

const listed = listSql(companyLogListing, {
  sorts: { at: 'at' },
  ties: 'id desc',
  filters: { about: (value) => sql`about = ${value}` },
  keyword: (text) => foundIn(text, 'subject_name', 'by_name'),
});

export const routes: readonly Route[] = [
  read(companyFramework.selectLog, ({ query: search, db, caller }) =>
    selectPage(
      db.selectFrom('companyLog').selectAll().where('tenantId', '=', caller.tenantId),
      listed,
      search,
      toEntry,
    ),
  ),
];

function toEntry(row: Selectable<CompanyLogTable>): CompanyLogEntry {
  const { id, at, byName, action, about, subjectName, fromText, toText } = row;
  return {
    id,
    at: at.toISOString(),
    by: byName,
    action,
    about,
    name: subjectName,
    from: fromText,
    to: toText,
  };
}
