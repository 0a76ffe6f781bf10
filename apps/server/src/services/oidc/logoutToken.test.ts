import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FalseProvider, type Lies, startFalseProvider } from '../../testing/oidc/falseProvider.ts';
import { testClient } from '../../testing/oidc/identityProvider.ts';
import { readLogout } from './logoutToken.ts';
import { type OidcClient, OidcFailure } from './provider.ts';

let idp: FalseProvider;
beforeAll(async () => {
  idp = await startFalseProvider();
});
beforeEach(() => {
  idp.lies = {};
  idp.requests.length = 0;
});
afterAll(() => idp.stop());

const event = 'http://schemas.openid.net/event/backchannel-logout';
const seconds = () => Math.floor(Date.now() / 1000);
const client = (): OidcClient => ({
  ...{ issuer: idp.issuer, ...testClient, redirectUri: 'https://fairway.example/oidc/staff' },
  ...{ insideAllowed: true, plainAllowed: true },
});
async function read(lies: Lies, now = new Date()) {
  idp.lies = lies;
  return readLogout(client(), idp.logoutToken(), now);
}
const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof OidcFailure ? error.problem : error),
  );

it('reads whose sessions end, and which one', async () => {
  expect(await read({ claims: { sid: 'session' } })).toMatchObject({
    issuer: idp.issuer,
    subject: 'person',
    sessionId: 'session',
  });
  expect(await read({})).toMatchObject({ subject: 'person', sessionId: null });
  expect(await read({ claims: { sub: undefined, sid: 'session' } })).toMatchObject({ subject: null });
});

describe('refuses a token', () => {
  it.each([
    ['without an issue time', () => ({ claims: { iat: undefined } })],
    ['without an expiry', () => ({ claims: { exp: undefined } })],
    ['that has expired', () => ({ claims: { exp: seconds() - 60 } })],
    ['issued long ago', () => ({ claims: { iat: seconds() - 3600, exp: seconds() + 3600 } })],
    ['issued in the future', () => ({ claims: { iat: seconds() + 120, exp: seconds() + 240 } })],
    ['without an ID', () => ({ claims: { jti: undefined } })],
    ['with an endless ID', () => ({ claims: { jti: 'x'.repeat(300) } })],
    ['without an event', () => ({ claims: { events: undefined } })],
    ['of another event', () => ({ claims: { events: { 'https://example.com/event': {} } } })],
    ['whose event is no object', () => ({ claims: { events: { [event]: true } } })],
    ['with a nonce, as an ID token has', () => ({ claims: { nonce: 'nonce' } })],
    ['without subject and session', () => ({ claims: { sub: undefined } })],
    ['with a subject that is no text', () => ({ claims: { sub: 7 } })],
    ['with a signature of another key', () => ({ otherKey: true as const })],
    ['of an unpublished key', () => ({ header: { kid: 'two' } })],
    ['without a signature', () => ({ header: { alg: 'none' } })],
    ['signed with the secret', () => ({ header: { alg: 'HS256' } })],
  ] satisfies [string, () => Lies][])('%s', async (_case, lies) => {
    expect(await problemOf(read(lies()))).toBe('refused');
  });

  it.each([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'other' } }],
    ['for two clients', { claims: { aud: [testClient.clientId, 'other'] } }],
  ] satisfies [string, Lies][])('%s, without a request to the provider', async (_case, lies) => {
    expect(await problemOf(read(lies))).toBe('refused');
    expect(idp.requests).toEqual([]);
  });

  it('that is not a token', async () => {
    expect(await problemOf(readLogout(client(), 'a.b.c', new Date()))).toBe('refused');
  });
});

it('counts by the clock of the server', async () => {
  expect(await problemOf(read({}, new Date(Date.now() + 3_600_000)))).toBe('refused');
});

it('fails when the provider does not return its keys', async () => {
  const answer = {
    path: '/keys',
    with: (to: { writeHead(status: number): { end(): void } }) => to.writeHead(500).end(),
  };
  expect(await problemOf(read({ answer }))).toBe('away');
});
