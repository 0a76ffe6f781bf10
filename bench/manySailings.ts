import { randomUUID } from 'node:crypto';
import { accountType, memberStatus, rightsOf } from '@fairway/trade';
import type { Search } from '../apps/server/src/areas/freight/search/searchStore.ts';
import type { Member } from '../apps/server/src/http/caller.ts';
import { chance, oneOf } from '../apps/server/src/sample/random.ts';
import type { Pool } from './filled.ts';

/** A member who may see prices. */
export const member: Member = {
  kind: 'member',
  ...{ accountId: randomUUID(), tenantId: randomUUID(), sessionId: randomUUID(), keyId: 'bench' },
  accountType: accountType.personal,
  rights: rightsOf({ accountType: accountType.personal, memberStatus: memberStatus.normal }),
};

/** Repeats the sample in the same weeks until there are `sailings`: more rows a week than any route has. */
export async function addSailings(pool: Pool, sailings: number): Promise<void> {
  const { rows } = await pool.query<{ count: number; columns: string }>(`
    select (select count(*)::int from sailing) as count, string_agg(attname, ', ' order by attnum) as columns
    from pg_attribute where attrelid = 'sailing'::regclass and attnum > 0 and attname <> 'id'`);
  const { count = 1, columns = '' } = rows[0] ?? {};
  await pool.query('create table sample as select * from sailing order by sea_route_id, week, departure');
  for (let left = sailings - count; left > 0; left -= count) {
    await pool.query(
      `insert into sailing (id, ${columns}) select gen_random_uuid(), ${columns} from sample limit $1`,
      [Math.min(left, count)],
    );
  }
  await pool.query('vacuum analyze sailing');
}

/** Searches over all routes and weeks that have sailings, with every sort, filter and page. */
export async function randomSearches(pool: Pool, queries: number): Promise<Search[]> {
  const { rows } = await pool.query<{ origin: string; destination: string; week: number }>(`
    select distinct origin, destination, week from sailing join sea_route on sea_route.id = sea_route_id
    order by 1, 2, 3`);
  return Array.from({ length: queries }, (_, index) => ({
    ...oneOf(rows, `lane ${index}`),
    sort: oneOf(['departure', 'transit', '20GP', '40GP', '40HQ'] as const, `sort ${index}`),
    order: oneOf(['asc', 'desc'] as const, `order ${index}`),
    routing: oneOf(['all', 'all', 'direct', 'transfer'] as const, `routing ${index}`),
    page: 1 + Math.floor(3 * chance(`page ${index}`) ** 2),
    limit: oneOf([10, 20, 50], `limit ${index}`),
  }));
}
