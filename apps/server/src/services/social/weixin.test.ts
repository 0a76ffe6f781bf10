import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeWeixin } from '../../testing/fakeWeixin.ts';
import { SocialFailed } from './provider.ts';
import { weixin } from './weixin.ts';

let fake: Awaited<ReturnType<typeof fakeWeixin>>;
beforeAll(async () => {
  fake = await fakeWeixin();
});
afterAll(() => fake.stop());

test('a browser is led to the QR of the open platform', () => {
  const address = weixin(fake.settings).address(
    'browser',
    'st',
    'https://fairway.example/social/weixin/browser',
  );
  expect(address).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=wx0000000000000011' +
      '&redirect_uri=https%3A%2F%2Ffairway.example%2Fsocial%2Fweixin%2Fbrowser' +
      '&response_type=code&scope=snsapi_login&state=st#wechat_redirect',
  );
});

test('a phone confirms inside WeChat, by the official account; without one it has no address', () => {
  const back = 'https://fairway.example/social/weixin/phone';
  const address = weixin(fake.settings).address('phone', 'st', back);
  expect(address).toMatch(/\/connect\/oauth2\/authorize\?appid=wx0000000000000022&.*scope=snsapi_userinfo/);
  expect(weixin({ ...fake.settings, official: undefined }).address('phone', 'st', back)).toBeNull();
});

test('a person is the same through either application', async () => {
  const app = weixin(fake.settings);
  expect(await app.identify('browser', fake.confirm('website', 'union-1'))).toBe('union-1');
  expect(await app.identify('phone', fake.confirm('official', 'union-1'))).toBe('union-1');
});

test('TRUST 18: a code is exchanged once', async () => {
  const app = weixin(fake.settings);
  const code = fake.confirm('website', 'union-2');
  await app.identify('browser', code);
  await expect(app.identify('browser', code)).rejects.toThrow(new SocialFailed('errcode 40163'));
});

test('TRUST 18: a code of another application, and one that is made up, are refused', async () => {
  const app = weixin(fake.settings);
  await expect(app.identify('browser', fake.confirm('official', 'u'))).rejects.toThrow('errcode 40029');
  await expect(app.identify('browser', 'made-up&openid=x')).rejects.toThrow('errcode 40029');
});

test.each([
  ['a wrong secret', { appId: 'wx0000000000000011', appSecret: 'wrong' }, 'errcode 40125'],
  ['a wrong application', { appId: 'wx9', appSecret: 'a' }, 'errcode 40013'],
])('%s is told by its number', async (_, website, message) => {
  const app = weixin({ ...fake.settings, website });
  await expect(app.identify('browser', fake.confirm('website', 'u'))).rejects.toThrow(message);
});

test('an application outside the open platform identifies nobody', async () => {
  const code = fake.confirm('website');
  await expect(weixin(fake.settings).identify('browser', code)).rejects.toThrow('without a unionid');
});

test('TRUST 48: an error contains neither the code nor the secret', async () => {
  const app = weixin({ ...fake.settings, apiUrl: 'http://127.0.0.1:1' });
  const failed = await app.identify('browser', 'a-code').catch((error: unknown) => String(error));
  expect(failed).toMatch(/^SocialFailed: no answer/);
  expect(failed).not.toMatch(/a-code|aaaa/);
});
