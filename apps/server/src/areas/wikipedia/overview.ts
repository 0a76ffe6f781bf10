import type { DataOf } from '@fairway/gateway/contract/call';
import type { wikipedia } from '@fairway/gateway/contract/wikipedia';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { leavesSoon } from '../encyclopedia/index.ts';

type Overview = DataOf<typeof wikipedia.selectOverview>;

/** The number of entries of each kind on the first page. */
const most = 8;

export async function overview(db: Db, now: Date): Promise<Overview> {
  const [counts, ports, carriers, ships, regulations] = await Promise.all([
    countsOf(db),
    busiestPorts(db, now),
    busiestCarriers(db, now),
    nextShips(db, now),
    db
      .selectFrom('regulation')
      .select(['slug', 'titleZh', 'titleEn'])
      .orderBy('position')
      .limit(most)
      .execute(),
  ]);
  return { counts, ports, carriers, ships: ships.rows, regulations, sample: ships.sample };
}

async function countsOf(db: Db): Promise<Overview['counts']> {
  const { rows } = await sql<Overview['counts']>`select
    (select count(*)::int from port where container_port) as ports,
    (select count(*)::int from carrier) as carriers,
    (select count(*)::int from vessel) as ships,
    (select count(*)::int from regulation) as regulations,
    (select count(*)::int from regulation_part where kind = 'article') as articles,
    (select count(*)::int from hs_item where level <> 'section') as hs_codes`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Counting answers with one row.');
  return counts;
}

async function busiestPorts(db: Db, now: Date): Promise<Overview['ports']> {
  const { rows } = await sql<Overview['ports'][number]>`
    select port.code, port.name_zh, port.name_en, count(*)::int as sailings
    from sailing join sea_route on sea_route.id = sailing.sea_route_id join port on port.code = sea_route.origin
    where container_port and ${leavesSoon(now)}
    group by port.code order by sailings desc, port.code limit ${most}`.execute(db);
  return rows;
}

async function busiestCarriers(db: Db, now: Date): Promise<Overview['carriers']> {
  const { rows } = await sql<Overview['carriers'][number]>`
    select carrier.code, carrier.name_zh, carrier.name_en, count(*)::int as sailings
    from sailing join carrier on carrier.code = sailing.carrier_code
    where ${leavesSoon(now)}
    group by carrier.code order by sailings desc, carrier.code limit ${most}`.execute(db);
  return rows;
}

async function nextShips(db: Db, now: Date) {
  const { rows } = await sql<{ imo: string; name: string; sample: boolean }>`
    select vessel.imo, vessel.name, bool_or(sailing.sample) as sample
    from sailing join vessel on vessel.imo = sailing.vessel_imo
    where ${leavesSoon(now)}
    group by vessel.imo order by min(departure), vessel.imo limit ${most}`.execute(db);
  return { rows: rows.map(({ imo, name }) => ({ imo, name })), sample: rows.some(({ sample }) => sample) };
}
