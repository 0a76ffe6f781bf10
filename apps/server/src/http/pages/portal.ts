import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstPages, type Operator } from './firstPages.ts';
import type { PageVersions } from './pageVersions.ts';
import { type SearchParts, searchPages } from './searchPages.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Responds to a path without a file: with the portal's page, rendered if possible, or 404. */
    portalPage(request: FastifyRequest): Promise<FastifyReply>;
  }
}

const notBuilt = `Fairway is running, but the portal has not been built yet.
航道服务已启动，但门户页面尚未构建。

  Build it:       npm start          (builds what is missing, then starts)
  API document:   /api/docs
`;

export interface PortalParts {
  /** Holds what browsers load in `client`, and in `server` what draws first pages. */
  readonly folder: string;
  /** Scheme and host that readers open the portal at; known once the server listens. */
  readonly origin: () => string;
  readonly operator: Operator;
  readonly versions: PageVersions;
  readonly sitemap: Pick<SearchParts, 'sources' | 'db'>;
}

/** Serves the built portal: hashed assets for a year, pages checked by ETag each time. */
export async function servePortal(
  app: FastifyInstance,
  { folder, origin, operator, versions, sitemap }: PortalParts,
): Promise<void> {
  const client = join(folder, 'client');
  const pages = await firstPages(app, folder, origin, operator, versions);
  searchPages(app, { ...sitemap, origin, pages: pages.knownPages });
  await app.register(serveStatic, {
    root: client,
    preCompressed: true,
    suppressWarning: true,
    // The build's manifest and source maps are not served.
    dotfiles: 'ignore',
    allowedPath: isPublic,
    cacheControl: false,
    redirect: false,
    setHeaders(reply, path) {
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.decorateReply('portalPage', async function portalPage(this: FastifyReply, request: FastifyRequest) {
    const path = request.url.split('?')[0] ?? '/';
    const read = ['GET', 'HEAD'].includes(request.method);
    const dotted = extname(path) !== '';
    // A missing script or picture is 404; the same path in an address bar leads to the portal's own /notFound.
    const page = !dotted || (request.headers.accept ?? '').includes('text/html');
    if (!read || !page || /^\/(sandbox|assets)(\/|$)/.test(path))
      return this.status(404)
        .header('vary', 'accept')
        .type('text/plain; charset=utf-8')
        .send('404 Not Found\n');
    if (!existsSync(join(client, 'index.html'))) {
      return this.status(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(notBuilt);
    }
    this.header('vary', 'accept, accept-language, cookie').header('cache-control', 'no-cache');
    if (pages.isSecret(request.url))
      this.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { cookie, 'accept-language': languages } = request.headers;
    const first = await pages.page(request.url, cookie, languages);
    // Search engines read the status, not the text.
    const exists = first ? first.isFound : pages.hasPage(request.url);
    if (!exists) this.status(404);
    if (first?.leadsTo) return this.redirect(inLanguageOf(request.url, first.leadsTo));
    const answerPage = first ?? pages.empty(request.url, cookie, languages);
    if (!answerPage) return this.sendFile('index.html');
    this.header('etag', answerPage.etag);
    if (exists && request.headers['if-none-match']?.includes(answerPage.etag)) return this.status(304).send();
    return this.type('text/html; charset=utf-8').send(answerPage.html);
  }); // A page like any other, before the files take the path for a folder.
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: (request, reply) => reply.portalPage(request) });
}

/** Whether browsers may load a file of a built site: neither hidden ones nor source maps. */
export function isPublic(path: string): boolean {
  return !/(^|\/)\.|\.map(\.br|\.gz)?$/i.test(path);
}

/** A requested language stays. */
function inLanguageOf(target: string, leadsTo: string): string {
  const language = new URL(target, 'http://portal').searchParams.get('lang');
  if (!language) return leadsTo;
  return `${leadsTo}${leadsTo.includes('?') ? '&' : '?'}${new URLSearchParams({ lang: language })}`;
}
