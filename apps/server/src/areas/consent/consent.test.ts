import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
import { consent } from '@fairway/gateway/contract/consent';
import { callsOf } from '@fairway/gateway/contract/contract';
import { insurance } from '@fairway/gateway/contract/insurance';
import { sensitiveForms } from '@fairway/gateway/contract/sensitive';
import { consentVersions, currentTexts } from '@fairway/trade';
import { expect, it } from 'vitest';
import { answerCode, codeFor } from '../../testing/accounts.ts';
import { personalBody } from '../../testing/certifications.ts';
import { startTestServer } from '../../testing/server.ts';
import { sampleIntention } from '../insurance/fixtures.ts';

const server = await startTestServer();
let phones = 13_600_000_000;
const newPhone = () => {
  phones += 1;
  server.clock.advance(61);
  return String(phones);
};
const agreed = () => currentTexts('agreement', 'privacy');
const mine = (client: ReturnType<typeof server.client>) => client.gateway.send(consent.selectMine, {});

async function person() {
  const client = server.client();
  const phone = newPhone();
  await answerCode(client, phone, await codeFor(server, client, phone));
  return { client, phone };
}

it('a new account is made only once both texts are agreed to, and the code is still good then', async () => {
  const client = server.client();
  const phone = newPhone();
  const verifyCode = await codeFor(server, client, phone);
  const ask = (texts?: ReturnType<typeof agreed>) =>
    client.raw(auth.loginAndRegisterByVerifyCode, {
      body: { account: phone, verifyCode, loginPortal: 1, ...(texts ? { agreed: texts } : {}) },
    });
  const refused = await ask();
  expect([refused.code, refused.data]).toEqual([codes.consentNeeded, { kinds: ['agreement', 'privacy'] }]);
  expect((await ask(currentTexts('agreement'))).data).toEqual({ kinds: ['privacy'] });
  expect((await ask([{ kind: 'agreement', version: 'old' }, ...currentTexts('privacy')])).code).toBe(
    codes.consentNeeded,
  );
  expect(await server.db.selectFrom('claim').selectAll().where('value', '=', `86${phone}`).execute()).toEqual(
    [],
  );
  expect((await ask(agreed())).code).toBe(codes.ok);
});

it('registration is stored with version, instant and channel, and the next login does not ask for it', async () => {
  const { client, phone } = await person();
  const { rows, due } = await mine(client);
  expect(
    rows.map(({ kind, version, channel, current, withdrawnAt }) => ({
      kind,
      version,
      channel,
      current,
      withdrawnAt,
    })),
  ).toEqual(
    expect.arrayContaining(
      agreed().map((text) => ({ ...text, channel: 'registration', current: true, withdrawnAt: null })),
    ),
  );
  expect(due).toEqual([]);
  server.clock.advance(61);
  const again = server.client();
  const code = await codeFor(server, again, phone);
  const answer = await answerCode(again, phone, code, { agreed: [] });
  expect(answer.code).not.toBe(codes.consentNeeded);
});

it('a text that has changed since requires consent at the next login and with the own data', async () => {
  const { client, phone } = await person();
  await server.db.updateTable('consent').set({ version: 'old' }).where('kind', '=', 'privacy').execute();
  expect((await mine(client)).due).toEqual(['privacy']);
  server.clock.advance(61);
  const other = server.client();
  const code = await codeFor(server, other, phone);
  expect((await answerCode(other, phone, code, { agreed: [] })).code).toBe(codes.consentNeeded);
  const answer = await client.gateway.send(consent.agree, { body: { agreed: agreed() } });
  expect(answer.due).toEqual([]);
  expect((await mine(client)).rows.filter(({ channel }) => channel === 'myData')).toHaveLength(1);
});

it('every call that takes a sensitive field refuses it without its consent', async () => {
  const { client } = await person();
  const papers = await personalBody(client, { agreed: [] });
  const bodies: Record<string, object> = {
    '/company/submit': papers,
    '/company/update': papers,
    '/insurance/submit': sampleIntention({ insurerId: '019a0000-0000-7000-8000-000000000001', agreed: [] }),
  };
  const calls = callsOf()
    .map(({ call }) => call)
    .filter((call) => sensitiveForms(call).some(({ fields }) => fields.length > 0));
  expect(calls.map(({ path }) => path).toSorted()).toEqual(Object.keys(bodies).toSorted());
  for (const call of calls) {
    const answer = await client.raw(call, { body: bodies[call.path] as never });
    expect([call.path, answer.code]).toEqual([call.path, codes.consentNeeded]);
  }
  const records = await server.db
    .selectFrom('consent')
    .select('kind')
    .where('channel', '!=', 'registration')
    .where('channel', '!=', 'myData')
    .execute();
  expect(records).toEqual([]);
});

it('the consent to an ID number is stored with the submission and can be withdrawn once', async () => {
  const { client } = await person();
  await client.gateway.send(company.submit, { body: await personalBody(client) });
  const record = (await mine(client)).rows.find(({ kind }) => kind === 'identity');
  expect(record).toMatchObject({
    version: consentVersions.identity,
    channel: 'certification',
    withdrawnAt: null,
  });
  const withdraw = (id: string) => client.raw(consent.withdraw, { body: { id } });
  expect((await withdraw(record?.id ?? '')).data).toMatchObject({
    withdrawnAt: server.clock.now().toISOString(),
  });
  const first = (await mine(client)).rows.find(({ kind }) => kind === 'identity')?.withdrawnAt;
  server.clock.advance(60);
  await withdraw(record?.id ?? '');
  expect((await mine(client)).rows.find(({ kind }) => kind === 'identity')?.withdrawnAt).toBe(first);
  const agreement = (await mine(client)).rows.find(({ kind }) => kind === 'agreement');
  expect((await withdraw(agreement?.id ?? '')).code).toBe(codes.consentStays);
  const stranger = await person();
  expect((await stranger.client.raw(consent.withdraw, { body: { id: record?.id ?? '' } })).code).toBe(
    codes.notFound,
  );
});

it('a request that names no insurer needs no consent, and stores none', async () => {
  const { client } = await person();
  await client.gateway.send(insurance.submit, { body: sampleIntention() });
  expect((await mine(client)).rows.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'privacy']);
});
