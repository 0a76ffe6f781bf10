import { expect, test } from 'vitest';
import { allowedLink, ownPath } from './allowedLink.ts';

const hosts = ['mp.weixin.qq.com'];

test.each([
  ['/', '/'],
  ['/production?renew=1#top', '/production?renew=1#top'],
  ['https://mp.weixin.qq.com/s/abc', 'https://mp.weixin.qq.com/s/abc'],
  ['https://MP.weixin.qq.com', 'https://mp.weixin.qq.com/'],
  ['http://mp.weixin.qq.com/s/abc', null],
  ['https://mp.weixin.qq.com:8443/', null],
  ['https://li:secret@mp.weixin.qq.com/', null],
  ['https://mp.weixin.qq.com@evil.example/', null],
  ['https://mp.weixin.qq.com.evil.example/', null],
  ['https://evil.example/?mp.weixin.qq.com', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['\\\\evil.example', null],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['production', null],
  ['', null],
])('%j leads to %j', (address, led) => {
  expect(allowedLink(address, hosts)).toBe(led);
});

test('without hosts only own paths are left', () => {
  expect(allowedLink('https://mp.weixin.qq.com/', [])).toBeNull();
  expect(ownPath('/insure')).toBe('/insure');
  expect(ownPath('https://mp.weixin.qq.com/')).toBeNull();
});
