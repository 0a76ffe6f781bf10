import type { Db } from '../../database/db.ts';

export interface CarrierName {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** Returns carriers by their codes, in the order of their English names; a code without a carrier is left out. */
export async function carriersByCode(db: Db, codes: readonly string[]): Promise<Map<string, CarrierName>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('carrier')
    .select(['code', 'nameZh', 'nameEn'])
    .where('code', 'in', codes)
    .orderBy('nameEn')
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}
