import type { HsNational } from '@fairway/gateway/contract/hsCode';

/**
 * Whether nobody knows a field that holds nothing: a record that was checked in part tells of the others nothing, not even
 * that there is none. A record of staff's file of the year is whole.
 */
export function isUnknown({ checked }: Pick<HsNational, 'checked'>, field: string): boolean {
  return checked.length > 0 && !checked.includes(field);
}
