import { headers } from '@fairway/gateway/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { write } from '../../http/app.ts';
import { refused, success } from '../../http/envelope.ts';
import { languageOf } from '../../http/incoming.ts';
import { Refusal } from '../../http/refuse.ts';

/**
 * For monitoring: `live` while the process answers at all, `ready` while it should get requests, which it should not
 * while the database is unavailable or the server is stopping.
 */
export function healthPages(ready: () => boolean): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/api/health/live', (request, reply) =>
      write(reply, success({ status: 'live' }, languageOf(request.headers[headers.language]))),
    );
    app.get('/api/health/ready', (request, reply) => {
      const language = languageOf(request.headers[headers.language]);
      if (ready()) return write(reply, success({ status: 'ready' }, language));
      return write(reply, refused(new Refusal('serverAway'), language, new Date(0)));
    });
  };
}
