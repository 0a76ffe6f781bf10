import { expect, it } from 'vitest';
import { portAddress, portCalls } from './address.ts';

const read = (search: string) => portCalls.read(new URLSearchParams(search), new Date());

it.each([
  '/wikipedia/harbourDetail?code=CNSHA',
  '/wikipedia/harbourDetail?code=CNSHA&day=2026-11-23&page=2',
  '/wikipedia/harbourDetail?code=NLRTM&to=CNSHA&way=arrivals',
])('%s is read as it was written', (address) => {
  const { code, ...rest } = read(address.split('?')[1] ?? '');
  expect(portAddress(code, rest)).toBe(address);
});

it.each(['2026-99-99', '2026-02-30', '26-11-23'])('%s is no day', (day) => {
  expect(read(`code=CNSHA&day=${day}`)).toMatchObject({ code: 'CNSHA', day: undefined });
});

it('leaves out invalid values, and requires a code for a port', () => {
  const mistyped = read('code=cnsha&day=tomorrow&page=-1&to=xx');
  expect(portCalls.addressOf(mistyped)).toBe('/wikipedia/harbourDetail?code=CNSHA');
  expect(read('code=Shanghai').code).toBe('');
});
