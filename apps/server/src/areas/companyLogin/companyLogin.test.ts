import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { companyLogin as calls, type LoginProvider } from '@fairway/gateway/contract/companyLogin';
import { user } from '@fairway/gateway/contract/user';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { createTestClock } from '../../testing/clock.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
  testClient,
} from '../../testing/oidc/identityProvider.ts';
import { type NameServer, startNameServer } from '../../testing/oidc/nameServer.ts';
import { addSeats } from '../../testing/seats.ts';
import { logIn } from '../../testing/session.ts';

let idp: IdentityProvider;
let dns: NameServer;
let server: TestServer;

beforeAll(async () => {
  idp = await startIdentityProvider({ subject: 'nobody', email: 'nobody@example.com' });
  dns = await startNameServer();
  server = await startTestServer({
    env: { COMPANY_LOGIN_INSIDE: 'yes', COMPANY_LOGIN_DNS: dns.address },
    // The provider's tokens carry the machine's time.
    clock: createTestClock(new Date()),
  });
});
afterAll(async () => {
  await server.stop();
  await idp.stop();
  await dns.stop();
});

interface Company {
  readonly admin: TestClient;
  readonly tenantId: string;
  readonly domain: string;
}
let company: Company;

/** A company with two free seats. */
async function newCompany(domain = `${uuidv7().slice(-12)}.test`): Promise<Company> {
  const admin = server.client();
  const { tenantId, accountId } = await logIn(server, admin, { accountType: 1, memberStatus: 2 });
  const now = server.clock.now();
  await server.db.insertInto('company').values({ tenantId, name: '远帆货运', createdAt: now }).execute();
  await addSeats(server.db, { tenantId, accountId, seats: 2, lanes: [], now });
  return { admin, tenantId, domain };
}
const save = ({ admin, domain }: Company, more: object = {}) =>
  admin.raw(calls.saveProvider, {
    body: { issuer: idp.issuer, ...testClient, domain, version: 0, ...more },
  });
const prove = ({ admin }: Company) => admin.raw(calls.proveDomain, { body: {} });
const providerOf = async ({ admin }: Company) => {
  const { provider } = await admin.gateway.send(calls.selectProvider);
  if (!provider) throw new Error('no provider');
  return provider;
};
async function switched(of: Company, change: Partial<LoginProvider> = {}) {
  const { enabled, openJoining, passwords, version } = {
    ...(await providerOf(of)),
    enabled: true,
    ...change,
  };
  return of.admin.raw(calls.switchProvider, { body: { enabled, openJoining, passwords, version } });
}
/** Saves, proves and switches on. */
async function setUp(of: Company, change: Partial<LoginProvider> = {}) {
  const { redirectUri } = await of.admin.gateway.send(calls.selectProvider);
  idp.register(redirectUri);
  expect(await save(of)).toMatchObject({ code: codes.ok });
  const { record } = await providerOf(of);
  dns.records.set(record.name, record.value);
  expect(await prove(of)).toMatchObject({ code: codes.ok });
  expect(await switched(of, change)).toMatchObject({ code: codes.ok });
}
/** An employee at the provider, who logs in next. */
function employee(of: Company = company) {
  const subject = uuidv7();
  idp.person = { subject, email: `${subject.slice(-12)}@${of.domain}`, name: '林晓' };
  return idp.person;
}
const list = (of: Company, name: string, email: string) =>
  of.admin.gateway.send(companyFramework.addEmployee, { body: { name, departmentId: null, email } });

const start = (client: TestClient, email = idp.person.email, returnTo = '/shipPriceInfo?origin=CNSHA') =>
  client.raw(calls.start, { body: { email, returnTo } });
