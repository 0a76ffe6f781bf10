import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { notifyPaths } from '../services/payments/wallets.ts';
import { endSlowBody } from './arrival/body.ts';
import { languageOf } from './arrival/incoming.ts';
import { refused } from './envelope.ts';
import { failurePage, wantsPage } from './pages/failurePage.ts';
import { pageLanguage } from './pages/pageLanguage.ts';
import type { Load, RequestKind } from './protection/load.ts';
import { securityHeaders } from './protection/securityHeaders.ts';
import { seldom } from './seldom.ts';

export interface GateParts {
  readonly load: Load;
  /** Called for each rejected request. */
  readonly turnedAway?: () => void;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tls: boolean;
  /** Milliseconds after which a client that reads nothing of its response is disconnected. */
  readonly stallMs: number;
}

/** The limit of concurrent connections; each costs memory before it sends a byte. */
const mostConnections = 4096;
/** Ten megabytes over a slow line; other bodies have far less. */
const requestTimeout = 300_000;
const keepAliveTimeout = 72_000;
const options: ServerOptions = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 32_768,
  requestTimeout,
  keepAliveTimeout,
  // Handled later, with an envelope or a page.
  requireHostHeader: false,
};

/** The most bytes to read of an unwanted body, to keep its connection. */
const smallBody = 16_384;

const notices = new Set(Object.values(notifyPaths));

function kindOf(target: string): RequestKind {
  if (target === '/api/health' || target.startsWith('/api/health/')) return 'health';
  if (notices.has(target)) return 'notice';
  return target.startsWith('/assets/') ? 'file' : 'other';
}

/** Creates the HTTP server in front of `handle`. It rejects requests that cannot be handled now, before they cost anything. */
export function gate(
  handle: RequestListener,
  { load, turnedAway, clock, log, tls, stallMs }: GateParts,
): Server {
  const fixed = Object.entries(securityHeaders(tls));
  const tell = seldom(log);

  const turnAway = (request: IncomingMessage, response: ServerResponse) => {
    const now = clock.now();
    const target = request.url ?? '';
    const asPage = wantsPage(target, request.headers.accept);
    const language = asPage ? pageLanguage(request) : languageOf(request.headers[headers.language]);
    const answered = refused(load.refusal(), language, now);
    const body = asPage ? failurePage(answered, language) : JSON.stringify(answered.envelope);
    const long = Number(request.headers['content-length'] ?? 0) > smallBody;
    response.writeHead(
      answered.status,
      Object.fromEntries([
        ...fixed,
        ...Object.entries(answered.headers),
        ['content-type', `${asPage ? 'text/html' : 'application/json'}; charset=utf-8`],
        ['content-length', String(Buffer.byteLength(body))],
        ['cache-control', 'no-store'],
        [headers.serverTime, String(now.getTime())],
        ...(long || request.headers['transfer-encoding'] ? [['connection', 'close']] : []),
      ]),
    );
    response.end(body);
    turnedAway?.();
    tell({ kind: 'full', level: 'warn', fields: {}, message: 'too much to do: a request is turned away' });
  };

  const server = createServer(options, (request, response) => {
    endStalledAnswer(response, stallMs);
    const kind = kindOf(request.url ?? '');
    if (load.isFull(kind)) return turnAway(request, response);
    response.once('close', load.enter(kind));
    endSlowBody(request);
    return handle(request, response);
  });
  server.maxConnections = mostConnections;
  return server;
}

/** Node renews the timeout whenever some of the response was sent, so a slow reader is not disconnected. */
function endStalledAnswer(response: ServerResponse, stallMs: number): void {
  response.setTimeout(stallMs).on('timeout', (socket: Socket) => {
    // A handler that is still at work has written nothing yet.
    if (socket.writableLength > 0) socket.destroy();
  });
}
