import * as v from 'valibot';
import { cargoClauses, goodsClasses, insuredCurrencies, valueBases } from '../insurance/rates.ts';
import { amount } from '../validators/choices/amount.ts';
import { companyName } from '../validators/company/companyName.ts';
import { contactPhone, isMobilePhone } from '../validators/contactPhone.ts';
import { normaliseContactPhone } from '../validators/normalise.ts';
import { required } from '../validators/required.ts';
import { firstBroken, optional } from '../validators/rule.ts';
import { day } from '../validators/trade/day.ts';
import { follows } from '../validators/valibot.ts';
import { at, filled, free, freeEmail, must, oneOf } from './parts.ts';

/**
 * Intention to insure: enterprise, location, detailed address and phone required; contact and email optional (spec 5).
 * The phone is for a call back and not for a login, so it may be a landline or a foreign one.
 */
export const insuranceIntention = v.object({
  companyName: v.pipe(v.string(), v.trim(), follows(required, companyName)),
  location: filled(50),
  address: filled(200),
  contactName: free(50),
  phone: v.pipe(v.string(), v.transform(normaliseContactPhone), follows(required, contactPhone)),
  email: freeEmail,
});

/** From 100.00 to 100 million: a smaller value needs no policy, a larger one is negotiated. */
const value = amount({ min: 10_000, max: 10_000_000_000 });
const freight = amount({ max: 10_000_000_000 });

const cargo = {
  goodsClass: oneOf(goodsClasses),
  goods: free(100),
  clause: oneOf(cargoClauses),
  war: v.boolean(),
  strikes: v.boolean(),
  basis: oneOf(valueBases),
  /** As typed, bare; read by `minorUnits`. */
  value: must(value),
  /** Of a value that holds none: with FOB only. */
  freight: v.pipe(v.string(), follows(optional(freight))),
  currency: oneOf(insuredCurrencies),
};

interface Reached {
  readonly phone: string;
  readonly email: string;
}

/** An email is required unless the phone is a mobile: confirmations must arrive. Also judged while other fields are broken. */
export function emailUnlessMobile<Input extends Reached>(): v.RawCheckAction<Input> {
  return v.rawCheck(({ dataset, addIssue }) => {
    const { phone, email } = (dataset.value ?? {}) as Partial<Record<keyof Reached, unknown>>;
    if (typeof phone !== 'string' || typeof email !== 'string' || email.trim() !== '') return;
    if (contactPhone(phone) === null && !isMobilePhone(phone))
      addIssue(at<Reached>('email', { phone, email }, 'contactEmail'));
  });
}

/** @deprecated Use `emailUnlessMobile`. */
export function emailReached<Input extends Reached>(): v.RawCheckAction<Input> {
  return emailUnlessMobile();
}

interface Freighted {
  readonly basis: string;
  readonly freight: string;
}

/** The freight that FOB goods come with; also judged while other fields are still broken. */
export function freightGiven<Input extends Freighted>(): v.RawCheckAction<Input> {
  return v.rawCheck(({ dataset, addIssue }) => {
    const { basis, freight: typed } = (dataset.value ?? {}) as Partial<Record<keyof Freighted, unknown>>;
    if (basis !== 'FOB' || typeof typed !== 'string') return;
    if (firstBroken(typed, required) !== null)
      addIssue(at<Freighted>('freight', { basis, freight: typed }, 'required'));
  });
}

/** Between which places the cargo goes, and when the vessel sails; each may be left out. */
const voyage = {
  origin: v.optional(free(60), ''),
  destination: v.optional(free(60), ''),
  /** `2026-12-05`, or empty. */
  sailsOn: v.optional(v.pipe(v.string(), v.trim(), follows(optional(day))), ''),
};

/** The whole form: the applicant and the cargo; route, insurer and a remark are optional. */
export const insuranceRequest = {
  ...insuranceIntention.entries,
  ...cargo,
  ...voyage,
  /** The preferred insurer; empty leaves it to us. */
  insurerId: v.union([v.literal(''), v.pipe(v.string(), v.uuid())]),
  remark: free(300),
} as const;
