import { codes } from '@fairway/gateway/contract/codes';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../services/passwords/passwords.ts';
import { createTestClock } from '../../../testing/clock.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import {
  type IdentityProvider,
  type ProviderPerson,
  startIdentityProvider,
  testClient,
} from '../../../testing/oidc/identityProvider.ts';
import { addStaff, fromBase32 } from '../../../testing/staff.ts';
import { openEmergency } from '../index.ts';
import { codeOfStep, stepAt } from './totp.ts';

let idp: IdentityProvider;
let server: TestServer;
const password = 'harbour-lights-2026';

const settings = (issuer: string) => ({
  STAFF_PASSWORDS: 'off',
  STAFF_OIDC_ISSUER: issuer,
  STAFF_OIDC_CLIENT_ID: testClient.clientId,
  STAFF_OIDC_CLIENT_SECRET: testClient.clientSecret,
  STAFF_OIDC_DOMAINS: 'fairway.example, hq.fairway.example',
});
const somebody = (): ProviderPerson => {
  const subject = uuidv7();
  return { subject, email: `${subject}@fairway.example`, name: '李伟' };
};
/** The provider's tokens carry the machine's time, so the server's clock starts there. */
const startAtDesk = async (more: Readonly<Record<string, string>> = {}) => {
  const started = await startTestServer({
    env: { ...settings(idp.issuer), ...more },
    clock: createTestClock(new Date()),
  });
  idp.register(`${started.url}/oidc/staff`);
  return started;
};

beforeAll(async () => {
  idp = await startIdentityProvider(somebody());
  server = await startAtDesk();
});
beforeEach(() => {
  server.clock.set(new Date());
  idp.person = somebody();
});
afterAll(async () => {
  await server.stop();
  await idp.stop();
});

const start = async (client: TestClient, returnTo = '/desk/news?page=2') =>
  (await client.raw(staffAuth.startCompanyLogin, { body: { returnTo } })).data as { url: string };
/** The address of our site that a return from the provider leads to. */
const back = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' });
  const page = new URL(answer.headers.get('location') ?? '', 'http://desk');
  const proof = {
    state: page.searchParams.get('oidcState') ?? '',
    proof: page.searchParams.get('oidcProof') ?? '',
  };
  return { page, proof };
};
const finish = async (client: TestClient, proof: { state: string; proof: string }) => {
  const answer = await client.raw(staffAuth.finishCompanyLogin, { body: proof });
  if (answer.code === codes.ok) client.token = (answer.data as { token: string }).token;
  return answer;
};
const login = async (client: TestClient) =>
  finish(client, (await back(await idp.visit((await start(client)).url))).proof);
const entriesOf = async (id: string) =>
  (
    await server.db
      .selectFrom('auditEntry')
      .select('action')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a member of the staff', () => {
  it('an invited person logs in with the company account and comes back to the page', async () => {
    const { id } = await addStaff(server.db, {
      roles: ['editor'],
      email: idp.person.email,
      passwordHash: null,
    });
    const client = server.client();
    const { page, proof } = await back(await idp.visit((await start(client)).url));
    expect(page.pathname + page.search).toMatch(/^\/desk\/news\?page=2&oidcState=.+&oidcProof=/);
    expect(await finish(client, proof)).toMatchObject({ code: codes.ok });
    expect(await client.gateway.send(staffAuth.selectSelf)).toMatchObject({ id, roles: ['editor'] });
    expect(await entriesOf(id)).toEqual(['companyAccountBound', 'loggedIn']);
  });

  it('a person who changed their email at the provider stays the same person', async () => {
    const { id } = await addStaff(server.db, { roles: ['editor'], email: idp.person.email });
    await login(server.client());
    idp.person = { ...idp.person, email: `${uuidv7()}@hq.fairway.example` };
    const client = server.client();
    expect((await login(client)).code).toBe(codes.ok);
    expect(await client.gateway.send(staffAuth.selectSelf)).toMatchObject({ id });
  });

  it('logs out here, and the old token opens nothing', async () => {
    await addStaff(server.db, { roles: ['editor'], email: idp.person.email });
    const client = server.client();
    await login(client);
    await client.gateway.send(staffAuth.logout);
    expect((await client.raw(staffAuth.selectSelf)).code).toBe(codes.sessionExpired);
  });
});

