import { type CompanyLogEntry, companyFramework } from '@fairway/gateway/contract/companyFramework';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { companyLogListing } from '@fairway/gateway/contract/listings/companyLog';
import { type Selectable, sql } from 'kysely';
import { listPage, listSql } from '../../database/listPage.ts';
import { answer, type Route } from '../../http/answer.ts';
import type { CompanyLogTable } from './tables.ts';

type Search = ListQuery<typeof companyLogListing>;

const listed = listSql(companyLogListing, {
  sorts: { at: 'at' },
  ties: 'id desc',
  filters: { about: (value) => sql`about = ${value}` },
  // Not `like`: what was typed is no pattern.
  keyword: (text) => sql`(strpos(lower(subject_name), lower(${text})) > 0
    or strpos(lower(by_name), lower(${text})) > 0)`,
});

export const routes: readonly Route[] = [
  answer(companyFramework.selectLog, async ({ query: search, db, caller }) => {
    const read = (query: Search) => {
      const { where, orderBy, total } = listed(query);
      return db
        .selectFrom('companyLog')
        .selectAll()
        .select(total.as('total'))
        .where('tenantId', '=', caller.tenantId)
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
