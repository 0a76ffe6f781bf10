import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FalseProvider, type Lies, startFalseProvider } from '../../testing/oidc/falseProvider.ts';
import { testClient } from '../../testing/oidc/identityProvider.ts';
import { oidcFetch } from './oidcFetch.ts';
import {
  authorizationUrl,
  checkProvider,
  identify,
  isIssuer,
  type OidcClient,
  OidcFailure,
} from './provider.ts';

let idp: FalseProvider;
beforeAll(async () => {
  idp = await startFalseProvider();
});
beforeEach(() => {
  idp.lies = {};
  idp.requests.length = 0;
});
afterAll(() => idp.stop());

const redirectUri = 'https://fairway.example/oidc/company/1';
const secrets = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };
const clientOf = (more: Partial<OidcClient> = {}): OidcClient => ({
  ...{ issuer: idp.issuer, ...testClient, redirectUri, insideAllowed: true, plainAllowed: true },
  ...more,
});

/** Logs in at the provider and returns with a query. */
async function loginWith(lies: Lies, query = 'code=right&state=state', now = new Date()) {
  idp.lies = lies;
  const url = new URL(await authorizationUrl(clientOf(), secrets, { now }));
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  idp.expected = {
    nonce: url.searchParams.get('nonce') ?? '',
    challenge: url.searchParams.get('code_challenge') ?? '',
    redirectUri,
  };
  return identify(clientOf(), secrets, query, now);
}
const problemOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'identified',
    (error: unknown) => (error instanceof OidcFailure ? error.problem : error),
  );
const seconds = () => Math.floor(Date.now() / 1000);

it('identifies a person by an authorization code with PKCE', async () => {
  expect(await loginWith({})).toMatchObject({
    issuer: idp.issuer,
    subject: 'person',
    verifiedEmail: 'lin@yuanfan.example',
    name: '林晓',
  });
});