async function back(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const page = new URL(answer.headers.get('location') ?? '', 'http://portal');
  const { oidcState: state = '', oidcProof: proof = '' } = Object.fromEntries(page.searchParams);
  return { page, proof: { state, proof } };
}
async function finish(client: TestClient, proof: { state: string; proof: string }, more: object = {}) {
  const answer = await client.raw(calls.finish, { body: { ...proof, ...more } });
  if (answer.code === codes.ok) client.token = (answer.data as { token: string }).token;
  return answer;
}
async function cameBack(client: TestClient) {
  const { url } = (await start(client)).data as { url: string };
  return back(await idp.visit(url));
}
const login = async (client: TestClient) => finish(client, (await cameBack(client)).proof);

beforeEach(async () => {
  server.clock.set(new Date());
  company = await newCompany();
  employee();
});

describe('the provider of a company', () => {
  it('is saved, proved by DNS and switched on; its secret is sealed and never sent back', async () => {
    await setUp(company);
    const provider = await providerOf(company);
    expect(provider).toMatchObject({ issuer: idp.issuer, domain: company.domain, enabled: true });
    expect(JSON.stringify(provider)).not.toContain(testClient.clientSecret);
    const row = await server.db
      .selectFrom('companyLogin')
      .select('clientSecret')
      .where('tenantId', '=', company.tenantId)
      .executeTakeFirstOrThrow();
    expect(row.clientSecret.includes(testClient.clientSecret)).toBe(false);
    const log = await company.admin.gateway.send(companyFramework.selectLog, { query: { about: 'login' } });
    expect(log.rows.map(({ action }) => action)).toEqual([
      'loginProviderOn',
      'loginDomainProved',
      'loginProviderSaved',
    ]);
  });

  it('is not switched on before its domain is proved', async () => {
    await save(company);
    expect((await prove(company)).code).toBe(codes.domainUnproved);
    expect((await switched(company)).code).toBe(codes.providerMissing);
    expect((await start(server.client())).code).toBe(codes.companyLoginUnknown);
  });

  it('with another domain is off until that one is proved', async () => {
    await setUp(company);
    const { version } = await providerOf(company);
    await save(company, { domain: `new.${company.domain}`, clientSecret: null, version });
    expect(await providerOf(company)).toMatchObject({ provenAt: null, enabled: false });
  });

  it('keeps its domain until another company proves it', async () => {
    await setUp(company);
    const other = await newCompany(company.domain);
    await save(other);
    expect((await prove(other)).code).toBe(codes.domainUnproved);
    expect(await providerOf(company)).toMatchObject({ enabled: true });
    const { record } = await providerOf(other);
    dns.records.set(record.name, record.value);
    expect((await prove(other)).code).toBe(codes.ok);
    expect(await providerOf(company)).toMatchObject({ enabled: false, provenAt: null });
  });

  it.each(['http://127.0.0.1:1', 'ftp://idp.example', 'https://idp.example?a=1', 'not an address'])(
    'is refused at %s',
    async (issuer) => {
      expect((await save(company, { issuer })).code).toBe(codes.issuerUnfit);
    },
  );

  it('is saved by the second of two administrators only after they read the change', async () => {
    await setUp(company);
    expect((await save(company, { version: 1 })).code).toBe(codes.companyChanged);
  });
});

