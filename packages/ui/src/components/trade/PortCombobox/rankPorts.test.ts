import { expect, test } from 'vitest';
import { ports } from '../../../stories/ports.ts';
import { rankPorts } from './rankPorts.ts';

const of = (...codes: string[]) => codes.flatMap((code) => ports.filter((port) => port.code === code));
const chinese = of('CNSHA', 'CNNGB', 'CNYTN', 'CNTAO', 'CNSHK');

test.each([
  ['nothing recent', 'cn', [], 'CNSHA CNNGB CNYTN CNTAO CNSHK'],
  ['recent ones in their own order', 'cn', ['CNSHK', 'CNNGB'], 'CNSHK CNNGB CNSHA CNYTN CNTAO'],
  ['recent ones that were not found', 'cn', ['USLAX', 'CNTAO'], 'CNTAO CNSHA CNNGB CNYTN CNSHK'],
  ['a code typed out', 'cnngb', ['CNSHK'], 'CNNGB CNSHK CNSHA CNYTN CNTAO'],
  ['an official code typed out', 'CNSHG', ['CNSHK'], 'CNSHA CNSHK CNNGB CNYTN CNTAO'],
  ['a name typed out', '上海', ['CNSHK'], 'CNSHA CNSHK CNNGB CNYTN CNTAO'],
] as const)('%s', (_, keyword, recent, expected) => {
  const ranked = rankPorts(chinese, of(...recent), keyword);
  expect(ranked.map(({ code }) => code).join(' ')).toBe(expected);
});
