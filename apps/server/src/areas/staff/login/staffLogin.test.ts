import { codes } from '@fairway/gateway/contract/codes';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../services/passwords/passwords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addStaff, atDesk, fromBase32 } from '../../../testing/staff.ts';
import { codeOfStep, stepAt } from './totp.ts';

let server: TestServer;
let passwordHash: string;
const password = 'harbour-lights-2026';
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.stop());

const somebody = () => addStaff(server.db, { roles: ['finance'], passwordHash });
const start = (client: TestClient, email: string, typed = password) =>
  client.raw(staffAuth.startLogin, { body: { email, password: typed } });
const finish = async (client: TestClient, ticket: string, code: string) => {
  const answer = await client.raw(staffAuth.finishLogin, { body: { ticket, code } });
  if (answer.code === codes.ok) client.token = (answer.data as { token: string }).token;
  return answer;
};
/** The code that an app shows now; `steps` later than that. */
const shownBy = (secret: string, steps = 0) =>
  codeOfStep(fromBase32(secret), stepAt(server.clock.now()) + steps);

interface Started {
  readonly ticket: string;
  readonly enrolment: { readonly secret: string; readonly uri: string } | null;
}

/** A staff member who has enrolled an app and is logged in. */
async function enrolled() {
  const who = await somebody();
  const client = server.client();
  const { ticket, enrolment } = (await start(client, who.email)).data as Started;
  const secret = enrolment?.secret ?? '';
  expect(await finish(client, ticket, shownBy(secret))).toMatchObject({ code: codes.ok });
  return { ...who, client, secret };
}

describe('a first login', () => {
  it('enrols an authenticator app and opens a session of ten hours', async () => {
    const { client, email } = await enrolled();
    expect(await client.gateway.send(staffAuth.selectSelf)).toMatchObject({ email, roles: ['finance'] });
    server.clock.advance(3000);
    expect((await client.raw(staffAuth.selectSelf)).code).toBe(codes.ok);
    server.clock.advance(3601);
    expect((await client.raw(staffAuth.selectSelf)).code).toBe(codes.sessionExpired);
  });

  it('that shows a QR and is left half-way enrols nothing', async () => {
    const { email } = await somebody();
    const first = (await start(server.client(), email)).data as Started;
    const second = (await start(server.client(), email)).data as Started;
    expect(first.enrolment?.uri).toMatch(/^otpauth:\/\/totp\/Fairway%20Desk:/);
    expect(second.enrolment?.secret).not.toBe(first.enrolment?.secret);
  });
});

describe('a login', () => {
  it('needs the password and a code, and hides which of two was wrong before that', async () => {
    const { email } = await enrolled();
    const client = server.client();
    expect((await start(client, email, 'not the password')).code).toBe(codes.staffPasswordWrong);
    expect((await start(client, 'nobody@example.com')).code).toBe(codes.staffPasswordWrong);
    const { ticket, enrolment } = (await start(client, email)).data as Started;
    expect(enrolment).toBe(null);
    expect((await finish(client, ticket, '000000')).code).toBe(codes.staffCodeWrong);
  });

  it('TRUST 6: a code counts once, also in another login', async () => {
    const { email, client, secret } = await enrolled();
    const { ticket } = (await start(client, email)).data as Started;
    expect((await finish(client, ticket, shownBy(secret))).code).toBe(codes.staffCodeWrong);
    expect((await finish(client, ticket, shownBy(secret, 1))).code).toBe(codes.ok);
  });

  it('TRUST 6: one code in ten requests at once opens one session', async () => {
    const { email, client, secret } = await enrolled();
    server.clock.advance(60);
    const { ticket } = (await start(client, email)).data as Started;
    const code = shownBy(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(client, ticket, code)));
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1);
  });

  it('TRUST 14: is finished by the browser that began it, and by no other', async () => {
    const { email, secret } = await enrolled();
    server.clock.advance(60);
    const { ticket } = (await start(server.client(), email)).data as Started;
    expect((await finish(server.client(), ticket, shownBy(secret))).code).toBe(codes.staffLoginLate);
  });

  it('ends the session before it, which learns why', async () => {
    const { email, client, secret } = await enrolled();
    server.clock.advance(60);
    const other = server.client();
    const { ticket } = (await start(other, email)).data as Started;
    await finish(other, ticket, shownBy(secret));
    expect(await client.raw(staffAuth.selectSelf)).toMatchObject({
      status: 401,
      code: codes.sessionForcedOffline,
    });
  });

  it('TRUST 5, 10: wrong passwords and wrong codes make a stranger wait, not the owner in a browser they use', async () => {
    const { email, client, secret } = await enrolled();
    const stranger = server.client();
    for (let i = 0; i < 5; i += 1) await start(stranger, email, 'not the password');
    expect(await start(stranger, email)).toMatchObject({ code: codes.staffLoginWait });
    server.clock.advance(60);
    const owner = (await start(client, email)).data as Started;
    expect((await finish(client, owner.ticket, shownBy(secret))).code).toBe(codes.ok);
    const { ticket } = (await start(stranger, email)).data as Started;
    for (let i = 0; i < 5; i += 1) await finish(stranger, ticket, '000000');
    expect((await finish(stranger, ticket, shownBy(secret, 1))).code).toBe(codes.staffLoginWait);
  });

  it('that was refused is in the log under the name that was tried', async () => {
    const { email, id } = await enrolled();
    await start(server.client(), email, 'not the password');
    const entries = await server.db
      .selectFrom('auditEntry')
      .select(['action', 'outcome', 'staffId'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'secondFactorEnrolled', outcome: 'done', staffId: id },
      { action: 'loggedIn', outcome: 'done', staffId: id },
      { action: 'loginRefused', outcome: 'refused', staffId: null },
    ]);
  });
});

describe('a session', () => {
  it('ends by logout', async () => {
    const { client } = await atDesk(server, ['editor']);
    await client.gateway.send(staffAuth.logout);
    expect((await client.raw(staffAuth.selectSelf)).code).toBe(codes.sessionExpired);
  });

  it('TRUST 14: works with the key that opened it alone', async () => {
    const { client } = await atDesk(server, ['editor']);
    const thief = server.client();
    thief.token = client.token;
    expect((await thief.raw(staffAuth.selectSelf)).code).toBe(codes.sessionKeyMismatch);
  });
});

it('TRUST 48: the log of the server contains neither emails nor codes nor secrets', async () => {
  const { email, secret } = await enrolled();
  for (const personal of [email, secret, password]) expect(server.log()).not.toContain(personal);
});