describe('an employee', () => {
  it('listed by the company gets a sub-account at the first login, on the page they were on', async () => {
    await setUp(company);
    const { email } = idp.person;
    await list(company, '林', email);
    const client = server.client();
    const { page, proof } = await cameBack(client);
    expect(page.pathname + page.search).toMatch(/^\/shipPriceInfo\?origin=CNSHA&oidcState=/);
    expect(await finish(client, proof)).toMatchObject({ code: codes.ok, data: { firstVisit: true } });
    const people = await company.admin.gateway.send(companyFramework.selectEmployees, { query: {} });
    expect(people.rows.find((row) => row.email === email)?.account).toMatchObject({
      disabled: false,
      number: 1,
    });
    server.clock.advance(12 * 3600 + 1);
    expect((await client.raw(user.profile)).code).toBe(codes.sessionExpired);
  });

  it('comes back to the same account, also with another email', async () => {
    await setUp(company, { openJoining: true });
    const client = server.client();
    await login(client);
    const { number } = await seatsTaken();
    idp.person = { ...idp.person, email: `${uuidv7().slice(-12)}@${company.domain}` };
    expect((await login(client)).code).toBe(codes.ok);
    expect(await seatsTaken()).toEqual({ number });
  });

  it('removed by the company is logged out at once and cannot log in until listed again', async () => {
    await setUp(company, { openJoining: true });
    const client = server.client();
    await login(client);
    const { email } = idp.person;
    const { rows } = await company.admin.gateway.send(companyFramework.selectEmployees, { query: {} });
    const row = rows.find((each) => each.email === email);
    const employees = [{ id: row?.id ?? '', version: row?.version ?? 0 }];
    await company.admin.gateway.send(companyFramework.deleteEmployees, { body: { employees } });
    expect((await client.raw(user.profile)).status).toBe(401);
    expect((await login(client)).code).toBe(codes.companyLoginEnded);
    await list(company, '林', email);
    expect((await login(client)).code).toBe(codes.ok);
  });

  it('logs out, and the token opens nothing', async () => {
    await setUp(company, { openJoining: true });
    const client = server.client();
    await login(client);
    await client.gateway.send(auth.logout);
    expect((await client.raw(user.profile)).code).toBe(codes.sessionExpired);
  });

  const live = () =>
    server.db
      .selectFrom('session')
      .select('providerSession')
      .where('tenantId', '=', company.tenantId)
      .where('providerSession', 'is not', null)
      .where('endedAt', 'is', null)
      .executeTakeFirst();

  it('who logs out at the provider is logged out here, also after a question about another device', async () => {
    await setUp(company, { openJoining: true });
    await login(server.client());
    const client = server.client();
    const { proof } = await cameBack(client);
    const { ticket } = (await finish(client, proof)).data as { ticket: string };
    await finish(client, proof, { forceTicket: ticket });
    const { providerSession } = (await live()) ?? {};
    await idp.endSession(idp.person.subject, 'another session');
    expect((await client.raw(user.profile)).code).toBe(codes.ok);
    await idp.endSession(idp.person.subject, providerSession ?? '');
    expect((await client.raw(user.profile)).code).toBe(codes.sessionExpired);
  });

  it('of another company stays logged in', async () => {
    await setUp(company, { openJoining: true });
    const client = server.client();
    await login(client);
    const { subject } = idp.person;
    const { providerSession } = (await live()) ?? {};
    await setUp(await newCompany());
    await idp.endSession(subject, providerSession ?? '');
    expect((await client.raw(user.profile)).code).toBe(codes.ok);
  });

  it('on a second device raises a question about the first', async () => {
    await setUp(company, { openJoining: true });
    await login(server.client());
    const second = server.client();
    const { proof } = await cameBack(second);
    const question = await finish(second, proof);
    expect(question.code).toBe(codes.otherDeviceOnline);
    const { ticket } = question.data as { ticket: string };
    expect((await finish(second, proof, { forceTicket: ticket })).code).toBe(codes.ok);
  });

  const seatsTaken = async () => {
    const seats = await server.db
      .selectFrom('seat')
      .select('accountId')
      .where('tenantId', '=', company.tenantId)
      .where('number', 'is not', null)
      .execute();
    return { number: seats.length };
  };
});