describe('a logout at the provider', () => {
  const sessionOf = (staffId: string) =>
    server.db
      .selectFrom('staffSession')
      .select(['providerSession'])
      .where('staffId', '=', staffId)
      .where('endedAt', 'is', null)
      .executeTakeFirst();

  it('ends the session of that login at the desk, and no other', async () => {
    const { id } = await addStaff(server.db, { roles: ['editor'], email: idp.person.email });
    const client = server.client();
    await login(client);
    const { providerSession } = (await sessionOf(id)) ?? {};
    await idp.endSession(idp.person.subject, 'another session');
    await idp.endSession('somebody else', providerSession ?? '');
    expect((await client.raw(staffAuth.selectSelf)).code).toBe(codes.ok);
    await idp.endSession(idp.person.subject, providerSession ?? '');
    expect((await client.raw(staffAuth.selectSelf)).code).toBe(codes.sessionExpired);
    expect(await sessionOf(id)).toBeUndefined();
    const entries = await server.db
      .selectFrom('auditEntry')
      .select(['action', 'reason'])
      .where('staffId', '=', id)
      .where('action', '=', 'loggedOut')
      .execute();
    expect(entries).toEqual([{ action: 'loggedOut', reason: 'OpenID Connect' }]);
  });

  it('succeeds for a session that has ended', async () => {
    await expect(idp.endSession(idp.person.subject, 'no session')).resolves.toBeUndefined();
  });

  it('is refused without a genuine token', async () => {
    const answer = await fetch(`${server.url}/oidc/staff/logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: 'not a token' }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: 'invalid_request' });
  });
});

describe('the desk stays closed', () => {
  it.each([
    ['an email that the provider did not verify', { emailVerified: false }, 'oidcEmailUnproven'],
    ['an email of another domain', { email: 'li@fairway.example.evil.example' }, 'oidcEmailUnproven'],
    ['somebody who was not invited', {}, 'staffUnknown'],
  ] as const)('to %s', async (_case, change, codeName) => {
    idp.person = { ...idp.person, ...change };
    if (codeName === 'oidcEmailUnproven')
      await addStaff(server.db, { roles: ['admin'], email: idp.person.email.toLowerCase() });
    expect((await login(server.client())).code).toBe(codes[codeName]);
  });

  it('to another identity with the email of a bound member', async () => {
    const { id } = await addStaff(server.db, { roles: ['admin'], email: idp.person.email });
    await login(server.client());
    idp.person = { ...idp.person, subject: uuidv7() };
    expect((await login(server.client())).code).toBe(codes.oidcOtherPerson);
    expect(await entriesOf(id)).toEqual(['companyAccountBound', 'loggedIn', 'loginRefused']);
  });

  it('to a blocked member', async () => {
    const { id } = await addStaff(server.db, { roles: ['admin'], email: idp.person.email });
    await server.db.updateTable('staff').set({ blockedAt: new Date() }).where('id', '=', id).execute();
    expect((await login(server.client())).code).toBe(codes.staffBlocked);
  });
});

describe('TRUST 14: a login', () => {
  beforeEach(() => addStaff(server.db, { roles: ['editor'], email: idp.person.email }));

  it('is finished by the browser that started it, and by no other (login CSRF)', async () => {
    const attacker = server.client();
    const { proof } = await back(await idp.visit((await start(attacker)).url));
    expect((await finish(server.client(), proof)).code).toBe(codes.oidcOver);
  });

  it('that a victim finishes at the provider opens nothing for whoever knows the state', async () => {
    const attacker = server.client();
    const { url } = await start(attacker);
    await back(await idp.visit(url));
    const state = new URL(url).searchParams.get('state') ?? '';
    expect((await finish(attacker, { state, proof: state })).code).toBe(codes.oidcOver);
  });

  it('comes back once: a replayed return and a replayed proof are over', async () => {
    const client = server.client();
    const address = await idp.visit((await start(client)).url);
    const { proof } = await back(address);
    const replayed = await back(address);
    expect(replayed.proof.state).toBe('over');
    expect(replayed.page.pathname).toBe('/desk/login');
    expect((await finish(client, proof)).code).toBe(codes.ok);
    expect((await finish(client, proof)).code).toBe(codes.oidcOver);
  });

  it('is over after ten minutes', async () => {
    const client = server.client();
    const { url } = await start(client);
    server.clock.advance(601);
    expect((await back(await idp.visit(url))).proof.state).toBe('over');
  });

  it('TRUST 36: leads back to the desk only', async () => {
    const client = server.client();
    const { url } = await start(client, 'https://evil.example/desk');
    expect((await back(await idp.visit(url))).page.origin).toBe('http://desk');
  });

  it('continues after the provider has changed its keys', async () => {
    const client = server.client();
    await login(client);
    idp.rotateKeys();
    expect((await login(server.client())).code).toBe(codes.ok);
  });

  it('that is declined at the provider returns its own error', async () => {
    const client = server.client();
    const state = new URL((await start(client)).url).searchParams.get('state');
    const declined = `${server.url}/oidc/staff?error=access_denied&state=${state}&iss=${encodeURIComponent(idp.issuer)}`;
    expect((await finish(client, (await back(declined)).proof)).code).toBe(codes.oidcDeclined);
  });

  it('that names another issuer is refused (mix-up)', async () => {
    const client = server.client();
    const address = new URL(await idp.visit((await start(client)).url));
    address.searchParams.set('iss', 'https://evil.example');
    expect((await finish(client, (await back(address.href)).proof)).code).toBe(codes.oidcRefused);
  });
});

describe('roles by a claim', () => {
  let mapped: TestServer;
  beforeAll(async () => {
    mapped = await startAtDesk({ STAFF_OIDC_ROLES: 'desk-admins=admin, accounting=finance, 编辑=editor' });
  });
  afterAll(() => mapped.stop());

  it('add a new member, follow the provider at each login, and refuse a member who has none left', async () => {
    const enter = async (groups: readonly string[]) => {
      idp.person = { ...idp.person, groups };
      const client = mapped.client();
      const answer = await login(client);
      return answer.code === codes.ok ? (await client.gateway.send(staffAuth.selectSelf)).roles : answer.code;
    };
    expect(await enter(['accounting', '编辑', 'everybody'])).toEqual(['editor', 'finance']);
    expect(await enter(['accounting'])).toEqual(['finance']);
    expect(await enter(['everybody'])).toBe(codes.staffNoRole);
  });
});

describe('STAFF_PASSWORDS=off', () => {
  it('is reported to the login page', async () => {
    expect(await server.client().gateway.send(staffAuth.selectLoginWays)).toEqual({
      password: false,
      company: true,
    });
  });

  it('refuses a right password, until an operator opens the desk to that person for an hour', async () => {
    const passwordHash = await hashPassword(password);
    const { email, id } = await addStaff(server.db, { roles: ['admin'], passwordHash });
    const client = server.client();
    const enter = () => client.raw(staffAuth.startLogin, { body: { email, password } });
    expect((await enter()).code).toBe(codes.staffPasswordsOff);

    const parts = { secret: server.config.secret, publicUrl: () => server.url };
    const emergency = { email, now: server.clock.now(), requestId: uuidv7() };
    const url = (await openEmergency(server.db, parts, emergency)) ?? '';
    const link = url.split('#')[1] ?? '';
    const accepted = await client.raw(staffAuth.acceptInvitation, { body: { link, password } });
    expect(accepted.code).toBe(codes.ok);
    const { ticket, enrolment } = (await enter()).data as { ticket: string; enrolment: { secret: string } };
    const code = codeOfStep(fromBase32(enrolment.secret), stepAt(server.clock.now()));
    expect((await client.raw(staffAuth.finishLogin, { body: { ticket, code } })).code).toBe(codes.ok);
    expect(await entriesOf(id)).toContain('emergencyOpened');

    server.clock.advance(3601);
    expect((await enter()).code).toBe(codes.staffPasswordsOff);
  });

  it('opens no emergency for an unknown email', async () => {
    const parts = { secret: server.config.secret, publicUrl: () => server.url };
    const emergency = { email: 'nobody@example.com', now: server.clock.now(), requestId: uuidv7() };
    expect(await openEmergency(server.db, parts, emergency)).toBe(null);
  });
});

it('TRUST 48: the log of the server contains neither emails nor codes nor subjects', async () => {
  await addStaff(server.db, { roles: ['editor'], email: idp.person.email });
  const client = server.client();
  const address = await idp.visit((await start(client)).url);
  const { proof } = await back(address);
  await finish(client, proof);
  const code = new URL(address).searchParams.get('code') ?? '';
  for (const personal of [idp.person.email, idp.person.subject, code, proof.proof, testClient.clientSecret])
    expect(server.log()).not.toContain(personal);
});
