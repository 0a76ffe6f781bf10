import type { Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DemurrageTariffTable } from './tables.ts';

/** Inserts tariffs of Maersk for 40' dry containers in Rotterdam, other columns as given. */
export async function addTariffs(
  db: Db,
  ...tariffs: readonly Partial<Insertable<DemurrageTariffTable>>[]
): Promise<void> {
  const usual: Insertable<DemurrageTariffTable> = {
    carrierCode: 'MAEU',
    port: 'NLRTM',
    direction: 'import',
    box: '40DRY',
    charge: 'combined',
    validFrom: '2026-01-01',
    validTo: null,
    freeDays: 7,
    freeDayCount: 'calendar',
    currency: 'EUR',
    bands: '8-12:60; 13-:90',
    sourceName: 'Local tariff',
    sourceLink: '',
    sourceDay: '2025-12-01',
    sample: false,
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    csvImportId: null,
  };
  await db
    .insertInto('demurrageTariff')
    .values(tariffs.map((tariff) => ({ ...usual, ...tariff })))
    .execute();
}
