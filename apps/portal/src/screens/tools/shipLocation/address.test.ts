import { expect, it } from 'vitest';
import { shipLocationAddress, shipSearch } from './address.ts';

it.each([
  ['imo=9778791', '/logisticsTool/shipLocation?imo=9778791'],
  ['keyword=ever&page=2', '/logisticsTool/shipLocation?keyword=ever&page=2'],
  ['keyword=+madrid+', '/logisticsTool/shipLocation?keyword=madrid'],
  ['keyword=madrid%00maersk', '/logisticsTool/shipLocation?keyword=madrid+maersk'],
  ['keyword=%00', '/logisticsTool/shipLocation'],
  ['imo=97787', '/logisticsTool/shipLocation'],
])('%j asks for %s', (query, address) => {
  expect(shipLocationAddress(shipSearch.read(new URLSearchParams(query), new Date()))).toBe(address);
});