describe('no login succeeds', () => {
  it('with an email that the provider did not verify, not even to an account of that email', async () => {
    await setUp(company, { openJoining: true });
    await list(company, '林', idp.person.email);
    idp.person = { ...idp.person, emailVerified: false };
    expect((await login(server.client())).code).toBe(codes.oidcEmailUnproven);
  });

  it('with an email of another domain', async () => {
    await setUp(company, { openJoining: true });
    const client = server.client();
    const { url } = (await start(client)).data as { url: string };
    idp.person = { ...idp.person, email: 'boss@other.example' };
    expect((await finish(client, (await back(await idp.visit(url))).proof)).code).toBe(
      codes.oidcEmailUnproven,
    );
  });

  it('not listed by the company', async () => {
    await setUp(company);
    expect((await login(server.client())).code).toBe(codes.companyLoginUnlisted);
  });

  it('without a free seat', async () => {
    await setUp(company, { openJoining: true });
    for (const _seat of [1, 2]) {
      employee();
      await login(server.client());
    }
    employee();
    expect((await login(server.client())).code).toBe(codes.companyLoginSeats);
  });

  it('to an account whose person also has a personal one', async () => {
    await setUp(company);
    const { email } = idp.person;
    const { id } = await list(company, '林', email);
    const { accountId } = await logIn(server, server.client(), { accountType: 3 });
    const { personId } = await server.db
      .selectFrom('account')
      .select('personId')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const shared = {
      tenantId: company.tenantId,
      id: uuidv7(),
      personId,
      accountType: 2 as const,
      name: '林',
    };
    await server.db
      .insertInto('account')
      .values({ ...shared, createdAt: new Date() })
      .execute();
    await server.db.updateTable('employee').set({ accountId: shared.id }).where('id', '=', id).execute();
    expect((await login(server.client())).code).toBe(codes.companyLoginElsewhere);
  });

  it('TRUST 14: with the login of another browser, a replayed return or another company’s address (mix-up)', async () => {
    await setUp(company, { openJoining: true });
    const attacker = server.client();
    const { proof } = await cameBack(attacker);
    expect((await finish(server.client(), proof)).code).toBe(codes.oidcOver);

    const client = server.client();
    const { url } = (await start(client)).data as { url: string };
    const address = await idp.visit(url);
    const other = await newCompany();
    expect((await back(address.replace(company.tenantId, other.tenantId))).proof.state).toBe('over');
    const first = await back(address);
    expect((await back(address)).proof.state).toBe('over');
    expect((await finish(client, first.proof)).code).toBe(codes.ok);
    expect((await finish(client, first.proof)).code).toBe(codes.oidcOver);
  });

  it('after the login was removed; sessions that it opened end', async () => {
    await setUp(company, { openJoining: true });
    const client = server.client();
    await login(client);
    await company.admin.gateway.send(calls.removeProvider, { body: {} });
    expect((await client.raw(user.profile)).code).toBe(codes.sessionExpired);
    expect((await start(server.client())).code).toBe(codes.companyLoginUnknown);
  });
});

it('with passwords off, a sub-account logs in by its company only', async () => {
  await setUp(company, { openJoining: true });
  await login(server.client());
  const account = await server.db
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', company.tenantId)
    .where('accountType', '=', 2)
    .executeTakeFirstOrThrow();
  const username = `lin${uuidv7().slice(-8)}`;
  const passwordHash = await hashPassword('MyOwn2026');
  await server.db.updateTable('account').set({ passwordHash }).where('id', '=', account.id).execute();
  const claim = { tenantId: company.tenantId, accountId: account.id, createdAt: new Date() };
  await server.db
    .insertInto('claim')
    .values({ kind: 'username', value: username, ...claim })
    .execute();
  await switched(company, { passwords: false });
  const body = { account: username, password: 'MyOwn2026', loginPortal: 2 as const };
  const byPassword = () => server.client().raw(auth.login, { body });
  expect((await byPassword()).code).toBe(codes.companyLoginOnly);
  await switched(company, { passwords: true });
  expect((await byPassword()).code).toBe(codes.ok);
});

it('TRUST 48: the log of the server contains neither emails nor subjects nor secrets', async () => {
  await setUp(company, { openJoining: true });
  await login(server.client());
  const { email, subject } = idp.person;
  for (const personal of [email, subject, testClient.clientSecret])
    expect(server.log()).not.toContain(personal);
});
