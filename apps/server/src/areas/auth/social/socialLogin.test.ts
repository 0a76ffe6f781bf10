import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { user } from '@fairway/gateway/contract/user';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sandboxSocialId } from '../../../services/social/sandboxAccounts.ts';
import { addAccount, codeFor, loggedIn } from '../../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { answerOnPhone, bind, confirmed, exchange, scanOf, startSocial } from '../../../testing/social.ts';

let server: TestServer;
beforeEach(async () => {
  // Every phone of these tests sits in one network.
  server = await startTestServer({ env: { NETWORK_CODES_PER_HOUR: '100' } });
});
afterEach(() => server.stop());

/** A social account with its own account here, confirmed in a new browser. */
async function known(name: string, fields: Parameters<typeof addAccount>[1] = {}) {
  const { id, tenantId } = await addAccount(server.db, fields);
  const claim = { kind: 'weixin', value: sandboxSocialId(name), tenantId, accountId: id } as const;
  await server.db
    .insertInto('claim')
    .values({ ...claim, createdAt: server.clock.now() })
    .execute();
  return { id, ...(await confirmed(server, name)) };
}
const liveSessions = async (accountId: string) =>
  (
    await server.db
      .selectFrom('session')
      .select('id')
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .execute()
  ).length;
async function boundTo(phone: string, name: string): Promise<TestClient> {
  const { client, proof } = await confirmed(server, name);
  const answer = await bind(client, proof, phone, await codeFor(server, client, phone));
  expect(answer.code).toBe(codes.ok);
  return client;
}

describe('a QR that a phone scans', () => {
  test('waits, is scanned, and once confirmed logs in the requesting browser', async () => {
    const { id } = await known('林一');
    const client = server.client();
    const { state, scanUrl } = await startSocial(client);
    expect(await scanOf(client, state)).toEqual({ scan: 'waiting', wxcode: null });
    await fetch(scanUrl ?? '');
    expect(await scanOf(client, state)).toEqual({ scan: 'scanned', wxcode: null });
    const done = await answerOnPhone(scanUrl ?? '', 'confirm', '林一');
    expect(done.status).toBe(200);
    // The phone is never shown what could be exchanged.
    expect(done.url).not.toContain('wxcode');
    const { scan, wxcode } = await scanOf(client, state);
    expect(scan).toBe('confirmed');
    const answer = await exchange(client, { state, wxcode: wxcode ?? '' });
    expect(answer).toMatchObject({ code: codes.ok, data: { value: expect.any(String) } });
    client.token = (answer.data as { value: string }).value;
    expect((await client.raw(user.profile)).data).toMatchObject({ id });
    expect(await scanOf(client, state)).toEqual({ scan: 'expired', wxcode: null });
  });

  test('is short enough to be typed, in any case', async () => {
    const client = server.client();
    const { state, scanUrl } = await startSocial(client);
    expect(scanUrl).toMatch(/\/s\/[0-9A-Z]{10}$/);
    const { origin, pathname } = new URL(scanUrl ?? '');
    await fetch(origin + pathname.toLowerCase());
    expect(await scanOf(client, state)).toEqual({ scan: 'scanned', wxcode: null });
  });

  test('cannot be found by guessing', async () => {
    const client = server.client();
    const { scanUrl } = await startSocial(client);
    for (let i = 0; i < 100; i += 1) await fetch(`${server.url}/s/0000000000`);
    expect((await fetch(scanUrl ?? '')).status).toBe(410);
  });

  test('is refused on the phone', async () => {
    const client = server.client();
    const { state, scanUrl } = await startSocial(client);
    await answerOnPhone(scanUrl ?? '', 'refuse');
    expect(await scanOf(client, state)).toEqual({ scan: 'refused', wxcode: null });
    const late = await fetch(scanUrl ?? '');
    expect(late.status).toBe(410);
  });

  test('expires after five minutes, and later calls get that answer', async () => {
    const client = server.client();
    const { state, scanUrl } = await startSocial(client);
    server.clock.advance(301);
    expect(await scanOf(client, state)).toEqual({ scan: 'expired', wxcode: null });
    expect((await fetch(scanUrl ?? '')).status).toBe(410);
  });

  test('is visible only to the browser that requested it', async () => {
    const { proof } = await confirmed(server, '谁');
    const stranger = server.client();
    expect(await scanOf(stranger, proof.state)).toEqual({ scan: 'expired', wxcode: null });
  });
});

