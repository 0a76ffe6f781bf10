import { expect, it } from 'vitest';
import { accessIn } from './pageAccess.ts';

const pages = [
  { path: '/', access: 'open' },
  { path: '/wikipedia', access: 'login' },
  { path: '/wikipedia/regulations', access: 'open' },
  { path: '/logisticsTool/shipLocation', access: 'soon' },
] as const;

it.each([
  ['/', 'open'],
  ['/wikipedia', 'login'],
  ['/wikipedia/harbour', 'login'],
  ['/wikipedia/regulations', 'open'],
  ['/logistictool/shiplocation', 'open'],
  ['/logisticsTool/ShipLocation', 'soon'],
  ['/newsInformation', 'open'],
])('%s is %s', (path, access) => {
  expect(accessIn([...pages], path)).toBe(access);
});