describe('refuses a token', () => {
  it.each([
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['for another client', () => ({ claims: { aud: 'other' } })],
    [
      'for two clients',
      () => ({ claims: { aud: [testClient.clientId, 'other'], azp: testClient.clientId } }),
    ],
    ['that another client requested', () => ({ claims: { azp: 'other' } })],
    ['with another nonce', () => ({ claims: { nonce: 'other' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['that ran out a minute ago', () => ({ claims: { exp: seconds() - 60 } })],
    ['that is not valid yet', () => ({ claims: { nbf: seconds() + 120 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['with an endless subject', () => ({ claims: { sub: 'x'.repeat(300) } })],
    ['with a signature of another key', () => ({ otherKey: true as const })],
    ['of an unpublished key', () => ({ header: { kid: 'two' } })],
    ['without a signature', () => ({ header: { alg: 'none' } })],
    ['signed with the secret', () => ({ header: { alg: 'HS256' } })],
    ['that is missing', () => ({ withoutToken: true as const })],
    ['whose email is somebody else’s', () => ({ claims: { email: undefined }, userinfo: { sub: 'other' } })],
  ])('%s', async (_case, lies) => {
    expect(await problemOf(loginWith(lies()))).toBe('refused');
  });

  it('but allows clocks that differ by 20 seconds, and counts by the clock of the server', async () => {
    expect(await problemOf(loginWith({ claims: { exp: seconds() - 20 } }))).toBe('identified');
    const later = new Date(Date.now() + 3_600_000);
    expect(await problemOf(loginWith({}, 'code=right&state=state', later))).toBe('refused');
  });
});

describe('an email', () => {
  it.each([
    ['counts when verified', { email_verified: true }, 'lin@yuanfan.example'],
    ['counts when verified in words', { email_verified: 'true' }, 'lin@yuanfan.example'],
    ['does not count otherwise', { email_verified: false }, null],
    ['does not count when nothing is said', { email_verified: undefined }, null],
    ['does not count when it is a number', { email_verified: 1 }, null],
    ['does not count when it is a list', { email: ['lin@yuanfan.example'] }, null],
  ])('%s', async (_case, claims, email) => {
    expect((await loginWith({ claims })).verifiedEmail).toBe(email);
  });

  it('is read from the provider’s page about the person, where the token has none', async () => {
    const lies = { claims: { email: undefined, email_verified: undefined } };
    const userinfo = { email: 'lin@yuanfan.example', email_verified: true };
    expect((await loginWith({ ...lies, userinfo })).verifiedEmail).toBe('lin@yuanfan.example');
  });
});

describe('refuses a return', () => {
  it.each([
    ['with a code that the provider did not give', 'code=wrong&state=state', 'refused'],
    ['with another state', 'code=right&state=other', 'refused'],
    ['with two states', 'code=right&state=state&state=state', 'refused'],
    ['with another issuer', 'code=right&state=state&iss=https://evil.example', 'refused'],
    ['without a code', 'state=state', 'refused'],
    ['with an error', 'error=access_denied&state=state', 'declined'],
  ])('%s', async (_case, query, problem) => {
    expect(await problemOf(loginWith({}, query))).toBe(problem);
  });

  it('where the provider declares to name its issuer in returns and did not (RFC 9207)', async () => {
    const metadata = { authorization_response_iss_parameter_supported: true };
    expect(await problemOf(loginWith({ metadata }))).toBe('refused');
  });
});

describe('a provider is away', () => {
  const check = (lies: Lies) => {
    idp.lies = lies;
    return problemOf(checkProvider(clientOf(), new Date()));
  };
  const path = '/.well-known/openid-configuration';

  it.each([
    ['when it names another issuer', { metadata: { issuer: 'https://evil.example' } }],
    ['with a page that is a script', { metadata: { authorization_endpoint: 'javascript:alert(1)' } }],
    ['without a page', { metadata: { authorization_endpoint: undefined } }],
    [
      'with an endless answer',
      { answer: { path, with: (to) => void to.writeHead(200).end('x'.repeat(300_000)) } },
    ],
    [
      'when it leads elsewhere',
      { answer: { path, with: (to) => void to.writeHead(302, { location: '/keys' }).end() } },
    ],
    ['when it fails', { answer: { path, with: (to) => void to.writeHead(500).end() } }],
    ['when it answers no JSON', { answer: { path, with: (to) => void to.writeHead(200).end('<html>') } }],
  ] satisfies [string, Lies][])('%s', async (_case, lies) => {
    expect(await check(lies)).toBe('away');
    expect(idp.requests).toEqual([path]);
  });

  it('when no server listens', async () => {
    expect(await problemOf(checkProvider(clientOf({ issuer: 'http://127.0.0.1:1' }), new Date()))).toBe(
      'away',
    );
  });
});

describe('TRUST 40: a company’s provider', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'http://example.com/',
    'file:///etc/passwd',
  ])('is not asked at %s', async (address) => {
    const asking = oidcFetch({ insideAllowed: false, plainAllowed: false })(address, {
      method: 'GET',
      headers: {},
    });
    await expect(asking).rejects.toMatchObject({ name: 'OidcAddressRefused' });
  });

  it('is not queried at an internal endpoint that its configuration names', async () => {
    const issuer = 'https://login.example';
    expect(
      await problemOf(
        checkProvider(clientOf({ issuer: 'https://127.0.0.1', insideAllowed: false }), new Date()),
      ),
    ).toBe('away');
    expect(isIssuer(issuer, false)).toBe(true);
    expect(idp.requests).toEqual([]);
  });

  it('that is silent is given up', async () => {
    idp.lies = { answer: { path: '/silent', with: () => undefined } };
    const asking = oidcFetch({ insideAllowed: true, plainAllowed: true, timeout: 100 })(
      `${idp.issuer}/silent`,
      {
        method: 'GET',
        headers: {},
      },
    );
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it.each([
  ['https://login.example', true],
  ['https://login.example/realms/staff', true],
  ['http://login.example', false],
  ['https://login.example?realm=a', false],
  ['https://login.example#a', false],
  ['https://user:password@login.example', false],
  ['https://login.example/.well-known/openid-configuration', false],
  ['javascript:alert(1)', false],
])('%s is an issuer of a company: %s', (text, expected) => {
  expect(isIssuer(text, false)).toBe(expected);
});
