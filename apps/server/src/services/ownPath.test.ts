import { expect, test } from 'vitest';
import { ownPath, withProof } from './ownPath.ts';

const site = 'https://fairway.example';

test.each([
  ['/shipPriceInfo?origin=CNSHA', '/shipPriceInfo?origin=CNSHA'],
  ['https://fairway.example/order?orderNo=1#pay', '/order?orderNo=1'],
  ['', '/'],
])('%s stays on this site', (address, path) => {
  expect(ownPath(address, site)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  '/\\evil.example',
  'https://fairway.example.evil.example/',
  'http://fairway.example/',
  'https://fairway.example:8443/',
  'https://user@fairway.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('TRUST 36: %s becomes home', (address) => {
  expect(ownPath(address, site)).toBe('/');
});

test('TRUST 36: a path that reads as a host is none', () => {
  expect(ownPath('https://fairway.example//evil.example', site)).toBe('/evil.example');
});

test('the result of a login is added once to the existing query of the address', () => {
  const proof = { wxcode: 'w', state: 's' };
  expect(withProof('/', proof)).toBe('/?wxcode=w&state=s');
  expect(withProof('/a?login=1&wxcode=old', proof)).toBe('/a?login=1&wxcode=w&state=s');
});

test('under the desk, addresses of the portal become its home', () => {
  expect(ownPath('/desk/news?page=2', site, '/desk')).toBe('/desk/news?page=2');
  expect(ownPath('/deskless', site, '/desk')).toBe('/desk');
  expect(ownPath('https://evil.example/desk', site, '/desk')).toBe('/desk');
});