describe('in the browser itself', () => {
  test('a known social account comes back to where it was, an unknown one to bind a phone', async () => {
    await known('甲');
    const client = server.client();
    const comeBack = async (name: string) => {
      const { url } = await startSocial(client);
      const body = new URLSearchParams({ account: '', name, action: 'confirm' });
      const redirect = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      const back = new URL(redirect.headers.get('location') ?? '', server.url);
      return (await fetch(back, { redirect: 'manual' })).headers.get('location') ?? '';
    };
    expect(await comeBack('甲')).toMatch(/^\/shipPriceInfo\?login=1&wxcode=[\w-]{43}&state=[\w-]{43}$/);
    expect(await comeBack('乙')).toMatch(/^\/bindPhone\?wxcode=[\w-]{43}&state=[\w-]{43}$/);
  });

  test('the waiting tab does not learn the code: sending a victim an address to open gains nothing', async () => {
    const attacker = server.client();
    const { url, state } = await startSocial(attacker);
    const body = new URLSearchParams({ account: '', name: '受害者', action: 'confirm' });
    await fetch(url, { method: 'POST', body });
    expect(await scanOf(attacker, state)).toEqual({ scan: 'scanned', wxcode: null });
  });

  test('TRUST 36: an address of another site becomes home', async () => {
    const client = server.client();
    const { state } = await startSocial(client, {
      callbackUrl: 'https://evil.example/x',
      bindPhoneUrl: `${server.url}//evil.example`,
    });
    expect(state).toHaveLength(43);
    const paths = await server.db
      .selectFrom('socialLogin')
      .select(['callbackPath', 'bindPhonePath'])
      .where('callbackPath', '=', '/')
      .execute();
    expect(paths).toEqual([{ callbackPath: '/', bindPhonePath: '/evil.example' }]);
  });
});

describe('proofs that may not be exchanged', () => {
  test('TRUST 18: a wxcode is good once', async () => {
    const { client, proof } = await known('一次');
    expect((await exchange(client, proof)).code).toBe(codes.ok);
    expect((await exchange(client, proof)).code).toBe(codes.socialLoginInvalid);
  });

  test('TRUST 18: a missing state is refused, and so is that of another login', async () => {
    const { client, proof } = await known('状态');
    const other = await startSocial(client);
    expect((await exchange(client, { ...proof, state: '' })).code).toBe(codes.socialLoginInvalid);
    expect((await exchange(client, { ...proof, state: other.state })).code).toBe(codes.socialLoginInvalid);
    const body = JSON.stringify({ wxcode: proof.wxcode, loginPortal: 1 });
    expect((await client.raw(auth.weixinLogin, { body })).status).toBe(400);
    expect((await exchange(client, proof)).code).toBe(codes.ok);
  });

  test('TRUST 18: another browser cannot exchange it, and does not spend it', async () => {
    const { client, proof } = await known('别人');
    expect((await exchange(server.client(), proof)).code).toBe(codes.socialLoginInvalid);
    expect((await exchange(client, proof)).code).toBe(codes.ok);
  });

  test('TRUST 18: the id of a social account is no code', async () => {
    const { client, proof } = await known('外人');
    const claims = await server.db.selectFrom('claim').select('value').where('kind', '=', 'weixin').execute();
    for (const { value } of claims) {
      const answer = await exchange(client, { ...proof, wxcode: value });
      expect(answer.code).toBe(codes.socialLoginInvalid);
    }
    // The social app's code is not valid twice either.
    const { state } = await startSocial(client);
    const back = await fetch(`${server.url}/social/weixin/browser?state=${state}&code=made-up`);
    expect(back.status).toBe(502);
  });

  test('TRUST 18: a hundred at once open one session', async () => {
    const { id, client, proof } = await known('百');
    const answers = await Promise.all(Array.from({ length: 100 }, () => exchange(client, proof)));
    const opened = answers.filter(({ code }) => code === codes.ok);
    expect(opened).toHaveLength(1);
    expect(await liveSessions(id)).toBe(1);
  });

  test('TRUST 18: after five minutes it is over', async () => {
    const { client, proof } = await known('迟到');
    server.clock.advance(301);
    expect((await exchange(client, proof)).code).toBe(codes.socialLoginInvalid);
  });

  test('TRUST 48: neither codes nor personal ids are logged', async () => {
    const { client, proof } = await known('日志');
    await exchange(client, proof);
    expect(server.log()).not.toContain(proof.wxcode);
    expect(server.log()).not.toContain(proof.state);
    expect(server.log()).not.toContain('sandbox-');
  });
});

describe('an account that is live elsewhere', () => {
  test('raises a question, and its ticket continues without another scan', async () => {
    const { id, client, proof } = await known('两处');
    expect((await exchange(client, proof)).code).toBe(codes.ok);
    const second = await confirmed(server, '两处');
    const question = await exchange(second.client, second.proof);
    expect(question.code).toBe(codes.otherDeviceOnline);
    const { ticket: forceTicket } = question.data as { ticket: string };
    const stranger = await exchange(server.client(), second.proof, { forceTicket });
    expect(stranger.code).toBe(codes.forceTicketInvalid);
    expect((await exchange(second.client, second.proof, { forceTicket })).code).toBe(codes.ok);
    expect(await liveSessions(id)).toBe(1);
  });
});

