import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** Ranks ports by the sailings that call there, counted over all that are stored, and updates the planner's statistics. */
export async function countCalls(db: Db): Promise<void> {
  await sql`analyze sailing`.execute(db);
  await sql`
    update port set popularity = calls.number
    from (
      select port.code, count(call.code)::int as number
      from port
      left join (
        sailing
        join sea_route on sea_route.id = sailing.sea_route_id
        cross join lateral (values (origin), (destination), (transit_port)) as call (code)
      ) on call.code = port.code
      group by port.code
    ) as calls
    where port.code = calls.code and port.popularity <> calls.number`.execute(db);
}
