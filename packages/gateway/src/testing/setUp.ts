import { createGateway } from '../client/createGateway.ts';
import { GatewayError } from '../client/errors.ts';
import type { KeyStore } from '../client/key.ts';
import { memoryKeyStore } from '../client/keyStore.ts';
import { fakeServer } from './fakeServer.ts';

interface Options {
  readonly token?: string;
  /** This client's clock. */
  readonly now?: () => number;
  readonly keyStore?: KeyStore;
  /** To put a second client in front of the same server. */
  readonly server?: ReturnType<typeof fakeServer>;
}

/** A gateway in front of a fake server. */
export function setUp(options: Options = {}) {
  const server = options.server ?? fakeServer();
  const gateway = createGateway({
    baseURL: 'http://gateway.test/api/',
    language: () => 'zh',
    session: () => (options.token ? { token: options.token } : null),
    keyStore: options.keyStore ?? memoryKeyStore(),
    fetch: server.fetch,
    ...(options.now && { now: options.now }),
  });
  return { server, gateway };
}

/** The error a send fails with; anything else fails the test. */
export async function failure(send: Promise<unknown>): Promise<GatewayError> {
  const error = await send.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error('Expected a GatewayError', { cause: error });
  return error;
}

export const sent = { resendAt: '2026-11-20T09:01:00.000Z', expiresAt: '2026-11-20T09:05:00.000Z' };
export const opened = { token: 'tok_new', expiresAt: '2026-12-20T09:00:00.000Z' };
export const login = { account: '13800000000', password: 'Abc12345', loginPortal: 1 } as const;
