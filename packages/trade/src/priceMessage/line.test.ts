import { expect, it } from 'vitest';
import { sampleNames } from './examples/sampleNames.ts';
import { readPriceMessage } from './priceMessage.ts';

const names = sampleNames();
const rowsOf = (message: string) => readPriceMessage(message, { names, today: '2026-11-20' }).rows;

it.each([
  ['上海-洛杉矶 40HQ 1800，美森 40HQ 3500', [undefined, 'MATS']],
  ['上海-汉堡 40HQ 2950 (MSK 3050)', [undefined, 'MAEU']],
  ['MSC 上海-洛杉矶 40HQ 1800，长滩 40HQ 1850', ['MSCU', 'MSCU']],
  ['上海-洛杉矶 40HQ 1800，长滩 40HQ 1850 均为MSC', ['MSCU', 'MSCU']],
])('%s: a carrier belongs to the offers that it is named for', (message, carriers) => {
  expect(rowsOf(message).map(({ carrier }) => carrier?.value)).toEqual(carriers);
});
