import type { RuleName } from '../rule.ts';

/** MMSI of a ship station: nine digits, the first three its flag, 2xx to 7xx (ITU-R M.585). It has no check digit. */
export function mmsi(value: string): RuleName | null {
  return value.length === 9 && /^[2-7]\d{8}$/.test(value) ? null : 'mmsi';
}
