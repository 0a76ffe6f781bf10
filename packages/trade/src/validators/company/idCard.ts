import { chinaDay } from '../../chinaDay.ts';
import type { RuleName } from '../rule.ts';

/** GB/T 2260: the first two digits of the provinces, municipalities and regions. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkDigits = '10X98765432';

export const idCardLength = 18;

/**
 * Resident ID number (GB 11643): 17 digits and a check digit, a province that exists, and a day of birth that is real
 * and not after `today`. A lower-case x is taken. The card of foreign permanent residents has since December 2023 a number
 * of the same shape: 9, the province, the country, the day of birth.
 */
export function idCard(value: string, today: Date = new Date()): RuleName | null {
  if (value.length !== idCardLength || !/^\d{17}[\dXx]$/.test(value)) return 'idCard';
  if (!isPast(value.slice(6, 14), today)) return 'idCardDate';
  const province = value.startsWith('9') ? value.slice(1, 3) : value.slice(0, 2);
  if (!provinces.has(province)) return 'idCardCheck';
  return value.at(-1)?.toUpperCase() === idCardCheckDigit(value) ? null : 'idCardCheck';
}

/** The check digit for the first 17 digits. */
export function idCardCheckDigit(value: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return checkDigits.charAt(sum % 11);
}

/** Whether the eight digits of a day are real and not after today in China. */
function isPast(digits: string, today: Date): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const time = Date.parse(day);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false;
  // No person born before 1800 can log in; a mistyped 0949 falls there.
  return day >= '1800' && day <= chinaDay(today);
}
