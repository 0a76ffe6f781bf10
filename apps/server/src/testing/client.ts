import { clientVersion, createGateway, type Gateway, isWrite, memoryKeyStore } from '@fairway/gateway';
import type { BodyOf, Call, QueryOf } from '@fairway/gateway/contract/call';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Language } from '@fairway/gateway/contract/texts';
import { newNonce, offerHandshake, type SigningKey, sign } from '@fairway/gateway/signature';
import type { Clock } from '../clock.ts';

/** A response as received: nothing is thrown for any status. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly msg: string;
  // Tests access responses without types; values are checked by assertions.
  readonly data: never;
}

export interface RawOptions<C extends Call> {
  readonly query?: QueryOf<C> | string;
  readonly body?: BodyOf<C> | string | FormData;
  /** Changes or removes headers after signing. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly idempotencyKey?: string | undefined;
  readonly nonce?: string;
  readonly timestamp?: string;
  readonly unsigned?: true;
  /** Another server of the same database. */
  readonly at?: string;
}

/** One browser: its own signing key, and a session once `token` is set. */
export interface TestClient {
  token: string | null;
  language: Language;
  /** The real SDK on this browser's key and session. */
  readonly gateway: Gateway;
  /** Sends a call signed by hand, so that a test can bend it. */
  raw<C extends Call>(call: C, options?: RawOptions<C>): Promise<TestAnswer>;
  /** This browser's key; made at first need. */
  key(): Promise<SigningKey>;
  /** Throws the key away: the next request makes another. */
  forgetKey(): Promise<void>;
}

export function createTestClient(url: string, clock: Clock): TestClient {
  const store = memoryKeyStore();
  const baseURL = `${url}/api`;

  const client: TestClient = {
    token: null,
    language: 'zh',
    gateway: createGateway({
      baseURL,
      language: () => client.language,
      session: () => (client.token === null ? null : { token: client.token }),
      keyStore: store,
      now: () => clock.now().getTime(),
    }),
    async key() {
      const stored = await store.load();
      if (stored) return stored;
      const offer = await offerHandshake();
      const ask = () =>
        fetch(`${baseURL}/visitor/generateVisitorId`, { headers: { [headers.clientKey]: offer.publicKey } });
      let answer = await ask();
      // A proxy answers so for a server that is lost at this moment; the SDK asks again as well.
      for (let tries = 1; answer.status === 502 && tries < 5; tries += 1) answer = await ask();
      if (!answer.ok) throw new Error(`The handshake was answered ${answer.status}: ${await answer.text()}`);
      const { data } = (await answer.json()) as { data: { visitorId: string; expiresAt: string } };
      const key = await offer.derive(answer.headers.get(headers.serverKey) ?? '');
      const made = { ...data, key, keyId: answer.headers.get(headers.keyId) ?? '' };
      await store.save(made);
      return made;
    },
    forgetKey: () => store.clear(),
    async raw(call, options = {}) {
      const query = queryText(options.query);
      const body = options.body === undefined ? null : bodyText(call, options.body);
      const write = isWrite(call);
      const idempotencyKey =
        'idempotencyKey' in options ? (options.idempotencyKey ?? null) : write ? crypto.randomUUID() : null;
      const sent: Record<string, string | undefined> = {
        [headers.language]: client.language,
        [headers.clientVersion]: clientVersion,
        ...(typeof body === 'string' ? { 'content-type': contentType(call) } : {}),
        ...(idempotencyKey === null ? {} : { [headers.idempotencyKey]: idempotencyKey }),
      };
      const token = call.withoutToken ? null : client.token;
      if (token !== null) sent[headers.authorization] = `Bearer ${token}`;
      if (!options.unsigned) {
        const { keyId, key } = await client.key();
        const timestamp = options.timestamp ?? String(clock.now().getTime());
        const nonce = options.nonce ?? newNonce();
        const path = `/api${call.path}`;
        const { method } = call;
        const { language } = client;
        const signedBody = body instanceof FormData ? ('unsigned' as const) : body;
        const parts = {
          method,
          path,
          query,
          body: signedBody,
          timestamp,
          nonce,
          keyId,
          token,
          language,
          clientVersion,
        };
        sent[headers.timestamp] = timestamp;
        sent[headers.nonce] = nonce;
        sent[headers.keyId] = keyId;
        sent[headers.signature] = await sign(key, { ...parts, idempotencyKey });
      }
      const allHeaders = Object.entries({ ...sent, ...options.headers }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      return answerOf(
        await fetch(`${options.at ? `${options.at}/api` : baseURL}${call.path}${query ? `?${query}` : ''}`, {
          method: call.method,
          headers: allHeaders,
          body,
        }),
      );
    },
  };
  return client;
}

export async function answerOf(response: Response): Promise<TestAnswer> {
  const envelope = (await response.json()) as Pick<TestAnswer, 'code' | 'msg' | 'data'>;
  return { status: response.status, headers: response.headers, ...envelope };
}

function queryText(query: unknown): string {
  if (typeof query === 'string') return query;
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

function bodyText(call: Call, body: unknown): string | FormData {
  if (typeof body === 'string' || body instanceof FormData) return body;
  return call.bodyAs === 'form' ? queryText(body) : JSON.stringify(body);
}

function contentType({ bodyAs }: Call): string {
  return bodyAs === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}
