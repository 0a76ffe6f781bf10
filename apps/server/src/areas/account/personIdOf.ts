import { type RawBuilder, sql } from 'kysely';

/** The id of the person behind an account, as a subquery of one tenant. */
export function personIdOf(tenantId: string, accountId: string): RawBuilder<string> {
  return sql<string>`(select person_id from account where tenant_id = ${tenantId} and id = ${accountId})`;
}
