import { createFetch } from 'ofetch';
import { is, number, object, safeParse, string, unknown } from 'valibot';
import { type Call, isWrite } from '../contract/call.ts';
import { codeName, codes } from '../contract/codes.ts';
import { headers, refusedFields } from '../contract/envelope.ts';
import type { ServerClock } from './clock.ts';
import { GatewayError, kindOfStatus } from './errors.ts';
import { retryAfter } from './retry.ts';
import type { Transport, Wire, Wired } from './transport.ts';

const envelope = object({ code: number(), msg: string(), data: unknown() });
const retryHint = object({ retryAt: string() });

/** One request and its result. */
export interface Answer {
  readonly data: unknown;
  readonly headers: Headers;
}

interface Attempt extends Omit<Wired, 'method' | 'cache' | 'keepalive'> {
  readonly call: Call;
  readonly url: string;
  /** By fetch unless given. */
  readonly transport?: Transport | undefined;
}

export type Exchange = (attempt: Attempt) => Promise<Answer>;

/** Characters of a body; browsers keep 64 KiB on their way at a time, over all requests whose pages may be gone. */
const smallBody = 4096;

/** A small write reaches the server though its reader leaves the page at once; a large one would be refused the room. */
function outlivesPage(call: Call, body: Wired['body']): boolean {
  return isWrite(call) && (body === null || (typeof body === 'string' && body.length <= smallBody));
}

export function callName(call: Call): string {
  return `${call.method} ${call.path}`;
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function byFetch(fetch: typeof globalThis.fetch | undefined): Transport {
  const { raw } = createFetch({ fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)) });
  return async (url, request) => {
    const response = await raw(url, {
      ...request,
      credentials: 'same-origin',
      responseType: 'text',
      retry: false,
      ignoreResponseError: true,
    });
    return { status: response.status, headers: response.headers, text: response._data };
  };
}

/** Sends one request and reads the envelope: returns the checked data, or throws a `GatewayError` with the reason. */
export function exchanger(fetch: typeof globalThis.fetch | undefined, clock: ServerClock): Exchange {
  const usual = byFetch(fetch);

  return async ({ call, url, headers: sent, body, signal, transport = usual }) => {
    const name = callName(call);
    const { method } = call;
    let response: Wire;
    try {
      const cache = call.effect ? 'no-store' : 'default';
      const keepalive = outlivesPage(call, body);
      response = await transport(url, { method, headers: sent, body, cache, signal, keepalive });
    } catch (cause) {
      throw cause instanceof GatewayError ? cause : new GatewayError('network', name, { cause });
    }
    clock.adjust(response.headers.get(headers.serverTime));

    const { status } = response;
    const requestId = response.headers.get(headers.requestId) ?? undefined;
    const answer = parse(response.text);
    const retryAt = retryAfter(response.headers.get('retry-after'), clock.now());
    if (!is(envelope, answer)) {
      const kind = status === codes.ok ? 'malformed' : kindOfStatus(status);
      throw new GatewayError(kind, name, { status, requestId, retryAt });
    }
    if (answer.code !== codes.ok || status !== 200) {
      const hint = is(retryHint, answer.data) ? new Date(answer.data.retryAt) : undefined;
      throw new GatewayError(kindOfStatus(status), name, {
        code: answer.code,
        codeName: codeName(answer.code),
        msg: answer.msg,
        fields: is(refusedFields, answer.data) ? answer.data.fields : undefined,
        data: answer.data,
        status,
        requestId,
        retryAt: hint && !Number.isNaN(hint.getTime()) ? hint : retryAt,
      });
    }
    const checked = safeParse(call.data, answer.data);
    if (!checked.success) {
      throw new GatewayError('malformed', name, {
        status,
        requestId,
        code: answer.code,
        cause: checked.issues,
      });
    }
    return { data: checked.output, headers: response.headers };
  };
}
