import { expect, it } from 'vitest';
import { portAddress, readPortQuery } from './address.ts';

it.each([
  '/wikipedia/harbourDetail?code=CNSHA',
  '/wikipedia/harbourDetail?code=CNSHA&day=2026-11-23&page=2',
  '/wikipedia/harbourDetail?code=NLRTM&way=arrivals&to=CNSHA',
])('%s is read as it was written', (address) => {
  const { code, ...rest } = readPortQuery(new URLSearchParams(address.split('?')[1])) ?? expect.fail();
  expect(portAddress(code, rest)).toBe(address);
});

it.each(['2026-99-99', '2026-02-30', '26-11-23'])('%s is no day', (day) => {
  expect(readPortQuery(new URLSearchParams({ code: 'CNSHA', day }))).toEqual({ code: 'CNSHA' });
});

it('leaves out what is mistyped, and knows no port without a code', () => {
  expect(readPortQuery(new URLSearchParams('code=cnsha&day=tomorrow&page=-1&to=xx'))).toEqual({
    code: 'CNSHA',
  });
  expect(readPortQuery(new URLSearchParams('code=Shanghai'))).toBeNull();
});
