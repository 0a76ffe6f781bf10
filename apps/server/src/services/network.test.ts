import { expect, test } from 'vitest';
import { networkOf, networkShown } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.*'],
  ['::ffff:203.0.113.9', '203.0.113.*'],
  ['2001:db8:1:2::9', '2001:db8:1:*'],
  ['127.0.0.1', 'local'],
  ['::ffff:192.168.1.7', 'local'],
  ['172.20.0.3', 'local'],
  ['172.32.0.3', '172.32.0.*'],
  ['::1', 'local'],
  ['fd00::7', 'local'],
])('%s is told as %s', (ip, masked) => {
  expect(networkShown(ip)).toBe(masked);
});
