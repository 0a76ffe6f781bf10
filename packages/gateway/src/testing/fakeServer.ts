import { createECDH, createHash, hkdfSync } from 'node:crypto';
import { dayMs } from '@fairway/trade';
import { keyInfo } from '../client/key.ts';
import { importSigningKey, verify } from '../client/sign.ts';
import type { CodeName } from '../contract/codes.ts';
import { codes } from '../contract/codes.ts';
import type { Language } from '../contract/texts.ts';

/** A request as the server saw it. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly body: string;
  readonly isForm: boolean;
  /** Whether the request continues when its page is left. */
  readonly keepalive: boolean;
  /** Null for an unsigned request. */
  readonly signed: boolean | null;
}

type Reply = (seen: Seen) => Response | Promise<Response>;

/** An envelope as the server sends it. */
export function reply(data: unknown, extra: Record<string, string> = {}): Response {
  return Response.json({ code: codes.ok, msg: 'Success', data }, { headers: extra });
}

export function refusal(
  status: number,
  name: CodeName,
  extra: Record<string, string> = {},
  data: unknown = null,
): Response {
  const headers = { 'x-request-id': 'req-1', ...extra };
  return Response.json({ code: codes[name], msg: `because ${name}`, data }, { status, headers });
}

/** The server's half of the handshake and of PSIG1 on Node's own crypto, with scripted replies. */
export function fakeServer() {
  const keys = new Map<string, CryptoKey>();
  const seen: Seen[] = [];
  const replies: Reply[] = [];

  async function shakeHands(clientKey: string): Promise<Response> {
    const ecdh = createECDH('prime256v1');
    const serverPoint = ecdh.generateKeys();
    const clientPoint = Buffer.from(clientKey, 'base64url');
    const salt = createHash('sha256').update(clientPoint).update(serverPoint).digest();
    const secret = hkdfSync('sha256', ecdh.computeSecret(clientPoint), salt, keyInfo, 32);
    const keyId = `key-${keys.size + 1}`;
    keys.set(keyId, await importSigningKey(new Uint8Array(secret)));
    const data = {
      visitorId: '01942f5e-0000-7000-8000-000000000001',
      expiresAt: new Date(Date.now() + dayMs).toISOString(),
    };
    return reply(data, { 'x-server-key': serverPoint.toString('base64url'), 'x-key-id': keyId });
  }

  async function check(request: Request, url: URL, body: string, isForm: boolean): Promise<boolean | null> {
    const get = (name: string) => request.headers.get(name);
    const signature = get('x-signature');
    if (signature === null) return null;
    const key = keys.get(get('x-key-id') ?? '');
    if (!key) return false;
    const parts = {
      method: request.method,
      path: url.pathname,
      query: url.search.slice(1),
      body: isForm ? ('unsigned' as const) : body,
      timestamp: get('x-timestamp') ?? '',
      nonce: get('x-nonce') ?? '',
      keyId: get('x-key-id') ?? '',
      token: get('authorization')?.replace('Bearer ', '') ?? null,
      language: get('language') as Language,
      clientVersion: get('x-client-version') ?? '',
      idempotencyKey: get('idempotency-key'),
    };
    return verify(key, parts, signature);
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/visitor/generateVisitorId')) {
      return shakeHands(request.headers.get('x-client-key') ?? '');
    }
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const body = await request.text();
    const signed = await check(request, url, body, isForm);
    const { method, headers, keepalive } = request;
    const one: Seen = {
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers,
      body,
      isForm,
      keepalive,
      signed,
    };
    seen.push(one);
    const distance = Math.abs(Date.now() - Number(headers.get('x-timestamp') ?? Date.now()));
    if (distance > 300_000) return refusal(400, 'signatureExpired');
    if (signed === false) return refusal(401, 'keyUnknown');
    const next = replies.shift();
    if (!next) throw new TypeError('No reply is scripted');
    return next(one);
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const work = handle(request);
    const aborted = new Promise<never>((_, reject) => {
      const stop = () => reject(new DOMException('Aborted', 'AbortError'));
      if (request.signal.aborted) stop();
      request.signal.addEventListener('abort', stop);
    });
    const response = await Promise.race([work, aborted]);
    response.headers.set('x-server-time', String(Date.now()));
    return response;
  };

  return {
    fetch,
    seen,
    /** Returns the number of handshakes. */
    handshakes: () => keys.size,
    /** Forgets every key, as a server whose table was emptied. */
    forgetKeys: () => keys.clear(),
    /** Scripts the next replies, one for each request. */
    answer(...next: Reply[]) {
      replies.push(...next);
    },
  };
}
