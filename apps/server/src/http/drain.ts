import { Server as NetServer } from 'node:net';
import { setImmediate as nextPoll, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Ends an HTTP server without dropping a request: stop listening, let every response close its connection, wait for
 * those that are still open, then close. A plain `close` ends idle connections on which a request may already be in
 * flight.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  await acceptWaiting();
  // HTTP's own close would end idle connections at once; the one of net only stops listening.
  if (app.server.listening) NetServer.prototype.close.call(app.server);
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && (await connections(app)) > 0) await pause(50);
  app.server.closeAllConnections();
  await app.close();
}

const quickPollMs = 2;
const mostPolls = 100;

/**
 * Accepts the connections that wait in the kernel. It resets those that still wait when a server stops listening, and a proxy
 * must not repeat a write that it has already sent on one. After a quick poll of the event loop none waits.
 */
async function acceptWaiting(): Promise<void> {
  for (let poll = 0; poll < mostPolls; poll += 1) {
    const start = performance.now();
    await nextPoll();
    if (poll > 0 && performance.now() - start < quickPollMs) return;
  }
}

function connections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
