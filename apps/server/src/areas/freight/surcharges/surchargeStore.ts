import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { SurchargeEntry } from './surchargeLine.ts';
import type { KnownCharges, ListedCode, SurchargeTerms } from './surchargeRules.ts';

/** Looks up everything that lines name, at once. */
export async function knownCharges(db: Db, entries: readonly SurchargeEntry[]): Promise<KnownCharges> {
  const carriers = entries.map(({ carrier }) => carrier);
  const ends = entries.flatMap(({ origin, destination }) => [origin, destination]);
  const codes = entries.map(({ code }) => code);
  const [sellers, ports, listed] = await Promise.all([
    sql<{ code: string }>`select code from carrier where code = any(${carriers}::text[])`.execute(db),
    sql<{ code: string }>`select code from port where code = any(${ends}::text[])`.execute(db),
    sql<ListedCode & { code: string }>`
      select code, name_zh, name_en, basis, side from surcharge where code = any(${codes}::text[])`.execute(
      db,
    ),
  ]);
  return {
    carriers: new Set(sellers.rows.map(({ code }) => code)),
    ports: new Set(ports.rows.map(({ code }) => code)),
    codes: new Map(listed.rows.map((each) => [each.code, each])),
  };
}

/** The stored state of the surcharge that a line is about. */
export interface RecordedCharge {
  readonly terms: (SurchargeTerms & { readonly sample: boolean }) | null;
  /** First day of the one whose place it takes where it is new; null for none. */
  readonly before: string | null;
}

type Row = SurchargeTerms & { sample: boolean | null; before: string | null };

/** The surcharge that each line is about, by carrier, ends, code and first day. */
export async function recordedCharges(
  db: Db,
  entries: readonly SurchargeEntry[],
): Promise<readonly RecordedCharge[]> {
  const column = (name: 'carrier' | 'origin' | 'destination' | 'code' | 'validFrom') =>
    entries.map((entry) => entry[name]);
  const { rows } = await sql<Row>`
    select held.name_zh, held.name_en, held.basis, held.side, held.payable, held.currency, held.amount_gp20,
      held.amount_gp40, held.amount_hq40, held.basis_points, held.way, held.valid_to::text, held.sample,
      earlier.valid_from::text as before
    from unnest(${column('carrier')}::text[], ${column('origin')}::text[], ${column('destination')}::text[],
      ${column('code')}::text[], ${column('validFrom')}::date[])
      with ordinality as asked (carrier_code, origin, destination, code, valid_from, place)
    left join surcharge_rate as held using (carrier_code, origin, destination, code, valid_from)
    left join lateral (
      select valid_from from surcharge_rate as other
      where other.carrier_code = asked.carrier_code and other.origin = asked.origin
        and other.destination = asked.destination and other.code = asked.code and not other.sample
        and other.valid_from < asked.valid_from and coalesce(other.valid_to >= asked.valid_from, true)
      order by other.valid_from desc
      limit 1
    ) as earlier on true
    order by asked.place`.execute(db);
  return rows.map(({ sample, before, ...terms }) => ({
    terms: sample === null ? null : { ...terms, sample },
    before,
  }));
}

/** Removes surcharges that lines mark as wrong. */
export async function removeCharges(db: Db, entries: readonly SurchargeEntry[]): Promise<void> {
  const column = (name: 'carrier' | 'origin' | 'destination' | 'code' | 'validFrom') =>
    entries.map((entry) => entry[name]);
  await sql`
    delete from surcharge_rate
    using unnest(${column('carrier')}::text[], ${column('origin')}::text[], ${column('destination')}::text[],
      ${column('code')}::text[], ${column('validFrom')}::date[])
      as gone (carrier_code, origin, destination, code, valid_from)
    where surcharge_rate.carrier_code = gone.carrier_code and surcharge_rate.origin = gone.origin
      and surcharge_rate.destination = gone.destination and surcharge_rate.code = gone.code
      and surcharge_rate.valid_from = gone.valid_from`.execute(db);
}
