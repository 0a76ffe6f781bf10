import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { recordVersions } from '../../sailingHistory/index.ts';
import { countCalls } from './countCalls.ts';

/** Sailings that are restored together. */
const batch = 5000;

/** Stores the values of sailings before an import writes them; null for new ones. */
export async function storeFormer(db: Db, importId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Read first: Citus does not write a table of the coordinator from a distributed one.
  const { rows } = await sql<{ id: string; former: string }>`
    select id, to_jsonb(sailing)::text as former from sailing where id = any(${ids}::uuid[])`.execute(db);
  const formerOf = new Map(rows.map(({ id, former }) => [id, former]));
  await sql`
    insert into csv_import_former (import_id, sailing_id, former)
    select ${importId}::uuid, id, former
    from unnest(${ids}::uuid[], ${ids.map((id) => formerOf.get(id) ?? null)}::jsonb[]) as written (id, former)
    on conflict do nothing`.execute(db);
}

/**
 * Restores the former values of an import's sailings, each with a version in its history. `overwritten` where a later
 * import wrote one of them, or added again what this one cancelled; nothing is written then.
 */
export async function undoSailings(
  transaction: Db,
  importId: string,
  now: Date,
): Promise<'undone' | 'overwritten'> {
  if (await isOverwritten(transaction, importId)) return 'overwritten';
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await transaction
      .selectFrom('csvImportFormer')
      .select('sailingId')
      .where('importId', '=', importId)
      .where('sailingId', '>', last)
      .orderBy('sailingId')
      .limit(batch)
      .execute();
    const ids = rows.map(({ sailingId }) => sailingId);
    const end = ids.at(-1);
    if (end === undefined) break;
    last = end;
    await restore(transaction, importId, ids, now);
  }
  await countCalls(transaction);
  return 'undone';
}

async function isOverwritten(db: Db, importId: string): Promise<boolean> {
  const later = await sql`
    select from csv_import_former as own
    where own.import_id = ${importId}::uuid and exists (
      select from csv_import_former as later
      where later.sailing_id = own.sailing_id and later.number > own.number
    )
    limit 1`.execute(db);
  if (later.rows.length > 0) return true;
  const added = await sql`
    with own as materialized (
      select sailing_id, (former ->> 'sea_route_id')::uuid as sea_route_id, former ->> 'carrier_code' as carrier_code,
        former ->> 'vessel_name' as vessel_name, former ->> 'voyage' as voyage,
        (former ->> 'departure')::timestamptz as departure
      from csv_import_former where import_id = ${importId}::uuid and former is not null
    )
    select from own
    join sailing using (sea_route_id, carrier_code, vessel_name, voyage, departure)
    where sailing.id <> own.sailing_id
    limit 1`.execute(db);
  return added.rows.length > 0;
}

async function restore(db: Db, importId: string, ids: readonly string[], now: Date): Promise<void> {
  const sailings = () => db.selectFrom('sailing').selectAll().where('id', 'in', ids).execute();
  const importedSailings = new Map((await sailings()).map((sailing) => [sailing.id, sailing]));
  await db.deleteFrom('sailing').where('id', 'in', ids).execute();
  await sql`
    insert into sailing
    select restored.* from csv_import_former,
      lateral jsonb_populate_record(null::sailing, former) as restored
    where import_id = ${importId}::uuid and sailing_id = any(${ids}::uuid[]) and former is not null`.execute(
    db,
  );
  const restored = new Map((await sailings()).map((sailing) => [sailing.id, sailing]));
  const changes = ids.map((id) => {
    const after = restored.get(id);
    // A real sailing must not get a version from an invented one.
    return { before: importedSailings.get(id) ?? null, after: after && !after.sample ? after : null };
  });
  await recordVersions(db, changes, { recordedAt: now, csvImportId: importId, sample: false });
}
