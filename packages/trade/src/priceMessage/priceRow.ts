/** Characters of a message that are read; longer ones are cut at a line. */
export const longestPriceMessage = 60_000;
/** Rows that a message can have. */
export const mostPriceRows = 500;

/** Box types that a price is read for. */
export const priceBoxes = ['20GP', '40GP', '40HQ'] as const;
export type PriceBox = (typeof priceBoxes)[number];
export type PriceCurrency = 'USD' | 'CNY' | 'EUR';

/** Why a person should look at a field before it is used. */
export const priceDoubts = [
  'severalPorts',
  'unknownPort',
  'roles',
  'severalCarriers',
  'boxes',
  'currency',
  'dayMonth',
  'dateRole',
  'severalDays',
  'difference',
  'reduction',
] as const;
export type PriceDoubt = (typeof priceDoubts)[number];

/** A value of a message with the characters that it was read from; `doubt` is null where the reading is sure. */
export interface PriceField<Value> {
  readonly value: Value;
  /** Offsets in the message as it was pasted, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly doubt: PriceDoubt | null;
}

type Maybe<Value> = PriceField<Value> | null;

/** One price offer; a field is null where the message does not mention it. */
export interface PriceRow {
  /** Offsets of the line that has the prices. */
  readonly start: number;
  readonly end: number;
  /** Port codes as the trade types them, `CNSHA`; an empty value is a place that we do not know. */
  readonly origin: Maybe<string>;
  readonly destination: Maybe<string>;
  readonly carrier: Maybe<string>;
  /** Minor units of `currency`. */
  readonly prices: Readonly<Record<PriceBox, Maybe<number>>>;
  readonly currency: Maybe<PriceCurrency>;
  /** Calendar days, `2026-12-05`, both included. */
  readonly validFrom: Maybe<string>;
  readonly validTo: Maybe<string>;
  readonly departure: Maybe<string>;
  /** Day of the week of the sailing, 1 for Monday to 7 for Sunday. */
  readonly weekday: Maybe<number>;
  readonly transitDays: Maybe<number>;
  readonly freeDays: Maybe<number>;
  /** The port of transshipment, or `direct`. */
  readonly via: Maybe<string>;
  /** The words of its line that no field uses; empty without any. */
  readonly remark: string;
}

/** Field names without prices, box by box, and remark. */
export type PriceFieldName = Exclude<keyof PriceRow, 'start' | 'end' | 'prices' | 'remark'>;
