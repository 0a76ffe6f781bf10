import { is } from 'valibot';
import type { BodyOf, Call, DataOf, QueryOf } from '../contract/call.ts';
import { isOnce, isWrite } from '../contract/call.ts';
import { challengeShape, clientVersion, headers } from '../contract/envelope.ts';
import { ruleEngine } from '../contract/ruleEngine.ts';
import type { Language } from '../contract/texts.ts';
import { deadline, pause, until } from './abort.ts';
import type { ServerClock } from './clock.ts';
import { GatewayError, type GatewayErrorKind } from './errors.ts';
import type { Answer, Exchange } from './exchange.ts';
import { callName } from './exchange.ts';
import type { KeyStore } from './key.ts';
import type { Keyring } from './keyring.ts';
import { keyring } from './keyring.ts';
import type { Outgoing } from './request.ts';
import { outgoing } from './request.ts';
import { mayRetry, retryDelay } from './retry.ts';
import { newNonce, sign } from './sign.ts';
import { traceparentFor } from './traceparent.ts';
import type { Transport } from './transport.ts';
import { areaOf, unsureWrites } from './unsureWrites.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** The input of a call: `query` and `body`, each only if the call has one, optional if all its fields are. */
export type InputOf<C extends Call> = Part<'query', QueryOf<C>> & Part<'body', BodyOf<C>>;

export interface SendOptions {
  /** Ends the send with kind `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** For writes. By default a new one, or that of the same earlier write if its response was lost. */
  readonly idempotencyKey?: string;
  /** Milliseconds for the whole send, retries included. */
  readonly timeout?: number;
  /** For calls that look at a token without being authorized by it. */
  readonly checkedToken?: string;
  /** For uploads, from `upload.uploadToken`. */
  readonly uploadToken?: string;
  /** The transport of the request; fetch by default. */
  readonly transport?: Transport | undefined;
}

/** Arguments after the call: `input` may be left out when nothing in it is required. */
export type SendArguments<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? [input?: InputOf<C>, options?: SendOptions]
    : [input: InputOf<C>, options?: SendOptions];

export type Send = <C extends Call>(call: C, ...rest: SendArguments<C>) => Promise<DataOf<C>>;

export interface SenderParts {
  readonly baseURL: string;
  readonly language: () => Language;
  readonly session: () => { readonly token: string } | null;
  readonly keyStore: KeyStore;
  readonly timeout: number;
  readonly clock: ServerClock;
  readonly exchange: Exchange;
}

interface Sending {
  readonly call: Call;
  readonly out: Outgoing;
  readonly token: string | null;
  idempotencyKey: string | null;
  extra: Readonly<Record<string, string>>;
}

function extraHeaders({ checkedToken, uploadToken }: SendOptions): Record<string, string> {
  return {
    ...(checkedToken && { [headers.checkedToken]: checkedToken }),
    ...(uploadToken && { [headers.uploadToken]: uploadToken }),
  };
}

