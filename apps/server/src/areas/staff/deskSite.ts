import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const notBuilt = `Fairway is running, but the desk has not been built yet.
航道服务已启动，但工作台页面尚未构建。

  Build it:       npm start          (builds what is missing, then starts)
`;

/**
 * Serves the built desk under `/desk`: hashed assets for a year, and one page for every path, which the browser draws, as
 * nothing of it is open. Search engines are told to stay away.
 */
export function deskSite(folder: string): (app: FastifyInstance) => void {
  const client = join(folder, 'client');
  const page = async (reply: FastifyReply) => {
    const html = await readFile(join(client, 'index.html')).catch(() => null);
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-cache');
    if (!html) {
      return reply.status(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(notBuilt);
    }
    return reply.type('text/html; charset=utf-8').send(html);
  };
  return (app) => {
    void app.register(serveStatic, {
      root: join(client, 'assets'),
      prefix: '/desk/assets/',
      decorateReply: false,
      preCompressed: true,
      suppressWarning: true,
      cacheControl: false,
      redirect: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
    for (const url of ['/desk', '/desk/*']) {
      app.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => page(reply) });
    }
  };
}
