import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { freightSearch, homeFreightSearch } from './freightSearch.ts';

const ports = { origin: 'CNSHA', destination: 'USLAX' };

test('both ports are needed, on the home page a week too', () => {
  expect(brokenBy(freightSearch, ports)).toEqual({});
  expect(brokenBy(freightSearch, { origin: '', destination: '' })).toEqual({
    origin: 'required',
    destination: 'required',
  });
  expect(brokenBy(homeFreightSearch, { ...ports, week: '' })).toEqual({ week: 'required' });
  expect(brokenBy(homeFreightSearch, { ...ports, week: '2026-W53' })).toEqual({});
  expect(brokenBy(homeFreightSearch, { ...ports, week: '2027-W53' })).toEqual({ week: 'week' });
});

test('no ship sails from a port to itself', () => {
  expect(brokenBy(freightSearch, { origin: 'CNSHA', destination: 'CNSHA' })).toEqual({
    destination: 'samePort',
  });
});
