import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Answers a path that no file has: the portal's page, which knows its own routes, or 404. */
    portalPage(request: FastifyRequest): FastifyReply;
  }
}

const notBuilt = `Fairway is running, but the portal has not been built yet.
航道服务已启动，但门户页面尚未构建。

  Build it:       npm start          (builds what is missing, then starts)
  API document:   /api/docs
`;

/** Serves the built portal: hashed assets for a year, pages checked by ETag each time. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    redirect: false,
    setHeaders(reply, path) {
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.decorateReply('portalPage', function portalPage(this: FastifyReply, request: FastifyRequest) {
    const path = request.url.split('?')[0] ?? '/';
    const read = ['GET', 'HEAD'].includes(request.method);
    const dotted = extname(path) !== '';
    if (dotted) this.header('vary', 'accept');
    // A missing script or picture is 404; the same path in an address bar leads to the portal's own /notFound.
    const page = !dotted || (request.headers.accept ?? '').includes('text/html');
    if (!read || !page || /^\/(sandbox|assets)(\/|$)/.test(path))
      return this.status(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    if (!existsSync(join(folder, 'index.html'))) {
      return this.status(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(notBuilt);
    }
    return this.sendFile('index.html');
  });
}
