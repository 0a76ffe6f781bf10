import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Everybody who may be given a case of the reviewers, by name. */
export function reviewers(db: Db): Promise<{ id: string; name: string }[]> {
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
