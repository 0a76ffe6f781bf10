import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testClient } from './identityProvider.ts';

/** The false data of a provider; empty for one that is strict and honest. */
export interface Lies {
  /** Changes claims of the ID token. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Signs with a key that is not published. */
  readonly otherKey?: true;
  readonly withoutToken?: true;
  /** Changes the configuration. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  /** Replaces the response of this path. */
  readonly answer?: { readonly path: string; with(response: ServerResponse): void };
}

/** A provider that can misbehave, which a certified one cannot. It checks requests against the standards. */
export interface FalseProvider {
  readonly issuer: string;
  lies: Lies;
  /** Nonce and challenge of the next login, from its authorization address. */
  expected: { readonly nonce: string; readonly challenge: string; readonly redirectUri: string };
  readonly requests: string[];
  /** A logout token of the person, with the false data. */
  logoutToken(): string;
  stop(): Promise<void>;
}

const json = (response: ServerResponse, value: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

export async function startFalseProvider(): Promise<FalseProvider> {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const idp: FalseProvider = {
    issuer,
    lies: {},
    expected: { nonce: '', challenge: '', redirectUri: '' },
    requests: [],
    logoutToken: () =>
      tokenOf(
        { alg: 'RS256', kid: 'one', typ: 'logout+jwt', ...idp.lies.header },
        { ...honestLogout(), ...idp.lies.claims },
        (idp.lies.otherKey ? otherKey : key).privateKey,
      ),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const honest = () => {
    const seconds = Math.floor(Date.now() / 1000);
    const times = { iat: seconds, exp: seconds + 300 };
    const person = { sub: 'person', email: 'Lin@Yuanfan.example', email_verified: true, name: '林晓' };
    return { iss: issuer, aud: testClient.clientId, nonce: idp.expected.nonce, ...times, ...person };
  };

  const honestLogout = () => {
    const seconds = Math.floor(Date.now() / 1000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const times = { iat: seconds, exp: seconds + 120 };
    return { iss: issuer, aud: testClient.clientId, sub: 'person', jti: randomUUID(), events, ...times };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    idp.requests.push(path);
    if (idp.lies.answer?.path === path) return idp.lies.answer.with(response);
    if (path === '/.well-known/openid-configuration')
      return json(response, { ...configuration(issuer), ...idp.lies.metadata });
    if (path === '/keys') {
      const jwk = key.publicKey.export({ format: 'jwk' });
      return json(response, { keys: [{ ...jwk, kid: 'one', use: 'sig', alg: 'RS256' }] });
    }
    if (path === '/userinfo') return json(response, { sub: 'person', ...idp.lies.userinfo });
    if (path !== '/token') return json(response, {}, 404);
    const refusal = await tokenRefusal(request, idp.expected);
    if (refusal) return json(response, { error: refusal }, 400);
    const token = tokenOf(
      { alg: 'RS256', kid: 'one', ...idp.lies.header },
      { ...honest(), ...idp.lies.claims },
      (idp.lies.otherKey ? otherKey : key).privateKey,
    );
    const idToken = idp.lies.withoutToken ? {} : { id_token: token };
    return json(response, { access_token: 'access', token_type: 'Bearer', ...idToken });
  }
  return idp;
}

function configuration(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

/** Returns the refusal that RFC 6749 and RFC 7636 require. */
async function tokenRefusal(
  request: IncomingMessage,
  { challenge, redirectUri }: FalseProvider['expected'],
): Promise<string | null> {
  let text = '';
  for await (const part of request) text += String(part);
  const form = new URLSearchParams(text);
  const [user, password = ''] = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64')
    .toString()
    .split(':');
  // Both are encoded for forms before they are joined (RFC 6749, section 2.3.1).
  const isClient = user === testClient.clientId && decodeURIComponent(password) === testClient.clientSecret;
  if (!isClient) return 'invalid_client';
  const hash = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight =
    hash === challenge && form.get('redirect_uri') === redirectUri && form.get('code') === 'right';
  return isRight ? null : 'invalid_grant';
}

function tokenOf(header: object, claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
