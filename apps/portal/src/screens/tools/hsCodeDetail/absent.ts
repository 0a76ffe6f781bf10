import type { HsNational } from '@fairway/gateway/contract/hsCode';

/**
 * Reports whether an empty field is unknown: a partly checked record has no information about its other fields, not
 * even that they are empty. A record from the staff's file of the year is complete.
 */
export function isUnknown({ checked }: Pick<HsNational, 'checked'>, field: string): boolean {
  return checked.length > 0 && !checked.includes(field);
}
