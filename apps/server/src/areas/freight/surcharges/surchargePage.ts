import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { surchargeListing } from '@fairway/gateway/contract/listings/surcharges';
import type { KeptSurcharge, surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { chinaDay } from '@fairway/trade';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listSql, pageOf } from '../../../database/listPage.ts';
import { routeIn } from '../../../database/listTests.ts';
import { boxPrices } from '../rules.ts';
import type { SurchargeRateTable } from '../tables.ts';

const ports = ['loading', 'discharge'].flatMap((port) =>
  ['code', 'locode', 'name_zh', 'name_en'].map((column) => `${port}.${column}`),
);
const names = ['carrier', 'rate', 'surcharge'].flatMap((named) => [`${named}.name_zh`, `${named}.name_en`]);
const foundBy = ['rate.carrier_code', 'rate.code', ...names, ...ports];

type Search = ListQuery<typeof surchargeListing>;

interface Row extends Selectable<SurchargeRateTable> {
  readonly saidZh: string;
  readonly saidEn: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly replacedFrom: string | null;
  readonly carrierZh: string;
  readonly carrierEn: string;
  readonly originZh: string | null;
  readonly originEn: string | null;
  readonly destinationZh: string | null;
  readonly destinationEn: string | null;
  readonly fileName: string | null;
}

/** Another amount of the same charge that takes precedence, by the rules of `narrowest`. */
const instead = sql`other.carrier_code = rate.carrier_code and other.origin = rate.origin
  and other.destination = rate.destination and other.code = rate.code
  and (other.sample < rate.sample or other.sample = rate.sample and other.valid_from > rate.valid_from)`;

/** Surcharges with their search columns; tables that a query does not use are not joined. */
const tables = sql`surcharge_rate as rate
  left join carrier on carrier.code = rate.carrier_code
  left join surcharge on surcharge.code = rate.code
  left join port as loading on loading.code = rate.origin
  left join port as discharge on discharge.code = rate.destination`;

/** Whether a surcharge holds on a day by its own days. */
const holds = (rate: string, day: string) =>
  sql`${day}::date between ${sql.ref(`${rate}.valid_from`)} and coalesce(${sql.ref(`${rate}.valid_to`)}, 'infinity')`;

/** A day on which another amount replaces the surcharge. */
const givesWay = (day: string) =>
  sql`exists (select from surcharge_rate as other where ${instead} and ${holds('other', day)})`;

const listedOn = (today: string) =>
  listSql(surchargeListing, {
    sorts: {
      lane: "(rate.origin || ' ' || rate.destination)",
      carrier: 'rate.carrier_code',
      charge: 'rate.code',
      from: 'rate.valid_from',
      to: 'rate.valid_to',
    },
    ties: 'rate.origin, rate.destination, rate.carrier_code, rate.code, rate.valid_from',
    filters: {
      state: (value) =>
        ({
          now: sql<boolean>`${holds('rate', today)} and not ${givesWay(today)}`,
          coming: sql<boolean>`rate.valid_from > ${today}::date`,
          ended: sql<boolean>`rate.valid_from <= ${today}::date
            and (rate.valid_to < ${today}::date or ${givesWay(today)})`,
        })[value],
      side: (values) => sql`rate.side = any(${values}::text[])`,
      basis: (values) => sql`rate.basis = any(${values}::text[])`,
      source: (value) => sql`rate.sample = ${value === 'sample'}`,
    },
    keyword: (text) => routeIn(text, ...foundBy),
  });

/** A page of the surcharges, by whether they are charged on this day in China. */
export async function keptSurcharges(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof surchargeDesk.selectPage>> {
  const today = chinaDay(now);
  const listed = listedOn(today);
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = listed(query);
    // Keys are sorted alone, and all else is looked up for the rows of the page.
    const { rows } = await sql<Row & { total: number }>`
      select rate.*, place.total, rate.valid_from::text as first_day, rate.valid_to::text as last_day,
        coalesce(nullif(rate.name_zh, ''), surcharge.name_zh, rate.code) as said_zh,
        coalesce(nullif(rate.name_en, ''), surcharge.name_en, rate.code) as said_en,
        carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
        loading.name_zh as origin_zh, loading.name_en as origin_en,
        discharge.name_zh as destination_zh, discharge.name_en as destination_en,
        csv_import.file_name,
        (
          select min(greatest(other.valid_from, rate.valid_from))::text from surcharge_rate as other
          where ${instead} and other.valid_from <= coalesce(rate.valid_to, 'infinity')
            and rate.valid_from <= coalesce(other.valid_to, 'infinity')
        ) as replaced_from
      from (
        select rate.carrier_code, rate.origin, rate.destination, rate.code, rate.valid_from,
          ${total} as total, row_number() over (order by ${orderBy}) as at
        from ${tables} where ${where} order by at ${slice}
      ) as place
      join (${tables}) on (rate.carrier_code, rate.origin, rate.destination, rate.code, rate.valid_from)
        = (place.carrier_code, place.origin, place.destination, place.code, place.valid_from)
      left join csv_import on csv_import.id = rate.csv_import_id
      order by place.at`.execute(db);
    return rows;
  };
  return pageOf(read, search, toKept);
}

function toKept(row: Row): KeptSurcharge {
  const { carrierCode, origin, destination, code, currency, basisPoints, firstDay, csvImportId } = row;
  const amounts = { gp20: row.amountGp20, gp40: row.amountGp40, hq40: row.amountHq40 };
  const none = { '20GP': null, '40GP': null, '40HQ': null };
  return {
    key: `${carrierCode} ${origin || '*'} ${destination || '*'} ${code} ${firstDay}`,
    carrier: { code: carrierCode, nameZh: row.carrierZh, nameEn: row.carrierEn },
    origin: origin === '' ? null : port(origin, row.originZh, row.originEn),
    destination: destination === '' ? null : port(destination, row.destinationZh, row.destinationEn),
    code,
    nameZh: row.saidZh,
    nameEn: row.saidEn,
    basis: row.basis,
    side: row.side,
    payable: row.payable,
    amounts: currency === null ? none : boxPrices(amounts, currency),
    percent: basisPoints === null ? null : basisPoints / 100,
    way: row.way,
    validFrom: firstDay,
    validTo: row.lastDay,
    replacedFrom: row.replacedFrom,
    sample: row.sample,
    file: csvImportId === null ? null : { id: csvImportId, name: row.fileName ?? '' },
  };
}

const port = (code: string, nameZh: string | null, nameEn: string | null) => ({
  code,
  nameZh: nameZh ?? code,
  nameEn: nameEn ?? code,
});
