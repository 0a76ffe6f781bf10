import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import { headers } from '@fairway/gateway/contract/envelope';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Route } from './answer.ts';
import { answerBrokenHttp } from './brokenHttp.ts';
import { allowOtherSites } from './cors.ts';
import { type Answered, refused } from './envelope.ts';
import { faultForLog, refusalOf } from './faults.ts';
import { type Incoming, languageOf, refuseRepeatedHeaders, splitTarget } from './incoming.ts';
import { type Parts, pipeline } from './pipeline.ts';
import { servePortal } from './portal.ts';
import { Refusal } from './refuse.ts';
import { securityHeaders } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the envelope, for the log. */
    answeredCode: number | null;
  }
}

export interface AppParts extends Parts {
  readonly routes: readonly Route[];
  readonly log: Logger;
  /** Adds pages beside the calls, before the portal takes the rest. */
  readonly pages?: readonly ((app: FastifyInstance) => void)[];
  /** True once the server is asked to stop: answers then ask to close their connection. */
  readonly draining: () => boolean;
}

/** Where calls are mounted; `/order` is both a page and a call. */
export const base = '/api';

const bodyLimit = 1_048_576;

/** The HTTP server: calls under `/api`, pages, and the portal for everything else. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, log, routes } = parts;
  const tls = config.publicUrl.startsWith('https:');
  const options: FastifyHttpOptions<Server, FastifyBaseLogger> = {
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    genReqId: () => uuidv7(),
    bodyLimit,
    exposeHeadRoutes: false,
    // Ten megabytes over a slow line; headers have ten seconds.
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 32_768 },
    clientErrorHandler: answerBrokenHttp,
    // A path that cannot be decoded reaches no hook: it is answered here, with the headers of every answer.
    frameworkErrors(_error, request, reply) {
      const now = clock.now();
      const refusal = refused(
        new Refusal('requestInvalid'),
        languageOf(request.headers[headers.language]),
        now,
      );
      reply.headers(securityHeaders(tls)).header(headers.requestId, request.id);
      reply.header(headers.serverTime, String(now.getTime()));
      write(reply, refusal);
    },
  };
  const app: FastifyInstance = fastify(options);
  app.decorateReply('answeredCode', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(tls || request.protocol === 'https'));
    reply.header(headers.requestId, request.id);
    if (parts.draining()) reply.header('connection', 'close');
    if (!isCall(request)) return;
    reply.header('cache-control', 'no-store');
    refuseRepeatedHeaders(request.raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(headers.serverTime, String(clock.now().getTime()));
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      code: reply.answeredCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) throw new Refusal('callUnknown');
    return reply.portalPage(request);
  });
  app.setErrorHandler((error, request, reply) => {
    const now = clock.now();
    const refusal = refusalOf(fromFastify(error), now);
    if (refusal.code === 'serverFault' || refusal.code === 'serverAway') {
      log.error({ requestId: request.id, fault: faultForLog(error) }, refusal.code);
    }
    return write(reply, refused(refusal, languageOf(request.headers[headers.language]), now));
  });
  allowOtherSites(app, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });

  app.removeAllContentTypeParsers();
  // Bodies stay raw until the signature over them has been verified.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  // Uploads are not even read before that.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  for (const route of routes) {
    const respond = pipeline(route, parts);
    app.route({
      method: route.call.method,
      url: base + route.call.path,
      handler: async (request, reply) => write(reply, await respond(incoming(request), request.id)),
    });
  }
  for (const add of parts.pages ?? []) add(app);
  await servePortal(app, config.portalFolder);

  return app;
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Trusts the nearest so many proxies, or those at the addresses that are named. */
function trusted(proxies: number | string): NonNullable<FastifyHttpOptions<Server>['trustProxy']> {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function isCall(request: FastifyRequest): boolean {
  return request.url === base || request.url.startsWith(`${base}/`) || request.url.startsWith(`${base}?`);
}

export function write(reply: FastifyReply, answered: Answered): FastifyReply {
  reply.answeredCode = answered.envelope.code;
  return reply
    .status(answered.status)
    .headers(answered.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answered.envelope));
}

function incoming(request: FastifyRequest): Incoming {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    method: request.method,
    ...splitTarget(request.raw.url ?? ''),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    stream: request.raw,
    mediaType: (header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    ip: request.ip,
    language: languageOf(header(headers.language)),
    header,
  };
}

/** Fastify's own refusals of requests in our codes. */
function fromFastify(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('bodyTooLarge');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('mediaTypeUnsupported');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 && !(error instanceof Refusal) ? new Refusal('requestInvalid') : error;
}
