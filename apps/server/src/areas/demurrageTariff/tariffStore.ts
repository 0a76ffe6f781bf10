import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { TariffDetails, TariffEntry, TariffKey } from './tariffLine.ts';
import { type KnownPlaces, tariffKey } from './tariffRules.ts';

/** Looks up all carriers and ports that lines name. */
export async function knownPlaces(db: Db, entries: readonly TariffEntry[]): Promise<KnownPlaces> {
  const carriers = [...new Set(entries.map(({ carrier }) => carrier))];
  const codes = [...new Set(entries.map(({ port }) => port))];
  const [carrierRows, portRows] = await Promise.all([
    sql<{ code: string }>`select code from carrier where code = any(${carriers}::text[])`.execute(db),
    sql<{ code: string; locode: string }>`
      select code, locode from port where code = any(${codes}::text[]) or locode = any(${codes}::text[])`.execute(
      db,
    ),
  ]);
  // A code of the trade comes before the same letters as another port's UN/LOCODE.
  const ports = new Map(portRows.rows.map(({ code, locode }) => [locode, code]));
  for (const { code } of portRows.rows) ports.set(code, code);
  return { carriers: new Set(carrierRows.rows.map(({ code }) => code)), ports };
}

/** A tariff in its stored form. */
export interface StoredTariff extends TariffKey, TariffDetails {
  readonly validFrom: string;
  readonly sample: boolean;
}

/** The stored tariffs of the carriers, ports, directions, containers and charges of lines, by `tariffKey`. */
export async function tariffsOf(
  db: Db,
  keys: readonly TariffKey[],
): Promise<ReadonlyMap<string, readonly StoredTariff[]>> {
  const column = (name: keyof TariffKey) => keys.map((key) => key[name]);
  const { rows } = await sql<StoredTariff>`
    select carrier_code as carrier, port, direction, box, charge, valid_from::text, valid_to::text, free_days,
      free_day_count, currency, bands, source_name, source_link, source_day::text, sample
    from demurrage_tariff
    join (
      select distinct * from unnest(${column('carrier')}::text[], ${column('port')}::text[],
        ${column('direction')}::text[], ${column('box')}::text[], ${column('charge')}::text[])
        as line (carrier_code, port, direction, box, charge)
    ) as line using (carrier_code, port, direction, box, charge)`.execute(db);
  return Map.groupBy(rows, tariffKey);
}

/** Removes tariffs that lines mark as wrong. */
export async function removeTariffs(db: Db, entries: readonly TariffEntry[]): Promise<void> {
  const column = (name: keyof TariffKey | 'validFrom') => entries.map((entry) => entry[name]);
  await sql`
    delete from demurrage_tariff
    using unnest(${column('carrier')}::text[], ${column('port')}::text[], ${column('direction')}::text[],
      ${column('box')}::text[], ${column('charge')}::text[], ${column('validFrom')}::date[])
      as line (carrier_code, port, direction, box, charge, valid_from)
    where (demurrage_tariff.carrier_code, demurrage_tariff.port, demurrage_tariff.direction, demurrage_tariff.box,
        demurrage_tariff.charge, demurrage_tariff.valid_from)
      = (line.carrier_code, line.port, line.direction, line.box, line.charge, line.valid_from)`.execute(db);
}
