import type { PortTariffs, PublishedTerms } from '@fairway/gateway/contract/demurrageTariff';
import { type DemurrageBox, type DemurrageDirection, readBands } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** A stored tariff with its carrier. Days are `2026-12-01`. */
export interface TermsRow {
  readonly carrier: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
  readonly charge: PublishedTerms['charge'];
  readonly freeDays: number;
  readonly freeDayCount: PublishedTerms['count'];
  readonly currency: PublishedTerms['currency'];
  readonly bands: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly sourceName: string;
  readonly sourceLink: string;
  readonly sourceDay: string;
  readonly sample: boolean;
}

/** The columns of a `TermsRow`, of `demurrage_tariff as tariff` joined with its carrier. */
export const termsColumns: RawBuilder<unknown> = sql`
  tariff.carrier_code as carrier, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en, tariff.charge,
  tariff.free_days, tariff.free_day_count, tariff.currency, tariff.bands, tariff.valid_from::text as valid_from,
  tariff.valid_to::text as valid_to, tariff.source_name, tariff.source_link, tariff.source_day::text as source_day,
  tariff.sample`;

/** A stored tariff as calls carry it. */
export function toTerms(row: TermsRow): PublishedTerms {
  const bands = readBands(row.bands, row.freeDays);
  if (typeof bands === 'string') throw new Error(`A stored tariff has bad bands: ${bands}`);
  return {
    charge: row.charge,
    freeDays: row.freeDays,
    count: row.freeDayCount,
    currency: row.currency,
    bands: [...bands],
    validFrom: row.validFrom,
    validTo: row.validTo,
    source: { name: row.sourceName, link: row.sourceLink, day: row.sourceDay },
    sample: row.sample,
  };
}

export interface TariffQuery {
  readonly port: string;
  readonly direction: DemurrageDirection;
  readonly box: DemurrageBox;
  readonly day: string;
  /** One carrier's tariffs only. */
  readonly carrier?: string;
}

/** The tariffs of all carriers, or of one, at a port on a day, and the charges whose tariffs leave the day out. */
export async function portTariffs(
  db: Db,
  { port, direction, box, day, carrier }: TariffQuery,
): Promise<Pick<PortTariffs, 'carriers' | 'gaps'>> {
  const { rows } = await sql<TermsRow>`
    select ${termsColumns}
    from demurrage_tariff as tariff
    join carrier on carrier.code = tariff.carrier_code
    where tariff.port = ${port} and tariff.direction = ${direction} and tariff.box = ${box}
      and ${carrier === undefined ? sql`true` : sql`tariff.carrier_code = ${carrier}`}
    order by carrier.name_en, tariff.charge, tariff.valid_from`.execute(db);
  const perCarrier = [...Map.groupBy(rows, ({ carrier }) => carrier).values()];
  const carriers: PortTariffs['carriers'] = [];
  const gaps: PortTariffs['gaps'] = [];
  for (const tariffs of perCarrier) {
    const [first] = tariffs;
    if (!first) continue;
    const carrier = { code: first.carrier, nameZh: first.carrierZh, nameEn: first.carrierEn };
    const terms = validOn(tariffs, day);
    if (terms.length > 0) carriers.push({ carrier, terms: terms.map(toTerms) });
    const validCharges = new Set(terms.map(({ charge }) => charge));
    for (const [charge, periods] of Map.groupBy(tariffs, (each) => each.charge)) {
      if (!validCharges.has(charge)) gaps.push({ carrier, charge, ...gapAround(periods, day) });
    }
  }
  return { carriers, gaps };
}

/** The tariff of each charge that is valid on a day; an imported one comes before the sample. */
export function validOn<Tariff extends TermsRow>(tariffs: readonly Tariff[], day: string): Tariff[] {
  const byCharge = new Map<string, Tariff>();
  for (const tariff of tariffs) {
    const valid = tariff.validFrom <= day && (tariff.validTo === null || day <= tariff.validTo);
    const other = byCharge.get(tariff.charge);
    if (valid && (!other || other.sample)) byCharge.set(tariff.charge, tariff);
  }
  return [...byCharge.values()];
}

function gapAround(periods: readonly TermsRow[], day: string) {
  const ends = periods.flatMap(({ validTo }) => (validTo !== null && validTo < day ? [validTo] : []));
  const starts = periods.flatMap(({ validFrom }) => (validFrom > day ? [validFrom] : []));
  return { endedOn: ends.toSorted().at(-1) ?? null, beginsOn: starts.toSorted()[0] ?? null };
}
