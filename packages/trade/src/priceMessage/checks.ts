import {
  type PriceDoubt,
  type PriceField,
  type PriceFieldName,
  type PriceRow,
  priceBoxes,
} from './priceRow.ts';

const fieldNames: readonly PriceFieldName[] = [
  'origin',
  'destination',
  'carrier',
  'currency',
  'departure',
  'weekday',
  'validFrom',
  'validTo',
  'transitDays',
  'freeDays',
  'via',
];

/** A value that a person should check. */
export interface PriceCheck {
  /** A field, or the box type of a price. */
  readonly name: PriceFieldName | (typeof priceBoxes)[number];
  readonly doubt: PriceDoubt;
  /** The characters of the message that it was read from. */
  readonly text: string;
}

/** The doubtful values of a row, in the order of the columns. */
export function checksOf(row: PriceRow, message: string): PriceCheck[] {
  const checkOf = (name: PriceCheck['name'], field: PriceField<unknown> | null): PriceCheck[] =>
    field?.doubt ? [{ name, doubt: field.doubt, text: message.slice(field.start, field.end) }] : [];
  return [
    ...fieldNames.flatMap((name) => checkOf(name, row[name])),
    ...priceBoxes.flatMap((box) => checkOf(box, row.prices[box])),
  ];
}
