import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** Ranks ports by the sailings that call there, counted over all that are stored, and updates the planner's statistics. */
export async function countCalls(db: Db): Promise<void> {
  await sql`analyze sailing`.execute(db);
  // Counted first: Citus does not update a reference table from a distributed one.
  const { rows } = await sql<{ code: string; calls: number }>`
    select call.code, count(*)::int as calls
    from sailing join sea_route on sea_route.id = sailing.sea_route_id
    cross join lateral (values (origin), (destination), (transit_port)) as call (code)
    where call.code is not null
    group by call.code`.execute(db);
  await sql`
    update port set popularity = ranked.calls
    from (
      select port.code, coalesce(counted.calls, 0) as calls
      from port left join unnest(${rows.map(({ code }) => code)}::text[], ${rows.map(({ calls }) => calls)}::int[])
        as counted (code, calls) on counted.code = port.code
    ) as ranked
    where port.code = ranked.code and port.popularity <> ranked.calls`.execute(db);
}
