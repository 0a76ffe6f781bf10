import { cutText } from '@fairway/trade';
import * as client from 'openid-client';
import { oidcFetch } from './oidcFetch.ts';

/** A client of an identity provider, as the provider's page of applications names it. */
export interface OidcClient {
  /** Exactly as the provider writes it in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address to which the provider redirects; each client has a different one, against mix-ups (RFC 9700, section 4.4). */
  readonly redirectUri: string;
  /** The provider may be in a private network. */
  readonly insideAllowed: boolean;
  /** The provider may be without TLS. */
  readonly plainAllowed: boolean;
}

/** The random values of one login. The provider repeats state and nonce, and hashes the verifier (PKCE, RFC 7636). */
export interface OidcSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A person as described by their provider. */
export interface OidcPerson {
  readonly issuer: string;
  /** Never changes and is never reassigned, unlike an email. */
  readonly subject: string;
  /** In lower case; null if the provider sends no verified one. */
  readonly verifiedEmail: string | null;
  readonly name: string | null;
  /** The provider's ID of the session (`sid`), which its logout names. */
  readonly sessionId: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Why a provider identified no person: it was not reached or did not respond by OpenID Connect (`away`), the person
 * declined there (`declined`), or a response was not genuine (`refused`). The message contains a code and no personal
 * data.
 */
export class OidcFailure extends Error {
  override readonly name = 'OidcFailure';
  readonly problem: 'away' | 'declined' | 'refused';
  constructor(problem: OidcFailure['problem'], reason: string) {
    super(reason);
    this.problem = problem;
  }
}

/** Seconds by which the clocks of provider and server may differ. */
export const clockTolerance = 30;
const longestSubject = 255;
const longestEmail = 254;
const longestName = 50;
const longestSessionId = 255;

/** Whether a text can be an issuer: an address without query and fragment (OpenID Connect Discovery, section 2). */
export function isIssuer(text: string, plainAllowed: boolean): boolean {
  if (!URL.canParse(text) || text.length > 500 || /[?#]|\/\.well-known\//.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (plainAllowed && protocol === 'http:');
}

/** Returns the address of the provider's login page. Throws {@link OidcFailure}. */
export async function authorizationUrl(
  oidc: OidcClient,
  { state, nonce, verifier }: OidcSecrets,
  { now, email }: { readonly now: Date; readonly email?: string },
): Promise<string> {
  const configuration = await discover(oidc, now);
  const parameters = {
    redirect_uri: oidc.redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email === undefined ? {} : { login_hint: email }),
  };
  return client.buildAuthorizationUrl(configuration, parameters).href;
}

/** Reads a provider's configuration. Throws {@link OidcFailure}. */
export async function checkProvider(oidc: OidcClient, now: Date): Promise<void> {
  await discover(oidc, now);
}

/**
 * Exchanges the query of the provider's redirect, `?code=…&state=…`, and checks issuer, audience, signature, nonce and
 * time. Keys are read at each login, so a provider may change them at any time. Throws {@link OidcFailure}.
 */
export async function identify(
  oidc: OidcClient,
  { state, nonce, verifier }: OidcSecrets,
  returned: string,
  now: Date,
): Promise<OidcPerson> {
  const configuration = await discover(oidc, now);
  try {
    const tokens = await client.authorizationCodeGrant(
      configuration,
      new URL(`${oidc.redirectUri}?${returned}`),
      { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    );
    const token = tokens.claims();
    if (!token) throw new OidcFailure('refused', 'no ID token');
    const audience = [token.aud].flat();
    if (audience.length !== 1 || (token.azp !== undefined && token.azp !== oidc.clientId))
      throw new OidcFailure('refused', 'another audience');
    const info =
      token.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(configuration, tokens.access_token, token.sub)
        : {};
    return personOf(oidc.issuer, { ...info, ...token });
  } catch (error) {
    throw failureOf(error);
  }
}

/** Reads the public keys of a provider and the algorithms that it signs with. Throws {@link OidcFailure}. */
export async function signingKeys(oidc: OidcClient, now: Date) {
  const configuration = await discover(oidc, now);
  const { jwks_uri: address = '', id_token_signing_alg_values_supported: algorithms = ['RS256'] } =
    configuration.serverMetadata();
  try {
    const answer = await oidcFetch(oidc)(address, { method: 'GET', headers: { accept: 'application/json' } });
    const keys: unknown = await answer.json();
    return { keys, algorithms: algorithms.filter((name) => name !== 'none' && !name.startsWith('HS')) };
  } catch (error) {
    throw new OidcFailure('away', reasonOf(error));
  }
}

function allowedProtocol({ protocol }: URL, { plainAllowed }: OidcClient): boolean {
  return protocol === 'https:' || (plainAllowed && protocol === 'http:');
}

async function discover(oidc: OidcClient, now: Date): Promise<client.Configuration> {
  if (!isIssuer(oidc.issuer, oidc.plainAllowed)) throw new OidcFailure('away', 'not an issuer');
  const ownClock = {
    [client.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
    [client.clockTolerance]: clockTolerance,
  };
  const secret = oidc.clientSecret;
  const authenticate: client.ClientAuth = (server, ...rest) => {
    // OpenID Connect Discovery, section 3: `client_secret_basic` by default.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = methods.includes('client_secret_basic');
    (isBasic ? client.ClientSecretBasic : client.ClientSecretPost)(secret)(server, ...rest);
  };
  try {
    const configuration = await client.discovery(
      new URL(oidc.issuer),
      oidc.clientId,
      ownClock,
      authenticate,
      {
        [client.customFetch]: oidcFetch(oidc) as client.CustomFetch,
        execute: [
          client.enableNonRepudiationChecks,
          ...(oidc.plainAllowed ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const page = configuration.serverMetadata().authorization_endpoint ?? '';
    // A browser opens it, so `javascript:` must not pass.
    const isOpen = URL.canParse(page) && allowedProtocol(new URL(page), oidc);
    if (!isOpen) throw new OidcFailure('away', 'no authorization endpoint');
    return configuration;
  } catch (error) {
    throw error instanceof OidcFailure ? error : new OidcFailure('away', reasonOf(error));
  }
}

function personOf(issuer: string, claims: Readonly<Record<string, unknown>>): OidcPerson {
  const { sub, sid, email, email_verified: verified, name } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > longestSubject)
    throw new OidcFailure('refused', 'no subject');
  const isVerified = verified === true || verified === 'true';
  const isEmail =
    typeof email === 'string' && email.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(email);
  return {
    issuer,
    subject: sub,
    verifiedEmail: isVerified && isEmail ? email.toLowerCase() : null,
    name: typeof name === 'string' && name.trim() !== '' ? cutText(name.trim(), longestName) : null,
    sessionId: typeof sid === 'string' && sid.length <= longestSessionId ? sid : null,
    claims,
  };
}

function failureOf(error: unknown): OidcFailure {
  if (error instanceof OidcFailure) return error;
  if (error instanceof client.AuthorizationResponseError) return new OidcFailure('declined', error.error);
  if (error instanceof client.ResponseBodyError) return new OidcFailure('refused', error.error);
  return new OidcFailure(isAway(error) ? 'away' : 'refused', reasonOf(error));
}

/** Whether no response arrived: a lost connection, a timeout, or an address that may not be opened. */
function isAway(error: unknown): boolean {
  const { name = '', code = '', cause } = (error ?? {}) as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError' || name === 'OidcAddressRefused') return true;
  if (/^(OAUTH_TIMEOUT|OAUTH_RESPONSE_IS_NOT_CONFORM|E[A-Z]+)$/.test(String(code))) return true;
  return cause !== undefined && cause !== error && cause instanceof Error && isAway(cause);
}

/** The code of an error, never its message: that may quote the provider. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return cutText(String(code ?? name ?? 'unknown'), 100);
}
