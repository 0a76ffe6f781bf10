import { dayMs } from '@fairway/trade';
import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { toBase64Url } from '../client/bytes.ts';
import { codes } from '../contract/codes.ts';
import { callsOf } from '../contract/contract.ts';
import { headers } from '../contract/envelope.ts';
import { ruleEngine } from '../contract/ruleEngine.ts';
import { handlerOf } from './mock.ts';

/** Performs a real handshake, so that the client signs; signatures are not verified. */
function handshake(): HttpHandler {
  return handlerOf(ruleEngine.generateVisitorId, async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, [
      'deriveBits',
    ]);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const data = {
      visitorId: '01942f5e-0000-7000-8000-0000000000fe',
      expiresAt: new Date(Date.now() + dayMs).toISOString(),
    };
    return HttpResponse.json(
      { code: codes.ok, msg: 'Success', data },
      {
        headers: {
          [headers.serverKey]: toBase64Url(point),
          [headers.keyId]: 'mock-key',
          [headers.serverTime]: String(Date.now()),
        },
      },
    );
  });
}

const callsByPath = new Map<string, ReturnType<typeof callsOf>[number]>(
  callsOf().map((named) => [`${named.call.method} ${named.call.path}`, named]),
);

/** Returns the call of a request, wherever the gateway is mounted. */
function callOf({ method, url }: Request) {
  const { pathname } = new URL(url);
  for (let start = 0; start >= 0; start = pathname.indexOf('/', start + 1)) {
    const named = callsByPath.get(`${method} ${pathname.slice(start)}`);
    if (named) return named;
  }
  return undefined;
}

/**
 * Refuses every call of the contract. It is one handler, because MSW tries each of its handlers on every request of the
 * page, modules and pictures too.
 */
function refuseUnmocked(): HttpHandler {
  return http.all(
    ({ request }) => callOf(request) !== undefined,
    ({ request }) => {
      const { area, name } = callOf(request) ?? {};
      const msg = `${area}.${name} is not mocked`;
      return HttpResponse.json({ code: codes.callUnknown, msg, data: null }, { status: 404 });
    },
  );
}

/**
 * A whole gateway in the browser: the mocks given, the handshake, and for every other call of the contract a
 * refusal that names it, so that a story never reaches a real server.
 */
export function mockGateway(...mocks: readonly HttpHandler[]): HttpHandler[] {
  return [...mocks, handshake(), refuseUnmocked()];
}
