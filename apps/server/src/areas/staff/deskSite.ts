import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPublic } from '../../http/pages/portal.ts';

const notBuilt = `Fairway is running, and the desk is being built. This page opens by itself once it is there.
航道服务已启动，工作台页面正在构建，完成后本页会自动打开。

  Still here after a minute:   npm start   (builds what is missing)
`;
/** Seconds until the browser looks again. */
const soon = 2;

/**
 * Serves the built desk under `/desk`: hashed assets for a year, and one page for every path, which the browser
 * renders, because nothing of it is public. Search engines are excluded. It may be built while the server runs.
 */
export function deskSite(folder: string): (app: FastifyInstance) => void {
  const client = join(folder, 'client');
  const page = async (reply: FastifyReply) => {
    const html = await readFile(join(client, 'index.html')).catch(() => null);
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-cache');
    if (!html) {
      return reply
        .status(503)
        .headers({ 'retry-after': soon, refresh: soon })
        .type('text/plain; charset=utf-8')
        .send(notBuilt);
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
      dotfiles: 'ignore',
      allowedPath: isPublic,
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
