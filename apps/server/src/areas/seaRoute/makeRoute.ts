import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';

/**
 * Creates the route between two known ports if it is missing, last of its trade group and not on sale; returns its id.
 */
export async function makeRoute(
  db: Db,
  { origin, destination }: { readonly origin: string; readonly destination: string },
): Promise<string> {
  await sql`
    insert into sea_route (id, origin, destination, group_code, position, reference_rank, on_sale, sample)
    select ${uuidv7()}::uuid, ${origin}, code, group_code,
      (select coalesce(max(position), 0) + 1 from sea_route where sea_route.group_code = port.group_code),
      null, false, false
    from port where code = ${destination}
    on conflict (origin, destination) do nothing`.execute(db);
  const { id } = await db
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .executeTakeFirstOrThrow();
  return id;
}
