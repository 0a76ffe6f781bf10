import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { trackingQuery } from './trackingQuery.ts';

test('the number is judged by its type alone', () => {
  const query = { kind: 'bill', number: 'COSU6123456789', carrier: 'COSU' };
  expect(brokenBy(trackingQuery, query)).toEqual({});
  expect(brokenBy(trackingQuery, { ...query, kind: 'container' })).toEqual({ number: 'containerNumber' });
  expect(brokenBy(trackingQuery, { ...query, carrier: 'MSCU' })).toEqual({});
  expect(brokenBy(trackingQuery, { ...query, carrier: 'CMDU' })).toEqual({});
});

test('type, number and carrier are needed', () => {
  expect(brokenBy(trackingQuery, { kind: 'bill', number: '', carrier: 'COSU' })).toEqual({
    number: 'required',
  });
  expect(brokenBy(trackingQuery, { kind: '', number: '', carrier: '' })).toEqual({
    kind: 'required',
    number: 'required',
    carrier: 'required',
  });
});
