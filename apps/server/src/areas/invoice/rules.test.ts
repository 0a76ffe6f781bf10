import { expect, it } from 'vitest';
import { isIssuable, isOffered, isOpen, requestName, statusOf } from './rules.ts';

it.each([
  [1, false],
  [2, false],
  [3, true],
  [4, false],
] as const)('an order with status %s can have an invoice: %s', (status, offered) => {
  expect(isOffered(status)).toBe(offered);
});

it.each([
  [null, true, 'requested'],
  ['requested', true, 'corrected'],
  ['withdrawn', true, 'requested'],
  ['sentBack', true, 'requested'],
  ['issued', false, 'requested'],
] as const)('one that is %s is open: %s; asked for now it is %s', (state, open, name) => {
  expect(isOpen(state)).toBe(open);
  if (open) expect(requestName(state)).toBe(name);
});

it.each([
  ['requested', 1],
  ['withdrawn', 0],
  ['sentBack', 0],
  ['issued', 2],
] as const)('%s is status %s of its order', (state, status) => {
  expect(statusOf(state)).toBe(status);
});

// Paid on the 20th in China, which is still the 19th in UTC.
const paidAt = new Date('2026-11-19T17:00:00Z');
it.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-23', true],
  ['2026-11-24', false],
])('an invoice of %s can be issued on the 23rd: %s', (day, issuable) => {
  expect(isIssuable(day, paidAt, new Date('2026-11-23T01:00:00Z'))).toBe(issuable);
});
