import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** A person who logs in at the provider. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export const testClient = { clientId: 'fairway', clientSecret: 'a-secret-of-the-identity-provider' };

/** A certified OpenID provider on this machine. It requires no password and always logs `person` in. */
export interface IdentityProvider {
  readonly issuer: string;
  person: ProviderPerson;
  /** Adds an allowed redirect address. */
  register(redirectUri: string): void;
  /** Creates new signing keys and drops the old ones. */
  rotateKeys(): void;
  /** Reports the end of a session to the last registered address. */
  endSession(subject: string, sessionId: string): Promise<void>;
  /** Opens an address of the provider as a browser does; returns the address to which it redirects. */
  visit(address: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startIdentityProvider(person: ProviderPerson): Promise<IdentityProvider> {
  let provider: Provider;
  let listener: ReturnType<Provider['callback']>;
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUris: string[] = [];
  const keys = [await newKey(), await newKey()];
  const idp: IdentityProvider = {
    issuer,
    person,
    register(redirectUri) {
      redirectUris.push(redirectUri);
      listener = serve();
    },
    rotateKeys() {
      keys.shift();
      listener = serve();
    },
    async endSession(subject, sessionId) {
      const client = await provider.Client.find(testClient.clientId);
      // Its types leave this method out.
      await (client as unknown as LogoutSender).backchannelLogout(subject, sessionId);
    },
    visit: (address) => follow(address, issuer),
    stop: () => close(server),
  };
  const serve = () => {
    provider = providerOf(idp, redirectUris, keys);
    return provider.callback();
  };
  listener = serve();
  return idp;
}

function providerOf(idp: IdentityProvider, redirectUris: readonly string[], keys: Keys) {
  const provider = new Provider(idp.issuer, {
    jwks: { keys: keys.slice(0, 1) },
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: redirectUris.length > 0 ? [...redirectUris] : ['http://127.0.0.1/none'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        backchannel_logout_uri: `${redirectUris.at(-1) ?? 'http://127.0.0.1/none'}/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    // Its guard refuses addresses of this machine.
    fetch: (url, { method, headers, body } = {}) => fetch(url, { method, headers, body } as RequestInit),
    cookies: { keys: ['a key of test cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Named, because oidc-provider prints a notice for each one that is not.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(idp.person, id) }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const result = { login: { accountId: idp.person.subject } };
    await provider.interactionFinished(context.req, context.res, result);
    context.respond = false;
  });
  return provider;
}

function claimsOf(person: ProviderPerson, id: string) {
  const { email, emailVerified = true, name, groups } = person;
  return { sub: id, email, email_verified: emailVerified, name, groups };
}

async function newKey(): Promise<Keys[number]> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const size = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey({ ...algorithm, ...size }, true, ['sign', 'verify']);
  const { kty, n, e, d, p, q, dp, dq, qi } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const numbers = { kty, n, e, d, p, q, dp, dq, qi };
  return { ...numbers, kid: crypto.randomUUID(), use: 'sig', alg: 'RS256' } as Keys[number];
}

interface LogoutSender {
  backchannelLogout(subject: string, sessionId: string): Promise<void>;
}

type Keys = NonNullable<Configuration['jwks']>['keys'];

/** Follows redirects inside the provider, with its cookies; stops at the first redirect to another host. */
async function follow(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let steps = 0; steps < 10 && next.startsWith(issuer); steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
