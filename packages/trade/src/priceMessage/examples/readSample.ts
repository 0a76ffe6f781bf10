import { expect } from 'vitest';
import type { PriceRow } from '../priceRow.ts';
import { readPriceMessage } from '../readPriceMessage.ts';
import type { PriceExample } from './example.ts';
import { measure } from './measure.ts';
import { sampleNames } from './sampleNames.ts';

const names = sampleNames();

/** The rows of a message, read on 20 November 2026 with the names that the server sends. */
export const readSample = (message: string) => readPriceMessage(message, { names, today: '2026-11-20' }).rows;

/** Expects that each field of an example is read as it says, and no other. */
export function expectRead(...example: PriceExample): void {
  expect(measure([example], readSample).misses).toEqual([]);
}

/** The doubt of a field of the last row. */
export function doubtOf(message: string, field: keyof PriceRow | '20GP' | '40HQ') {
  const row = readSample(message).at(-1);
  const value = field === '20GP' || field === '40HQ' ? row?.prices[field] : row?.[field];
  return typeof value === 'object' && value !== null && 'doubt' in value ? value.doubt : undefined;
}
