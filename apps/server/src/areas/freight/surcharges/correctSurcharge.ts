import type { CheckedBodyOf } from '@fairway/gateway/contract/call';
import { isChargeable, type surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { refuseFields } from '../../../http/refuse.ts';
import type { SurchargeRateTable } from '../tables.ts';

export type Correction = CheckedBodyOf<typeof surchargeDesk.correct>;

/** The values of a surcharge that staff correct. */
export interface CorrectedCharge {
  /** Hundredths, as in `chargedAmounts` of the contract. */
  readonly amounts: number[];
  readonly validTo: string | null;
}

type Basis = SurchargeRateTable['basis'];
type Stored = Pick<
  Selectable<SurchargeRateTable>,
  'basis' | 'amountGp20' | 'amountGp40' | 'amountHq40' | 'basisPoints'
> & { readonly lastDay: string | null };

function storedValues({ basis, basisPoints, ...row }: Stored): CorrectedCharge {
  const boxes = [row.amountGp20, row.amountGp40, row.amountHq40].map((amount) => amount ?? 0);
  const amounts = basis === 'PCT' ? [basisPoints ?? 0] : basis === 'BL' ? boxes.slice(0, 1) : boxes;
  return { amounts, validTo: row.lastDay };
}

/** The path of the value that the rules of surcharges do not allow, or null. */
export function wrongCorrection(
  { amounts, validTo }: Pick<Correction, 'amounts' | 'validTo'>,
  basis: Basis,
  validFrom: string,
): { readonly field: string; readonly rule: string } | null {
  if (amounts && !isChargeable(amounts.after, basis)) return { field: 'body.amounts.after', rule: 'amount' };
  if (validTo && validTo.after !== null && validTo.after < validFrom)
    return { field: 'body.validTo.after', rule: 'day' };
  return null;
}

/** Corrects a surcharge that still has the values of `before`; it counts as one from staff then, not as a sample. */
export async function correctSurcharge(
  transaction: Db,
  correction: Correction,
  now: Date,
): Promise<{ readonly before: CorrectedCharge; readonly after: CorrectedCharge } | 'notFound' | 'changed'> {
  const { amounts, validTo } = correction;
  const [carrier = '', origin = '', destination = '', code = '', validFrom = ''] = correction.key.split(' ');
  const ends = [origin, destination].map((end) => (end === '*' ? '' : end));
  if (!/^\d{4}-\d\d-\d\d$/.test(validFrom)) return 'notFound';
  const isRow = sql`carrier_code = ${carrier} and origin = ${ends[0]} and destination = ${ends[1]}
    and code = ${code} and valid_from = ${validFrom}::date`;
  const { rows } = await sql<Stored>`
    select basis, amount_gp20, amount_gp40, amount_hq40, basis_points, valid_to::text as last_day
    from surcharge_rate where ${isRow} for update`.execute(transaction);
  const [row] = rows;
  if (!row) return 'notFound';
  const before = storedValues(row);
  if (amounts && String(amounts.before) !== String(before.amounts)) return 'changed';
  if (validTo && validTo.before !== before.validTo) return 'changed';
  const wrong = wrongCorrection(correction, row.basis, validFrom);
  if (wrong) refuseFields([wrong]);

  const newAmounts = amounts?.after ?? before.amounts;
  const after = {
    amounts:
      row.basis === 'CTN' && newAmounts.length === 1
        ? [...newAmounts, ...newAmounts, ...newAmounts]
        : newAmounts,
    validTo: validTo ? validTo.after : before.validTo,
  };
  const [gp20 = 0, gp40 = gp20, hq40 = gp20] = after.amounts;
  const values =
    row.basis === 'PCT'
      ? sql`basis_points = ${gp20}`
      : sql`amount_gp20 = ${gp20}, amount_gp40 = ${gp40}, amount_hq40 = ${hq40}`;
  await sql`update surcharge_rate
    set ${values}, valid_to = ${after.validTo}::date, sample = false, updated_at = ${now}
    where ${isRow}`.execute(transaction);
  return { before, after };
}
