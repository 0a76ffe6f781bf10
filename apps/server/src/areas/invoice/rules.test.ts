import { expect, it } from 'vitest';
import { isIssuable, isOffered, isOpen, requestName, requestRefusal, statusOf, withdrawal } from './rules.ts';

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

const request = (state: 'requested' | 'withdrawn' | 'sentBack' | 'issued', version: number) => ({
  state,
  version,
});

it.each([
  ['for the first time', 3, null, null, null],
  ['as a correction of the request that was read', 3, request('requested', 2), 2, null],
  ['again after it was sent back', 3, request('sentBack', 3), 3, null],
  ['of an order that is not paid', 2, null, null, 'invoiceNotOffered'],
  ['as a correction of an older one', 3, request('requested', 2), 1, 'invoiceChanged'],
  ['as the first, after another one', 3, request('requested', 1), null, 'invoiceChanged'],
  ['as a correction of none', 3, null, 1, 'invoiceChanged'],
  ['of an issued one', 3, request('issued', 2), 2, 'invoiceChanged'],
] as const)('a request %s', (_, status, before, seen, refusal) => {
  expect(requestRefusal(status, before, seen)).toBe(refusal);
});

it.each([
  ['one that was read', request('requested', 2), 'withdraw'],
  ['one that has changed', request('requested', 3), 'invoiceChanged'],
  ['one again', request('withdrawn', 3), 'known'],
  ['an issued one', request('issued', 2), 'invoiceChanged'],
  ['one that was sent back', request('sentBack', 2), 'invoiceChanged'],
  ['none', null, 'invoiceChanged'],
] as const)('to withdraw %s', (_, before, effect) => {
  expect(withdrawal(before, 2)).toBe(effect);
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
