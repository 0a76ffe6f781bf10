import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pages } from '../area.ts';

/** Storybook starts itself by inline scripts, styles its own frame, and shows each story in a frame from here. */
const storybookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const notBuilt = 'Storybook has not been built yet. Run: npm run build:storybook\n';

/** The static Storybook in a folder, at `/storybook/`. */
export function storybookPages(folder: string): Pages {
  return (app) => {
    app.get('/storybook', (request, reply) => {
      // Its files are addressed relative to the folder.
      const [, query] = request.url.split('?', 2);
      return reply.redirect(query ? `/storybook/?${query}` : '/storybook/', 308);
    });
    app.get<{ Params: { '*': string } }>('/storybook/*', (request, reply) => {
      reply.header('content-security-policy', storybookPolicy).header('x-frame-options', 'SAMEORIGIN');
      if (!existsSync(join(folder, 'index.html')))
        return reply.status(404).type('text/plain; charset=utf-8').send(notBuilt);
      return reply.header('cache-control', 'no-cache').sendFile(request.params['*'] || 'index.html', folder);
    });
  };
}
