import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface Reviewer {
  readonly id: string;
  readonly name: string;
}

/** Returns the staff members that a reviewers' case can be assigned to, by name. */
export function reviewers(db: Db): Promise<Reviewer[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where(sql<SqlBool>`'reviewer' = any (roles)`)
    .where('blockedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Returns the reviewer with this id, null for no reviewer; undefined if a case cannot be assigned to them. */
export function assigneeOf(able: readonly Reviewer[], staffId: string | null): Reviewer | null | undefined {
  return staffId === null ? null : able.find(({ id }) => id === staffId);
}

/** One of the staff as another one reads of them. */
export function colleagueOf(id: string | null, name: string | null, staffId: string) {
  return id === null || name === null ? null : { id, name, own: id === staffId };
}
