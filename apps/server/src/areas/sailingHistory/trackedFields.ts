import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export const cutOffFields = [
  'emptyPickUp',
  'gateOpen',
  'manifestCutOff',
  'closing',
  'vgmCutOff',
  'customsCutOff',
  'fullBoxIn',
  'portCutOff',
] as const;
export const timeFields = ['departure', 'arrival', ...cutOffFields] as const;
export type TimeField = (typeof timeFields)[number];
export const priceFields = ['priceGp20', 'priceGp40', 'priceHq40'] as const;
export type PriceField = (typeof priceFields)[number];
export const freeDayFields = ['demurrageDays', 'detentionDays'] as const;

export const trackedFields = [
  ...timeFields,
  'transitPort',
  'currency',
  ...priceFields,
  ...freeDayFields,
] as const;
export type TrackedField = (typeof trackedFields)[number];

/** The columns of a sailing whose former values are stored. */
export type TrackedSailing = Pick<Selectable<Tables['sailing']>, TrackedField>;

/** Former values of a sailing; null where it had none, or kept the value. */
export type FormerSailing = { readonly [Field in TrackedField]: TrackedSailing[Field] | null };

/** A value as the history stores it: an instant as ISO text. */
type TrackedValue = string | number | null;
export type TrackedValues = Readonly<Record<TrackedField, TrackedValue>>;
export type FormerValues = Readonly<Partial<Record<TrackedField, TrackedValue>>>;

export function valuesOf(sailing: FormerSailing): TrackedValues {
  const entries = trackedFields.map((field) => {
    const value = sailing[field];
    return [field, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(entries) as TrackedValues;
}

/** An instant of the history; null where it was not published. */
export function instantIn(values: FormerValues, field: TimeField): Date | null {
  const value = values[field];
  return typeof value === 'string' ? new Date(value) : null;
}

export function textIn(values: FormerValues, field: 'transitPort' | 'currency'): string | null {
  const value = values[field];
  return typeof value === 'string' ? value : null;
}

export function numberIn(
  values: FormerValues,
  field: PriceField | (typeof freeDayFields)[number],
): number | null {
  const value = values[field];
  return typeof value === 'number' ? value : null;
}
