import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import { codes } from '@fairway/gateway/contract/codes';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Language } from '@fairway/gateway/contract/texts';
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
import { refuseOnArrival } from './arrival/arrival.ts';
import { bodyLimit, formType, hasBody, mediaTypeOf } from './arrival/body.ts';
import { answerBrokenHttp } from './arrival/brokenHttp.ts';
import { headerOf, incomingOf } from './arrival/fromFastify.ts';
import { languageOf, refuseRepeatedHeaders, splitTarget } from './arrival/incoming.ts';
import { type Answered, refused } from './envelope.ts';
import { faultForLog, refusalOf } from './faults.ts';
import { gate } from './gate.ts';
import { measureAnswers, nameOf, traceCall } from './measure.ts';
import { failurePage, wantsPage } from './pages/failurePage.ts';
import { pageLanguage } from './pages/pageLanguage.ts';
import { changesPages, type PageVersions } from './pages/pageVersions.ts';
import { servePortal } from './pages/portal.ts';
import type { SitemapSource } from './pages/sitemap.ts';
import { type Parts, pipeline } from './pipeline.ts';
import { allowOtherSites } from './protection/cors.ts';
import { securityHeaders } from './protection/securityHeaders.ts';
import { Refusal, refuseFields } from './refuse.ts';
import { seldom } from './seldom.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the envelope, for the log. */
    answeredCode: number | null;
  }
}

export interface AppParts extends Parts {
  readonly routes: readonly Route[];
  readonly log: Logger;
  /** Adds pages next to the calls, before the portal handles all other paths. */
  readonly pages?: readonly ((app: FastifyInstance) => void)[];
  /** Pages of single items that the sitemap lists for search engines, by kind. */
  readonly sitemap?: readonly SitemapSource[];
  /** Absent on a worker, which has no portal. */
  readonly versions?: PageVersions | undefined;
  /** True once the server is stopping: responses then close their connection. */
  readonly draining: () => boolean;
}

/** The path under which calls are mounted; `/order` is both a page and a call. */
export const base = '/api';

