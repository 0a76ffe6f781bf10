/**
 * Servers that answer with other frameworks, each with the packages that its users add for security headers,
 * compression, limits and a log of requests. Nothing is refused by the limits.
 */
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { peer } from './peers.ts';

/** Answers one GET: its path with query, and its headers. */
export type Respond = (target: string, headers: IncomingHttpHeaders) => Promise<unknown>;

type Middleware = RequestListener;
interface Listening {
  address(): unknown;
}
interface ExpressRequest {
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
}
interface Express {
  use(middleware: Middleware): void;
  get(
    path: string,
    handle: (request: ExpressRequest, response: { json(body: unknown): void }) => Promise<void>,
  ): void;
  listen(port: number, host: string, ready: () => void): Listening;
}

const limits = { windowMs: 60_000, limit: 10_000_000 };
const portOf = (server: Listening) => (server.address() as AddressInfo).port;

/** What users of Express add to it, and users of Nest too. */
async function expressMiddleware(): Promise<Middleware[]> {
  type Factory<Options = void> = { readonly default: (options: Options) => Middleware };
  const [helmet, compression, rateLimit, pinoHttp] = await Promise.all([
    peer<Factory>('helmet'),
    peer<Factory>('compression'),
    peer<{ readonly rateLimit: (options: typeof limits) => Middleware }>('express-rate-limit'),
    peer<Factory>('pino-http'),
  ]);
  return [helmet.default(), compression.default(), rateLimit.rateLimit(limits), pinoHttp.default()];
}

export async function listenExpress(respond: Respond): Promise<number> {
  const app = (await peer<{ default(): Express }>('express')).default();
  for (const middleware of await expressMiddleware()) app.use(middleware);
  app.get('/*path', async (request, response) =>
    response.json(await respond(request.originalUrl, request.headers)),
  );
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(portOf(server)));
  });
}

interface HonoContext {
  readonly req: { readonly url: string; header(): IncomingHttpHeaders };
  json(body: unknown): Response;
}
interface Hono {
  use(middleware: unknown): void;
  get(path: string, handle: (context: HonoContext) => Promise<Response>): void;
  readonly fetch: unknown;
}
interface HonoServer {
  serve(options: { fetch: unknown; port: number; hostname: string }, ready: (at: AddressInfo) => void): void;
}

export async function listenHono(respond: Respond): Promise<number> {
  type Factory = () => unknown;
  const [{ Hono }, { serve }, { secureHeaders }, { compress }, { rateLimiter }, { pinoHttp }] =
    await Promise.all([
      peer<{ readonly Hono: new () => Hono }>('hono'),
      peer<HonoServer>('@hono/node-server'),
      peer<{ readonly secureHeaders: Factory }>('hono/secure-headers'),
      peer<{ readonly compress: Factory }>('hono/compress'),
      peer<{ readonly rateLimiter: (options: object) => unknown }>('hono-rate-limiter'),
      peer<{ readonly pinoHttp: () => (incoming: unknown, outgoing: unknown) => void }>('pino-http'),
    ]);
  const app = new Hono();
  const log = pinoHttp();
  app.use(secureHeaders());
  app.use(compress());
  app.use(rateLimiter({ ...limits, keyGenerator: () => 'the only sender' }));
  app.use(async ({ env }: { env: { incoming: unknown; outgoing: unknown } }, next: () => Promise<void>) => {
    log(env.incoming, env.outgoing);
    await next();
  });
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.json(await respond(pathname + search, context.req.header()));
  });
  return new Promise((resolve) =>
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port)),
  );
}

type Decorator = (...target: readonly unknown[]) => void;
interface NestApp {
  use(middleware: Middleware): void;
  listen(port: number, host: string): Promise<Listening>;
}
interface NestCommon {
  Controller(): Decorator;
  Module(parts: object): Decorator;
  Get(path: string): Decorator;
  Req(): Decorator;
}

/** Nest on its default, Express. Its decorators are called as functions: they need no compiler that way. */
export async function listenNest(path: string, respond: Respond): Promise<number> {
  await peer('reflect-metadata');
  const [{ Controller, Module, Get, Req }, { NestFactory }] = await Promise.all([
    peer<NestCommon>('@nestjs/common'),
    peer<{ readonly NestFactory: { create(module: unknown, options: object): Promise<NestApp> } }>(
      '@nestjs/core',
    ),
  ]);
  class Answers {
    answer(request: ExpressRequest): Promise<unknown> {
      return respond(request.originalUrl, request.headers);
    }
  }
  const { prototype } = Answers;
  Get(path)(prototype, 'answer', Object.getOwnPropertyDescriptor(prototype, 'answer'));
  Req()(prototype, 'answer', 0);
  Controller()(Answers);
  class Site {}
  Module({ controllers: [Answers] })(Site);
  const app = await NestFactory.create(Site, { logger: false });
  for (const middleware of await expressMiddleware()) app.use(middleware);
  return portOf(await app.listen(0, '127.0.0.1'));
}
