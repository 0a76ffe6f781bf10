import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** The servers that receive requests, in turn. */
  upstreams: readonly string[];
  close(): void;
}

/**
 * Starts a proxy in front of several servers, like nginx: uses the next server in turn, skips one that accepts no
 * connection, and returns 502 for a lost one.
 */
export async function startProxy(): Promise<Proxy> {
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse, body: Buffer, upstreams: readonly string[]) => {
    const [upstream = '', ...others] = upstreams;
    const { method, headers } = from;
    const onward = request(`${upstream}${from.url}`, { method, headers, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (to.headersSent) return to.destroy();
      if (error.code === 'ECONNREFUSED' && others.length > 0) return pass(from, to, body, others);
      return to.writeHead(502).end();
    });
    onward.end(body);
  };
  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk);
    turn += 1;
    const at = turn % proxy.upstreams.length;
    pass(from, to, Buffer.concat(chunks), [...proxy.upstreams.slice(at), ...proxy.upstreams.slice(0, at)]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstreams: [] as readonly string[],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
