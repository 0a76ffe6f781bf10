import type { DataOf } from '@fairway/gateway/contract/call';
import type { DemurrageTariffRow, demurrageTariff } from '@fairway/gateway/contract/demurrageTariff';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { demurrageTariffListing } from '@fairway/gateway/contract/listings/demurrageTariff';
import { chinaDay } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { routeIn } from '../../database/listTests.ts';
import { type TermsRow, termsColumns, toTerms } from './portTariffs.ts';
import { tariffKey } from './tariffRules.ts';

type Search = ListQuery<typeof demurrageTariffListing>;

interface Row extends TermsRow {
  readonly port: string;
  readonly direction: DemurrageTariffRow['direction'];
  readonly box: DemurrageTariffRow['box'];
  readonly portZh: string;
  readonly portEn: string;
  readonly csvImportId: string | null;
  readonly fileName: string | null;
  readonly total: number;
}

const keywordColumns = ['tariff.carrier_code', 'tariff.port', 'port.locode'].concat(
  ['carrier', 'port'].flatMap((table) => [`${table}.name_zh`, `${table}.name_en`]),
);

const listedOn = (today: string) =>
  listSql(demurrageTariffListing, {
    sorts: {
      port: 'tariff.port',
      carrier: 'tariff.carrier_code',
      freeDays: 'tariff.free_days',
      from: 'tariff.valid_from',
      to: 'tariff.valid_to',
      source: 'tariff.source_day',
    },
    ties: 'tariff.port, tariff.carrier_code, tariff.direction desc, tariff.box, tariff.charge, tariff.valid_from',
    filters: {
      state: (value) =>
        ({
          now: sql<boolean>`tariff.valid_from <= ${today}::date and coalesce(tariff.valid_to >= ${today}::date, true)`,
          coming: sql<boolean>`tariff.valid_from > ${today}::date`,
          ended: sql<boolean>`tariff.valid_to < ${today}::date`,
        })[value],
      direction: (value) => sql`tariff.direction = ${value}`,
      charge: (values) => sql`tariff.charge = any(${values}::text[])`,
      box: (values) => sql`tariff.box = any(${values}::text[])`,
      origin: (value) => sql`tariff.sample = ${value === 'sample'}`,
    },
    keyword: (text) => routeIn(text, ...keywordColumns),
  });

/** A page of the tariffs, by whether they are valid on this day in China. */
export async function tariffPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof demurrageTariff.selectPage>> {
  const listed = listedOn(chinaDay(now));
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = listed(query);
    const { rows } = await sql<Row>`
      select ${termsColumns}, tariff.port, tariff.direction, tariff.box, port.name_zh as port_zh,
        port.name_en as port_en, tariff.csv_import_id, csv_import.file_name, ${total} as total
      from demurrage_tariff as tariff
      join carrier on carrier.code = tariff.carrier_code
      join port on port.code = tariff.port
      left join csv_import on csv_import.id = tariff.csv_import_id
      where ${where} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  return pageOf(read, search, toRow);
}

function toRow(row: Row): DemurrageTariffRow {
  const { port, portZh, portEn, direction, box, carrier, charge, validFrom, csvImportId } = row;
  return {
    key: `${tariffKey({ carrier, port, direction, box, charge })} ${validFrom}`,
    carrier: { code: carrier, nameZh: row.carrierZh, nameEn: row.carrierEn },
    port: { code: port, nameZh: portZh, nameEn: portEn },
    direction,
    box,
    ...toTerms(row),
    file: csvImportId === null ? null : { id: csvImportId, name: row.fileName ?? '' },
  };
}
