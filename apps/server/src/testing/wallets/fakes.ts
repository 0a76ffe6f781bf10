import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A trade as the wallets of the tests keep it. */
export interface FakeTrade {
  state: 'waiting' | 'scanned' | 'paid' | 'closed';
  readonly request: Readonly<Record<string, unknown>>;
  refunds: Map<string, number>;
}

export function rsaKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, publicKey, privatePem, publicPem };
}

/** Unused keys: for settings that are only read. */
export const sampleKeys = rsaKeys();

export interface FakeReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An HTTP server for tests that plays a wallet; returns its address. */
export async function listen(answer: (request: IncomingMessage, body: Buffer) => FakeReply) {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = answer(request, Buffer.concat(await request.toArray()));
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
