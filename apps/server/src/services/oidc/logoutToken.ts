import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { clockTolerance, type OidcClient, OidcFailure, reasonOf, signingKeys } from './provider.ts';

/** The event that a logout token reports (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const longestId = 255;

/** Seconds for which a logout token is accepted, and its ID is remembered. */
export const logoutTokenSeconds = 600;

/** The end of sessions at a provider. */
export interface ProviderLogout {
  readonly issuer: string;
  /** The person whose sessions end; null if the token names only a session. */
  readonly subject: string | null;
  /** The one session that ends; null for all sessions of the person. */
  readonly sessionId: string | null;
  /** Different for each token of the provider. */
  readonly tokenId: string;
}

/** Verifies a logout token by the provider's keys (section 2.6). Throws {@link OidcFailure}. */
export async function readLogout(oidc: OidcClient, token: string, now: Date): Promise<ProviderLogout> {
  // No request is sent to a provider for a token that does not name it.
  if (!isAddressed(oidc, token)) throw new OidcFailure('refused', 'another issuer or audience');
  const { keys, algorithms } = await signingKeys(oidc, now);
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
      issuer: oidc.issuer,
      audience: oidc.clientId,
      algorithms,
      clockTolerance,
      currentDate: now,
      maxTokenAge: logoutTokenSeconds,
      requiredClaims: ['exp', 'jti', 'events'],
    });
    return logoutOf(oidc, payload);
  } catch (error) {
    throw error instanceof OidcFailure ? error : new OidcFailure('refused', reasonOf(error));
  }
}

function isAddressed({ issuer, clientId }: OidcClient, token: string): boolean {
  try {
    const { iss, aud } = decodeJwt(token);
    return iss === issuer && [aud].flat().join() === clientId;
  } catch {
    return false;
  }
}

function logoutOf({ issuer }: OidcClient, { sub, sid, jti, events, nonce }: JWTPayload): ProviderLogout {
  // An ID token has a nonce: it must not be accepted as a logout token.
  if (nonce !== undefined) throw new OidcFailure('refused', 'a nonce');
  const event = isObject(events) ? events[logoutEvent] : undefined;
  if (!isObject(event)) throw new OidcFailure('refused', 'no logout event');
  const [subject, sessionId, tokenId] = [idOf(sub), idOf(sid), idOf(jti)];
  if (tokenId === null || (subject === null && sessionId === null))
    throw new OidcFailure('refused', 'no subject and no session');
  return { issuer, subject, sessionId, tokenId };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null if absent; refuses anything but a text of limited length. */
function idOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && value !== '' && value.length <= longestId) return value;
  throw new OidcFailure('refused', 'an invalid ID');
}