/** The HTTP server: calls under `/api`, pages, and the portal for everything else. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, log, routes, versions, services } = parts;
  const { telemetry } = services;
  const tls = config.publicUrl.startsWith('https:');
  const options: FastifyHttpOptions<Server, FastifyBaseLogger> = {
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    genReqId: () => uuidv7(),
    bodyLimit,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    serverFactory: (handle) =>
      gate(handle, {
        load: parts.load,
        turnedAway: () => telemetry.count('turnedAway', {}),
        clock,
        log,
        tls,
        stallMs: config.answerStallSeconds * 1000,
      }),
    // A proxy's form of address, `http://host/path`, is the same address (RFC 9112).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    clientErrorHandler: answerBrokenHttp,
    // A path that cannot be decoded reaches no hook: the response is sent here, with the common headers.
    frameworkErrors(_error, request, reply) {
      const now = clock.now();
      reply.headers(securityHeaders(tls)).header(headers.requestId, request.id);
      reply.header(headers.serverTime, String(now.getTime()));
      if (!wantsPage(request.url, request.headers.accept)) {
        const language = languageOf(request.headers[headers.language]);
        write(reply, refused(new Refusal('requestInvalid'), language, now));
        return;
      }
      const language = pageLanguage(request);
      writePage(reply, { ...refused(new Refusal('notFound'), language, now), status: 404 }, language);
    },
  };
  const app: FastifyInstance = fastify(options);
  app.decorateReply('answeredCode', null);
  const tell = seldom(log);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(tls || request.protocol === 'https'));
    reply.header(headers.requestId, request.id);
    const call = isCall(request);
    if (call) reply.header('cache-control', 'no-store');
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      refuseFields([{ field: 'header.host', rule: 'required' }]);
    if (!call) return;
    refuseRepeatedHeaders(request.raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(headers.serverTime, String(clock.now().getTime()));
    // Also for requests that were running when the server was stopped, because it waits for open connections.
    if (parts.draining()) reply.header('connection', 'close');
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
  measureAnswers(app, telemetry);
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) throw new Refusal('callUnknown');
    if (!versions) throw new Refusal('callUnknown');
    return reply.portalPage(request);
  });
  app.setErrorHandler((error, request, reply) => {
    const now = clock.now();
    const refusal = refusalOf(fromFastify(error), now);
    if ((refusal.code === 'serverFault' || refusal.code === 'serverAway') && error !== refusal) {
      const fault = faultForLog(error);
      const kind = [refusal.code, fault.name, fault.code, fault.message].join(' ');
      tell({ kind, level: 'error', fields: { requestId: request.id, fault }, message: refusal.code });
    }
    // The rest of a body is not read any more; a form's is, so that its sender sees the response.
    if (hasBody(request.raw) && !request.raw.complete && mediaTypeOf(request.headers) !== formType)
      reply.header('connection', 'close');
    if (isCall(request) || !wantsPage(request.url, request.headers.accept))
      return write(reply, refused(refusal, languageOf(request.headers[headers.language]), now));
    const language = pageLanguage(request);
    return writePage(reply, refused(refusal, language, now), language);
  });
  allowOtherSites(app, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });

  app.removeAllContentTypeParsers();
  // Bodies stay raw until the signature over them has been verified.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  // Uploads are not even read before that.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  for (const route of routes) {
    const url = base + route.call.path;
    const respond = pipeline(route, parts);
    const callName = nameOf(route.call);
    const traced = traceCall(telemetry, config, callName);
    const outdatesPages = versions && changesPages(route.call) ? versions : null;
    const refuseEarly = refuseOnArrival(route.call, config, clock);
    app.route({
      method: route.call.method,
      url,
      config: { callName },
      ...(route.call.maxBytes === undefined ? {} : { bodyLimit: route.call.maxBytes }),
      async onRequest(request) {
        // A call has one address; a second spelling would bypass checks of addresses.
        if (splitTarget(request.url).path !== url) throw new Refusal('callUnknown');
        refuseEarly({ mediaType: mediaTypeOf(request.headers), header: headerOf(request) });
      },
      async handler(request, reply) {
        const answered = await traced(request, () => respond(incomingOf(request), request.id));
        if (answered.envelope.code === codes.ok) await outdatesPages?.changed(parts.db);
        return write(reply, answered);
      },
    });
  }
  for (const add of parts.pages ?? []) add(app);
  const { db, sitemap = [] } = parts;
  if (!versions) return app;
  await servePortal(app, {
    folder: config.portalFolder,
    origin: services.publicUrl,
    operator: config.operator,
    versions,
    sitemap: { sources: sitemap, db },
  });

  return app;
}

/** The Maritime Code drawn is 39 kB at this quality and 45 at the one below it, which is a round trip more; 4 ms, and 2.5 there. */
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // A window of 256 kB. The default of 4 MB takes 2 MB more per response in flight, and makes none smaller.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** Trusts the nearest so many proxies, or those at the addresses that are named. */
function trusted(proxies: number | string): NonNullable<FastifyHttpOptions<Server>['trustProxy']> {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** By the routed path, which is decoded: its encoding does not matter. */
function isCall({ url }: FastifyRequest): boolean {
  const { path } = splitTarget(url);
  const routed = path.includes('%') ? decodeURIComponent(path) : path;
  return routed === base || routed.startsWith(`${base}/`);
}

export function write(reply: FastifyReply, answered: Answered): FastifyReply {
  reply.answeredCode = answered.envelope.code;
  return reply
    .status(answered.status)
    .headers(answered.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answered.envelope));
}

function writePage(reply: FastifyReply, answered: Answered, language: Language): FastifyReply {
  return reply
    .status(answered.status)
    .headers(answered.headers)
    .type('text/html; charset=utf-8')
    .send(failurePage(answered, language));
}

/** Fastify's own refusals of requests in our codes. */
function fromFastify(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('bodyTooLarge');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('mediaTypeUnsupported');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 && !(error instanceof Refusal) ? new Refusal('requestInvalid') : error;
}
