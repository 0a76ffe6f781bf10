import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../testing/index.ts';
import { gate } from '../gate.ts';
import { watchLoad } from '../protection/load.ts';

/** More than the buffers of both ends of a connection. */
const answer = Buffer.alloc(64 * 2 ** 20);
const clock = createTestClock();
const load = watchLoad(10, clock);
const server = gate((_request, response) => response.end(answer), {
  load,
  clock,
  log: pino({ level: 'silent' }),
  tls: false,
  stallMs: 1000,
});
let port: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  load.stop();
  server.close();
});

function open() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return socket;
}

it('TRUST 43: a client that never reads its response is disconnected, and a slow one gets all of it', async () => {
  const slow = open();
  let bytes = 0;
  const end = once(slow, 'close');
  slow.on('data', (chunk) => {
    bytes += chunk.length;
    slow.pause();
  });
  const reading = setInterval(() => slow.resume(), 10);
  const stalled = Array.from({ length: 20 }, () => open().pause());
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections, { timeout: 60_000 }).toBe(21);
  // Only the slow one is left.
  await expect.poll(connections, { timeout: 60_000 }).toBe(1);
  for (const socket of stalled) socket.destroy();
  clearInterval(reading);
  slow.removeAllListeners('data').on('data', (chunk) => {
    bytes += chunk.length;
  });
  slow.resume();
  await end;
  expect(bytes).toBeGreaterThan(answer.length);
});
