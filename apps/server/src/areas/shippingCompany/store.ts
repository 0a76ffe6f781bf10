import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { carrierListing, carrierSailingListing } from '@fairway/gateway/contract/listings/carriers';
import type { CarrierDetail, CarrierRow, shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { carriersCalled, fold } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import {
  type DepartureRow,
  departureColumns,
  departureTables,
  isOf,
  leavesSoon,
  toDeparture,
} from '../encyclopedia/index.ts';

type Search = ListQuery<typeof carrierListing>;

/** Words that may be added to the name of a carrier. */
const genericWords = /\b(?:lines?|shipping|co|ltd|company)\b|船公司|公司|集团/giu;

const clausesOf = listSql(carrierListing, {
  sorts: { sailings: 'sailings', name: 'name_en' },
  ties: 'name_en, code',
  filters: {
    alliance: (value) => (value === 'none' ? sql`alliance is null` : sql`alliance = ${value}`),
  },
  keyword: (
    text,
  ) => sql`(${foundIn(text, 'name_en', 'name_zh')} or ${foundIn(text.replace(genericWords, ' '), 'name_en', 'name_zh')}
    or upper(${fold(text)}) = any (code || prefixes) or code = any (${carriersCalled(text)}))`,
});

const columns = sql.raw('code, name_zh, name_en, alliance, website, seat_zh, seat_en, prefixes');
/** Carriers, each with its departures in the days ahead. */
const counted = (now: Date) => sql`
  (select ${columns}, coalesce(counts.sailings, 0) as sailings
   from carrier left join (
     select carrier_code, count(*)::int as sailings from sailing where ${leavesSoon(now)} group by carrier_code
   ) as counts on counts.carrier_code = carrier.code) as counted`;

export async function carriersPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof shippingCompany.selectPage>> {
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = clausesOf(query);
    const { rows } = await sql<CarrierRow & { total: number }>`
      select *, ${total} as total from ${counted(now)} where ${where} order by ${orderBy} ${slice}`.execute(
      db,
    );
    return rows;
  };
  return pageOf(read, search, (row) => row);
}

/** Ships that the page of a carrier shows; the list of ships has all of them. */
const mostShips = 12;

/** Loads a carrier with everything on its page; undefined for an unknown code. */
export async function carrierDetail(db: Db, code: string, now: Date): Promise<CarrierDetail | undefined> {
  const [stored, ships, lanes] = await Promise.all([
    findCarrier(db, code, now),
    shipsOf(db, code, now),
    lanesOf(db, code, now),
  ]);
  if (!stored) return undefined;
  const { introZh, introEn, billPattern, bookingPattern, patternConfidence, contact, sample, ...carrier } =
    stored;
  const partners =
    carrier.alliance === null
      ? []
      : await db
          .selectFrom('carrier')
          .select(['code', 'nameZh', 'nameEn'])
          .where('alliance', '=', carrier.alliance)
          .where('code', '<>', code)
          .orderBy('nameEn')
          .execute();
  return {
    carrier,
    contact,
    introZh,
    introEn,
    billPattern,
    bookingPattern,
    patternConfidence,
    partners,
    ships,
    lanes,
    sample,
  };
}

type CarrierWithTexts = CarrierRow &
  Pick<
    CarrierDetail,
    'contact' | 'introZh' | 'introEn' | 'billPattern' | 'bookingPattern' | 'patternConfidence' | 'sample'
  >;

type Departures = Pick<CarrierWithTexts, 'sailings' | 'sample'>;

async function findCarrier(db: Db, code: string, now: Date): Promise<CarrierWithTexts | undefined> {
  const { rows } = await sql<Omit<CarrierWithTexts, keyof Departures>>`
    select ${columns}, intro_zh, intro_en, bill_pattern, booking_pattern, pattern_confidence,
      json_build_object('tracking', tracking, 'phone', phone, 'fax', fax, 'email', email, 'address', address) as contact
    from carrier where code = ${code}`.execute(db);
  const [carrier] = rows;
  return carrier && { ...carrier, ...(await departuresOf(db, code, now)) };
}

/** How many sailings of a carrier leave in the days ahead, and whether one is of the sample. */
async function departuresOf(db: Db, code: string, now: Date): Promise<Departures> {
  const { rows } = await sql<Departures>`
    select count(*)::int as sailings, coalesce(bool_or(sample), false) as sample
    from sailing where carrier_code = ${code} and ${leavesSoon(now)}`.execute(db);
  return rows[0] ?? { sailings: 0, sample: false };
}

async function shipsOf(db: Db, code: string, now: Date): Promise<CarrierDetail['ships']> {
  const { rows } = await sql<CarrierDetail['ships']['rows'][number] & { total: number }>`
    select imo, name, built, gross_tonnage, (count(*) over ())::int as total
    from vessel where ${isOf(code, now)}
    order by gross_tonnage desc nulls last, name, imo limit ${mostShips}`.execute(db);
  return { total: rows[0]?.total ?? 0, rows };
}

async function lanesOf(db: Db, code: string, now: Date): Promise<CarrierDetail['lanes']> {
  const { rows } = await sql<{
    originCode: string;
    originZh: string;
    originEn: string;
    destinationCode: string;
    destinationZh: string;
    destinationEn: string;
    sailings: number;
    fastest: number;
  }>`
    select origin.code as origin_code, origin.name_zh as origin_zh, origin.name_en as origin_en,
      destination.code as destination_code, destination.name_zh as destination_zh,
      destination.name_en as destination_en, sailings, fastest
    from (
      select sea_route_id, count(*)::int as sailings, min(transit_days)::int as fastest
      from sailing where carrier_code = ${code} and ${leavesSoon(now)}
      group by sea_route_id
    ) as lane
    join sea_route on sea_route.id = lane.sea_route_id
    join port as origin on origin.code = sea_route.origin
    join port as destination on destination.code = sea_route.destination
    order by sailings desc, origin.popularity desc, destination.popularity desc, origin.code, destination.code`.execute(
    db,
  );
  return rows.map((row) => ({
    origin: { code: row.originCode, nameZh: row.originZh, nameEn: row.originEn },
    destination: { code: row.destinationCode, nameZh: row.destinationZh, nameEn: row.destinationEn },
    sailings: row.sailings,
    fastest: row.fastest,
  }));
}

type SailingSearch = ListQuery<typeof carrierSailingListing> & { readonly code: string };

const askedSailings = listSql(carrierSailingListing, {
  sorts: { time: 'sailing.departure', transit: 'sailing.transit_days' },
  ties: 'sailing.departure, sailing.id',
  filters: {},
});

/** Departures of a carrier in the days ahead; none for a code that none has. */
export async function carrierDepartures(
  db: Db,
  search: SailingSearch,
  now: Date,
): Promise<DataOf<typeof shippingCompany.selectDepartures>> {
  const read = async (query: SailingSearch) => {
    const { orderBy, slice, total } = askedSailings(query);
    const { rows } = await sql<DepartureRow & { total: number }>`
      select ${departureColumns}, ${total} as total from ${departureTables}
      where sailing.carrier_code = ${query.code}
        and ${leavesSoon(now)}
      order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  return pageOf(read, search, toDeparture);
}
