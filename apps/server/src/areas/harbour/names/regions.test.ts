import { fold } from '@fairway/trade';
import { expect, test } from 'vitest';
import { readPorts } from '../../../facts/read.ts';
import { regionIn, regions } from './regions.ts';

const { ports, groups } = readPorts();

test('the ports and groups of every region exist', () => {
  const known = new Set([...ports, ...groups].map(({ code }) => code));
  const codes = regions.flatMap((region) => [...(region.groups ?? []), ...(region.ports ?? [])]);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test('no region has the name of another one, or of a port', () => {
  const names = regions.flatMap((region) => region.names.map(fold));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const portNames = new Set(
    ports.flatMap(({ code, nameZh, nameEn, alsoKnownAs }) =>
      [code, nameZh, nameEn, ...alsoKnownAs].map(fold),
    ),
  );
  expect(names.filter((name) => portNames.has(name))).toEqual([]);
});

test.each(['美西航线', '美西港口', 'ports of US West Coast', 'US-WEST-COAST', 'Europe main ports'])(
  '%s names a region',
  (text) => expect(regionIn(text)).not.toBeNull(),
);

test.each(['', '港口', 'ports', '上海', '美', 'west'])('%j names none', (text) =>
  expect(regionIn(text)).toBeNull(),
);
