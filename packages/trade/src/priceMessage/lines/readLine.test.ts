import { expect, it } from 'vitest';
import { readSample } from '../examples/readSample.ts';

it.each([
  ['上海-洛杉矶 40HQ 1800，美森 40HQ 3500', [undefined, 'MATS']],
  ['上海-汉堡 40HQ 2950 (MSK 3050)', [undefined, 'MAEU']],
  ['MSC 上海-洛杉矶 40HQ 1800，长滩 40HQ 1850', ['MSCU', 'MSCU']],
  ['上海-洛杉矶 40HQ 1800，长滩 40HQ 1850 均为MSC', ['MSCU', 'MSCU']],
])('%s: a carrier belongs to the offers that it is named for', (message, carriers) => {
  expect(readSample(message).map(({ carrier }) => carrier?.value)).toEqual(carriers);
});
