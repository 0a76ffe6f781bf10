import { follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { pageSizes } from './choices.ts';

/** UUIDv7 in its canonical lower-case form. */
export const id = v.pipe(v.string(), v.uuid());

/** ISO 8601 instant in UTC, `2026-11-20T09:00:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** Calendar day, `2026-11-20`. */
export const day = v.pipe(v.string(), v.isoDate());

/** ISO week, `2026-W48`. */
export const week = v.pipe(v.string(), v.isoWeek());

/** A month, `2026-11`, of the centuries that a schedule can be in. */
export const month = v.pipe(v.string(), v.regex(/^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/));

/** Wall-clock time at a port with its zone: the instant, and the IANA zone to show it in. */
export const portTime = v.object({ at: instant, zone: v.string() });
export type PortTime = v.InferOutput<typeof portTime>;

export const currency = v.picklist(['USD', 'CNY', 'EUR']);
export type Currency = v.InferOutput<typeof currency>;

/** An amount in minor units (cents, fen) of its currency. */
export const money = v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency });
export type Money = v.InferOutput<typeof money>;

/** Container types that prices are quoted for. */
export const boxTypes = ['20GP', '40GP', '40HQ'] as const;
export const boxType = v.picklist(boxTypes);
export type BoxType = v.InferOutput<typeof boxType>;

/** A price for each container type; null where the carrier quotes none. */
export const boxPrices = v.object({
  '20GP': v.nullable(money),
  '40GP': v.nullable(money),
  '40HQ': v.nullable(money),
});
export type BoxPrices = v.InferOutput<typeof boxPrices>;

export { pageSizes };

const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'integer'), v.transform(Number));

/** A whole number that may arrive as digits, as it does in a query. */
export const wholeNumber = v.pipe(v.union([v.number(), digits], 'integer'), v.integer());

/** One of a few numbers, which may arrive as digits. The check is for documents, the picklist for types. */
export function oneOf<const Options extends readonly number[]>(options: Options) {
  return v.pipe(
    wholeNumber,
    v.values<number, readonly number[], undefined>(options, undefined),
    v.picklist(options),
  );
}

/** Several ids in one query entry, separated by commas. */
export function idList(max: number) {
  return v.pipe(
    v.string(),
    v.maxLength(37 * max),
    v.transform((list) => list.split(',')),
    v.array(v.pipe(v.string(), v.uuid())),
  );
}

/** Entries of a paged query: page from 1, and one of the four page sizes of the specification. */
export const paging = {
  page: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100_000)), 1),
  limit: v.optional(oneOf(pageSizes), 10),
};

/** A call that returns only success. */
export const nothing = v.null();

/** Text that cannot be empty to the eye: a name, a heading. */
export function filledText(max: number) {
  return v.pipe(text(max), v.trim(), v.minLength(1), follows(required));
}

/** Free text of at most `max` characters, no control characters. */
export function text(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u, 'characters'));
}