/** Builds the one way requests go out: dressed, signed, limited in time, retried where that is safe. */
export function sender(parts: SenderParts): Send {
  const { clock, exchange } = parts;
  const unsure = unsureWrites(() => clock.now());
  const ring: Keyring = keyring(parts.keyStore, (clientKey) =>
    run(ruleEngine.generateVisitorId, {}, {}, { [headers.clientKey]: clientKey }),
  );

  /** Headers of one attempt; `keyId` names the key that signed it. */
  async function dress({ call, out, token, idempotencyKey, extra }: Sending) {
    const language = parts.language();
    const plain: Record<string, string> = {
      [headers.language]: language,
      [headers.clientVersion]: clientVersion,
      accept: 'application/json',
      ...extra,
      ...(out.contentType && { 'content-type': out.contentType }),
      ...(token && { [headers.authorization]: `Bearer ${token}` }),
      ...(idempotencyKey && { [headers.idempotencyKey]: idempotencyKey }),
    };
    if (call.caller === 'anyone' && !token && !isOnce(call)) return { keyId: null, headers: plain };
    const { keyId, key } = await ring.key();
    const timestamp = String(clock.now());
    const nonce = newNonce();
    const body = out.body instanceof FormData ? 'unsigned' : out.body;
    const { method } = call;
    const { path, query } = out;
    const request = { method, path, query, body, timestamp, nonce, keyId, token, language, idempotencyKey };
    return {
      keyId,
      headers: {
        ...plain,
        [headers.timestamp]: timestamp,
        [headers.nonce]: nonce,
        [headers.keyId]: keyId,
        [headers.signature]: await sign(key, { ...request, clientVersion }),
      },
    };
  }

  /** Whether a refused signature can be put right at once: by the server's clock, or by another key. */
  async function amend(error: GatewayError, keyId: string | null, token: string | null, done: Set<string>) {
    const { codeName } = error;
    if (!codeName || !keyId || done.has(codeName)) return false;
    done.add(codeName);
    if (codeName === 'signatureExpired') return true;
    if (codeName !== 'keyUnknown' && codeName !== 'sessionKeyMismatch') return false;
    // A session lives and dies with its key; only one that another tab has stored can still fit.
    if (token !== null) return ring.hasOther(keyId);
    await ring.replace(keyId);
    return true;
  }

  /** Returns the solution of a challenge, once per send; null for any other failure. */
  async function answerTo({ codeName, data }: GatewayError, done: Set<string>, signal: AbortSignal) {
    if (codeName !== 'challengeRequired' || done.has(codeName) || !is(challengeShape, data)) return null;
    done.add(codeName);
    const { solve } = await import('./challenge.ts');
    return solve(data.challenge, data.bits, signal);
  }

  /** Returns the identity of a write; null for one that equals no other. Files are not compared. */
  function writeOf({ call, out, token }: Sending, options: SendOptions): string | null {
    if (options.idempotencyKey !== undefined || out.body instanceof FormData) return null;
    return JSON.stringify([token, call.method, out.path, out.query, out.body]);
  }

  async function run(
    call: Call,
    input: { query?: unknown; body?: unknown },
    options: SendOptions,
    extra: Readonly<Record<string, string>> = extraHeaders(options),
  ): Promise<Answer> {
    const limit = deadline(options.timeout ?? parts.timeout, options.signal);
    const amended = new Set<string>();
    let attempt = 0;
    let keyId: string | null = null;
    /** Records the outcome of a write for the next press. */
    let settle = (_failure: GatewayErrorKind | null) => {};
    try {
      const out = outgoing(parts.baseURL, call, input);
      const sending: Sending = {
        call,
        out,
        token: call.withoutToken ? null : (parts.session()?.token ?? null),
        idempotencyKey: isWrite(call) ? (options.idempotencyKey ?? crypto.randomUUID()) : null,
        extra: { ...traceparentFor(out.url), ...extra },
      };
      if (sending.idempotencyKey !== null) {
        const write = writeOf(sending, options);
        const key = (write && unsure.keyOf(write)) ?? sending.idempotencyKey;
        sending.idempotencyKey = key;
        settle = (failure) => unsure.ended({ write, area: areaOf(call), key }, failure);
      }
      for (;;) {
        try {
          const dressed = await until(dress(sending), limit.signal);
          keyId = dressed.keyId;
          const { url, body } = sending.out;
          const { transport } = options;
          const { headers: worn } = dressed;
          const answer = await exchange({ call, url, headers: worn, body, signal: limit.signal, transport });
          settle(null);
          return answer;
        } catch (error) {
          if (limit.ended() || !(error instanceof GatewayError)) throw error;
          const proof = await until(answerTo(error, amended, limit.signal), limit.signal);
          if (proof !== null) {
            sending.extra = { ...sending.extra, [headers.proof]: proof };
            continue;
          }
          if (await until(amend(error, keyId, sending.token, amended), limit.signal)) continue;
          // A failed handshake has had its own retries.
          if (error.call !== callName(call) || !mayRetry(call, error, attempt)) throw error;
          const wait = retryDelay(attempt, clock.now(), error.retryAt);
          if (wait >= limit.remaining()) throw error;
          await pause(wait, limit.signal);
          // A request for the response of an earlier attempt does not count as an attempt.
          if (error.codeName !== 'idempotencyInFlight') attempt += 1;
        }
      }
    } catch (cause) {
      const ended = limit.ended();
      const error =
        !ended && cause instanceof GatewayError
          ? cause
          : new GatewayError(ended ?? 'fault', callName(call), { cause });
      settle(error.kind);
      throw error;
    } finally {
      limit.done();
    }
  }

  return async <C extends Call>(call: C, ...[input = {} as InputOf<C>, options = {}]: SendArguments<C>) =>
    (await run(call, input, options)).data as DataOf<C>;
}
