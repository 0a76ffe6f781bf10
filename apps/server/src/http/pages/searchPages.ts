import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/db.ts';
import type { KnownPage } from './firstPages.ts';
import { robots, type SitemapAddress, type SitemapSource } from './sitemap.ts';
import { type SitemapFile, sitemapFiles } from './sitemapFiles.ts';

export interface SearchParts {
  readonly origin: () => string;
  /** Pages of the portal; none where it is not built. */
  readonly pages: readonly KnownPage[];
  readonly sources: readonly SitemapSource[];
  readonly db: Db;
}

/** Excluded in addition to the pages for members: calls, the staff's desk, pages of the sandbox, and error pages. */
const closed = ['/api/', '/desk', '/sandbox/', '/error', '/notFound', '/*login=1'];

/** `robots.txt`, `sitemap.xml`, and the files that it names: `/sitemap/ports-1.xml`. */
export function searchPages(app: FastifyInstance, { origin, pages, sources, db }: SearchParts): void {
  const files = sitemapFiles({
    origin,
    sources: [{ name: 'pages', addresses: async () => ownPages(pages) }, ...sources],
    rules: async () => {
      const rows = await db.selectFrom('pageAccess').select(['path', 'access']).orderBy('path').execute();
      return rows.map(({ path, access }) => [path.toLowerCase(), access] as const);
    },
  });
  const send = (request: FastifyRequest, reply: FastifyReply, { gzip, etag, changedAt }: SitemapFile) => {
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .type('application/xml; charset=utf-8');
    if (changedAt) reply.header('last-modified', changedAt.toUTCString());
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(accepted))
      return reply.header('content-encoding', 'gzip').send(gzip);
    // Without this header the response is compressed again. Robots that read no gzip are rare.
    return reply.header('content-encoding', 'identity').send(Readable.from([gzip]).pipe(createGunzip()));
  };

  app.get('/robots.txt', async (_request, reply) => {
    const members = pages.flatMap(({ path, auth }) => (auth ? [path] : []));
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(origin(), [...closed, ...members.flatMap((path) => [`${path}$`, `${path}?`])]));
  });

  app.get('/sitemap.xml', async (request, reply) => send(request, reply, await files.index()));

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, name, number] = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? [];
    const file = name ? await files.file(name, Number(number)) : undefined;
    if (!file) return reply.status(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    return send(request, reply, file);
  });
}

function ownPages(pages: readonly KnownPage[]): SitemapAddress[] {
  return pages.flatMap(({ path, queries, listed }) =>
    listed ? [{ address: path }, ...queries.map((query) => ({ address: `${path}?${query}` }))] : [],
  );
}
