import type { DataOf } from '@fairway/gateway/contract/call';
import type { PortBrief } from '@fairway/gateway/contract/harbour';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { vesselListing } from '@fairway/gateway/contract/listings/vessels';
import type { ship, VesselDetail, VesselRow } from '@fairway/gateway/contract/ship';
import { dayMs, foldedWords, foldShip, shipNameIn } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { mayHold } from '../../database/textIndex.ts';
import { isOf } from '../encyclopedia/index.ts';
import { filterValues } from './filterValues.ts';
import { vesselsSpelledLike } from './spelledLike.ts';

type Search = ListQuery<typeof vesselListing>;
type Test = RawBuilder<SqlBool>;

const tonnages: Readonly<Record<string, Test>> = {
  small: sql`gross_tonnage < 10000`,
  medium: sql`gross_tonnage >= 10000 and gross_tonnage < 50000`,
  large: sql`gross_tonnage >= 50000 and gross_tonnage < 100000`,
  huge: sql`gross_tonnage >= 100000`,
};
const decades: Readonly<Record<string, Test>> = {
  before1990: sql`built < 1990`,
  '1990s': sql`built >= 1990 and built < 2000`,
  '2000s': sql`built >= 2000 and built < 2010`,
  '2010s': sql`built >= 2010 and built < 2020`,
  '2020s': sql`built >= 2020`,
};
const none: Test = sql`false`;

const clausesOf = (now: Date) =>
  listSql(vesselListing, {
    sorts: { name: 'name', tonnage: 'gross_tonnage', built: 'built' },
    ties: 'name, imo',
    filters: {
      type: (value) => sql`type = ${value}`,
      flag: (value) => sql`flag = ${value}`,
      carrier: (value) => isOf(value, now),
      tonnage: (value) => tonnages[value] ?? none,
      built: (value) => decades[value] ?? none,
    },
    keyword: (text) => {
      const words = foldedWords(shipNameIn(text));
      if (words.length === 0) return none;
      // In this order: "red sea" is not SEATRADE RED.
      const inOrder = `%${withShortWords(words)
        .map((word) => word.replace(/[\\%_]/g, '\\$&'))
        .join('%')}%`;
      const byName = sql<SqlBool>`(${mayHold('folded', words)} and folded like ${inOrder})`;
      const typed = words.join('');
      return /^\d{3,7}$/.test(typed) ? sql`(${byName} or imo like ${`${typed}%`})` : byName;
    },
  });

/** Words with the one or two letters after them, which are a beginning or a number: "ever a", "sitc 9". */
function withShortWords(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (const word of words) {
    const last = word.length > 2 ? undefined : parts.pop();
    parts.push(last === undefined ? word : last + word);
  }
  return parts;
}

const columns = sql.raw('imo, name, type, flag, flag_zh, flag_en, built, gross_tonnage, nominal_teu');

type CountedVessel = VesselRow & { readonly total: number };

/**
 * Returns one page of ships, all or those with some numbers, and their total number; names that begin with the typed text
 * are first.
 */
export function pageQuery(search: Search, now: Date, numbers?: readonly string[]): RawBuilder<CountedVessel> {
  const { where, orderBy, slice, total } = clausesOf(now)(search);
  const typed = foldShip(search.keyword);
  const first =
    search.sort === 'name' && typed !== '' ? sql`starts_with(folded, ${typed}) desc, ` : sql.raw('');
  const among = numbers ? sql`imo = any(${numbers}) and ` : sql.raw('');
  return sql`select ${columns}, ${total} as total from vessel where ${among}${where} order by ${first}${orderBy} ${slice}`;
}

export async function vesselsPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof ship.selectPage>> {
  const [page, values] = await Promise.all([
    matchingVessels(db, search, now, 'parts'),
    filterValues(db, now),
  ]);
  return { ...page, ...values };
}

/** A page of the vessels with a name, else of those whose whole name, or a part of it, is spelled like it. */
export async function matchingVessels(db: Db, search: Search, now: Date, names: 'whole' | 'parts') {
  const read = async (query: Search) => (await pageQuery(query, now).execute(db)).rows;
  const page = await pageOf(read, search, (row) => row);
  if (page.total > 0) return { ...page, nearest: false };
  const numbers = await vesselsSpelledLike(db, search.keyword, names);
  if (numbers.length === 0) return { ...page, nearest: false };
  // The other filters of the search may leave none of them.
  const readClosest = async (query: Search) =>
    (await pageQuery({ ...query, keyword: '' }, now, numbers).execute(db)).rows;
  const closest = await pageOf(readClosest, search, (row) => row);
  return { ...closest, nearest: closest.total > 0 };
}

