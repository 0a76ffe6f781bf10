import { dayMs } from '@fairway/trade';
import type { HttpHandler } from 'msw';
import { HttpResponse } from 'msw';
import { toBase64Url } from '../client/bytes.ts';
import { codes } from '../contract/codes.ts';
import { callsOf } from '../contract/contract.ts';
import { headers } from '../contract/envelope.ts';
import { ruleEngine } from '../contract/ruleEngine.ts';
import { handlerOf } from './mock.ts';

/** Shakes hands for real, so that the client signs; nothing verifies here. */
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

/**
 * A whole gateway in the browser: the mocks given, the handshake, and for every other call of the contract a
 * refusal that names it, so that a story never reaches a real server.
 */
export function mockGateway(...mocks: readonly HttpHandler[]): HttpHandler[] {
  const rest = callsOf().map(({ area, name, call }) =>
    handlerOf(call, async () =>
      HttpResponse.json(
        { code: codes.callUnknown, msg: `${area}.${name} is not mocked`, data: null },
        { status: 404 },
      ),
    ),
  );
  return [...mocks, handshake(), ...rest];
}
