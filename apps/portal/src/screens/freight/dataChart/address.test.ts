import { expect, it } from 'vitest';
import { dataChartAddress, readChartQuery } from './address.ts';

const read = (address: string) => readChartQuery(new URLSearchParams(address.split('?')[1]));

it.each([
  ['/dataChart', { origin: 'CNSHA', destination: 'USLAX', weeks: 12, boxType: '40HQ' }],
  ['/dataChart?origin=CNNGB&destination=NLRTM', { origin: 'CNNGB', destination: 'NLRTM' }],
  ['/dataChart?origin=cnngb&destination=nlrtm', { origin: 'CNNGB', destination: 'NLRTM' }],
  ['/dataChart?origin=CNNGB', { origin: 'CNSHA', destination: 'USLAX' }],
  ['/dataChart?origin=CNNGB&destination=CNNGB', { origin: 'CNSHA', destination: 'USLAX' }],
  ['/dataChart?weeks=8&box=20GP', { weeks: 8, boxType: '20GP' }],
  ['/dataChart?weeks=9&box=45HQ', { weeks: 12, boxType: '40HQ' }],
])('%s is read as %j', (address, expected) => {
  expect(read(address)).toMatchObject(expected);
});

it.each(['/dataChart', '/dataChart?origin=CNNGB&destination=NLRTM&weeks=8&box=20GP'])(
  '%s comes back the same after being read',
  (address) => {
    expect(dataChartAddress(read(address))).toBe(address);
  },
);