describe('an unbound social account', () => {
  test('gets code 20012011, keeps its code, and is bound to a new phone', async () => {
    const { client, proof } = await confirmed(server, '新人');
    expect((await exchange(client, proof)).code).toBe(20_012_011);
    const phone = '13800000101';
    const answer = await bind(client, proof, phone, await codeFor(server, client, phone));
    expect(answer).toMatchObject({ code: codes.ok, data: { token: expect.any(String) } });
    const again = await confirmed(server, '新人', client);
    expect((await exchange(again.client, again.proof)).code).toBe(codes.ok);
  });

  test('is bound to the account that the phone has', async () => {
    const phone = '13800000102';
    const { id } = await addAccount(server.db, { phone });
    const client = await boundTo(phone, '老用户');
    expect(await liveSessions(id)).toBe(1);
    const { proof } = await confirmed(server, '老用户', client);
    expect((await exchange(client, proof)).code).toBe(codes.ok);
  });

  test('a wrong code keeps the login, a right one spends it', async () => {
    const { client, proof } = await confirmed(server, '试错');
    const phone = '13800000103';
    const code = await codeFor(server, client, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await bind(client, proof, phone, wrong)).code).toBe(codes.verifyCodeWrong);
    expect((await bind(client, proof, phone, code)).code).toBe(codes.ok);
    server.clock.advance(61);
    const next = await codeFor(server, client, phone);
    expect((await bind(client, proof, phone, next)).code).toBe(codes.socialLoginInvalid);
  });

  test('a code is not spent on a login that another browser requested', async () => {
    const { proof, client } = await confirmed(server, '借来');
    const stranger = server.client();
    const phone = '13800000104';
    const code = await codeFor(server, stranger, phone);
    expect((await bind(stranger, proof, phone, code)).code).toBe(codes.socialLoginInvalid);
    expect((await bind(client, proof, phone, code)).code).toBe(codes.ok);
  });

  test('TRUST 18: a phone whose account has another social account is refused, and nothing changes', async () => {
    const phone = '13800000105';
    await boundTo(phone, '原来的');
    server.clock.advance(61);
    const { client, proof } = await confirmed(server, '后来的');
    const answer = await bind(client, proof, phone, await codeFor(server, client, phone));
    expect(answer.code).toBe(codes.otherSocialBound);
    expect((await exchange(client, proof)).code).toBe(codes.socialLoginPending);
  });

  test('TRUST 18: two phones at once for one social account: one is bound', async () => {
    const [one, two] = [await confirmed(server, '抢'), await confirmed(server, '抢')];
    const phones = ['13800000106', '13800000107'] as const;
    const sent = [
      await codeFor(server, one.client, phones[0]),
      await codeFor(server, two.client, phones[1]),
    ] as const;
    const answers = await Promise.all([
      bind(one.client, one.proof, phones[0], sent[0]),
      bind(two.client, two.proof, phones[1], sent[1]),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.socialAccountBound]);
  });

  test('a phone of another country, and one that is none, are refused by name', async () => {
    const { client, proof } = await confirmed(server, '国外');
    expect((await bind(client, proof, '+4915112345678', '123456')).code).toBe(codes.overseasPhoneUnsupported);
    expect((await bind(client, proof, '123', '123456')).status).toBe(400);
  });

  test('a company member who chooses the private portal gets a personal account by their phone', async () => {
    const phone = '13800000109';
    const { id, client, proof } = await known('老板', { accountType: 1, phone });
    expect((await exchange(client, proof)).code).toBe(codes.socialLoginPending);
    const other = await codeFor(server, client, '13800000110');
    expect((await bind(client, proof, '13800000110', other)).code).toBe(codes.socialAccountBound);
    const answer = await bind(client, proof, phone, await codeFor(server, client, phone));
    expect(answer.code).toBe(codes.ok);
    client.token = (answer.data as { token: string }).token;
    const { data } = await client.raw(user.profile);
    expect(data).toMatchObject({ phone: '138****0109', memberStatus: 1 });
    expect(data).not.toMatchObject({ id });
  });

  test('the business portal needs a business account', async () => {
    const { client, proof } = await confirmed(server, '企业');
    const phone = '13800000108';
    await loggedIn(server, phone);
    server.clock.advance(61);
    const code = await codeFor(server, client, phone);
    const answer = await bind(client, proof, phone, code, { loginPortal: 2 });
    expect(answer.code).toBe(codes.businessAccountInvalid);
  });
});

test('without a social app it is not offered, and nothing can be exchanged', async () => {
  await server.stop();
  server = await startTestServer({ env: { SOCIAL_SERVICE: 'off' } });
  const client = server.client();
  const { rows } = await client.gateway.send(ruleEngine.checkConfig, { query: { key: 'login.social' } });
  expect(rows).toEqual([{ key: 'login.social', value: 'off' }]);
  const query = { loginPortal: 1, callbackUrl: '/', bindPhoneUrl: '/bindPhone' } as const;
  expect((await client.raw(auth.weixinQrLogin, { query })).code).toBe(codes.socialLoginOff);
  const proof = { state: 'x', wxcode: 'y' };
  expect((await exchange(client, proof)).code).toBe(codes.socialLoginInvalid);
});