/** A ship with its particulars and voyages; undefined for a number that is not in the registry. */
export async function vesselDetail(db: Db, imo: string, now: Date): Promise<VesselDetail | undefined> {
  const [vessel, calls] = await Promise.all([findVessel(db, imo), callsOf(db, imo, now)]);
  if (!vessel) return undefined;
  const { statedType, callSign, netTonnage, deadweight, length, width, maxDraft } = vessel;
  const carrier = (code: string | null, nameZh: string | null, nameEn: string | null) =>
    code === null ? null : { code, nameZh: nameZh ?? '', nameEn: nameEn ?? '' };
  return {
    vessel,
    statedType,
    operator: carrier(vessel.operator, vessel.operatorZh, vessel.operatorEn),
    namedAfter: carrier(vessel.namedAfter, vessel.namedZh, vessel.namedEn),
    callSign,
    netTonnage,
    deadweight,
    length,
    width,
    maxDraft,
    voyages: voyagesOf(calls, now),
    sample: calls.some(({ sample }) => sample),
  };
}

function findVessel(db: Db, imo: string) {
  return db
    .selectFrom('vessel')
    .leftJoin('carrier as operator', 'operator.code', 'vessel.operator')
    .leftJoin('carrier as named', 'named.code', 'vessel.namedAfter')
    .selectAll('vessel')
    .select([
      'operator.nameZh as operatorZh',
      'operator.nameEn as operatorEn',
      'named.nameZh as namedZh',
      'named.nameEn as namedEn',
    ])
    .where('imo', '=', imo)
    .executeTakeFirst();
}

interface CallRow {
  readonly voyage: string;
  readonly carrierCode: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly zone: string;
  readonly kind: 'departure' | 'arrival';
  readonly time: Date;
  readonly sample: boolean;
}

/** A voyage that began so long ago may still be under way. */
const longestVoyage = 60 * dayMs;
const farthestAhead = 60 * dayMs;
const mostVoyages = 6;

/** Calls of a ship, in order. Boxes that change ship arrive on another one: their ends are no call of this one. */
async function callsOf(db: Db, imo: string, now: Date): Promise<readonly CallRow[]> {
  const from = new Date(now.getTime() - longestVoyage);
  const until = new Date(now.getTime() + farthestAhead);
  const { rows } = await sql<CallRow>`
    select distinct on (voyage, kind, code) voyage, carrier_code, carrier.name_zh as carrier_zh,
      carrier.name_en as carrier_en, port.code, port.name_zh, port.name_en, port.zone, kind, time, sample
    from (
      select sailing.voyage, sailing.sample, sailing.transit_port, ship.operator, sailing.carrier_code as seller,
        coalesce(ship.operator, sailing.carrier_code) as carrier_code, end_of.*
      from sailing
      join vessel as ship on ship.imo = sailing.vessel_imo
      join sea_route on sea_route.id = sailing.sea_route_id
      cross join lateral (values
        (sea_route.origin, 'departure', sailing.departure), (sea_route.destination, 'arrival', sailing.arrival)
      ) as end_of (port_code, kind, time)
      where sailing.vessel_imo = ${imo} and sailing.departure >= ${from} and sailing.departure < ${until}
        and (kind = 'departure' or sailing.transit_port is null)
    ) as calls
    join port on port.code = calls.port_code
    join carrier on carrier.code = calls.carrier_code
    order by voyage, kind, code, time`.execute(db);
  return rows.filter(({ time }) => time <= until).sort((a, b) => Number(a.time) - Number(b.time));
}

/** Those that are not over yet first of all; of those that are, the latest, as far as there is room. */
function voyagesOf(calls: readonly CallRow[], now: Date): VesselDetail['voyages'] {
  const byVoyage = [...Map.groupBy(calls, ({ voyage }) => voyage)];
  const over = byVoyage.filter(([, ofVoyage]) => ofVoyage.every(({ time }) => time < now));
  const lasting = byVoyage.filter((each) => !over.includes(each)).slice(0, mostVoyages);
  const room = mostVoyages - lasting.length;
  const visibleVoyages = [...(room > 0 ? over.slice(-room) : []), ...lasting];
  return visibleVoyages.flatMap(([voyage, [first, ...others]]) => {
    if (!first) return [];
    const carrier = { code: first.carrierCode, nameZh: first.carrierZh, nameEn: first.carrierEn };
    return [{ voyage, carrier, calls: [first, ...others].map(toCall) }];
  });
}

function toCall({ code, nameZh, nameEn, zone, kind, time }: CallRow) {
  const port: PortBrief = { code, nameZh, nameEn };
  return { port, kind, time: { at: time.toISOString(), zone } };
}
