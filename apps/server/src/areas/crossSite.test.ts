import { type Call, isOnce } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { describe, expect, it } from 'vitest';
import type { TestAnswer } from '../testing/client.ts';
import { stateOf } from '../testing/effects.ts';
import { buyer } from '../testing/orders.ts';
import { openShop } from '../testing/shop.ts';
import { routes } from './index.ts';

const { server } = await openShop();
const { client } = await buyer(server);
const calls: readonly Call[] = routes.map(({ call }) => call);
const foreign = 'https://evil.example';

/** The headers a browser sends when a page of another site makes a request, by how that page does it. */
const ways = {
  form: {
    origin: foreign,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
  img: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  fetch: {
    origin: foreign,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  },
  'fetch of an old browser': { origin: foreign },
  link: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  prefetch: { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' },
} as const;
/** Each way by the methods that a page can make a browser use in it. */
const tries = calls.flatMap((call) =>
  Object.entries(ways)
    .filter(([way]) => call.method === 'GET' || way === 'form' || way.startsWith('fetch'))
    .map(([way, headers]) => [`${call.method} ${call.path}`, way, call, headers] as const),
);

/** Everything the call needs for an effect, so that only its origin blocks it. */
const input: Readonly<Record<string, object>> = {
  '/common/verifyCode/sendSmsVerifyCode': { query: { phone: '13800000000', type: 'LOGIN_REGISTER' } },
  '/common/verifyCode/sendEmailVerifyCode': { query: { email: 'li@example.com', type: 'LOGIN_REGISTER' } },
  '/auth/weixinQrLogin': { query: { loginPortal: 1, callbackUrl: '/', bindPhoneUrl: '/' } },
  '/common/startHandOver': { body: { purpose: 'idCard' } },
};

describe('TRUST 37: a request that a page of another site causes', () => {
  it.each(tries)('TRUST 37: %s by %s has no effect', async (_, way, call, headers) => {
    const before = await stateOf(server.db);
    const callInput = input[call.path] ?? (call.method === 'POST' ? { body: '{}' } : {});
    const type = way === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    // As it would be sent, without signature; and as it never can be, signed and with the reader's session.
    const answers: TestAnswer[] = [
      await client.raw(call, {
        ...callInput,
        unsigned: true,
        headers: { ...headers, ...type, authorization: undefined },
      }),
      await client.raw(call, { ...callInput, headers: { ...headers } }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(null);
      if (!isOnce(call)) continue;
      expect([400, 403]).toContain(answer.status);
      expect([codes.notAllowed, codes.prefetchRefused]).toContain(answer.code);
    }
    expect(await stateOf(server.db)).toEqual(before);
  });

  it('TRUST 37: the same calls have their effect when a page of ours sends them', async () => {
    const before = await stateOf(server.db);
    for (const call of calls.filter(({ path }) => path in input)) {
      const answer = await client.raw(call, {
        ...input[call.path],
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([call.path, answer.code]).toEqual([call.path, codes.ok]);
    }
    const after = await stateOf(server.db);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed.toSorted()).toEqual(['outbox_message', 'social_login', 'upload_hand_over', 'verify_code']);
  });
});
