import { headers } from '@fairway/gateway/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { write } from '../../http/app.ts';
import { languageOf } from '../../http/arrival/incoming.ts';
import { refused, success } from '../../http/envelope.ts';
import { Refusal } from '../../http/refuse.ts';
import type { Health } from './health.ts';
import type { Problem } from './rules.ts';

/**
 * Serves supervisors, load balancers and monitoring: `live` while the process responds at all, `ready` while it should
 * get requests, and `health` while the installation has no problem. A stalled queue is no reason to take servers out of
 * service, so only the last one reports it.
 */
export function healthPages({ unready, problems }: Health): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/api/health/live', (request, reply) =>
      write(reply, success({ status: 'live' }, languageOf(request.headers[headers.language]))),
    );
    app.get('/api/health/ready', (request, reply) => {
      const reason = unready();
      return answer(request, reply, 'ready', reason ? [reason] : []);
    });
    app.get('/api/health', async (request, reply) => answer(request, reply, 'healthy', await problems()));
  };
}

function answer(request: FastifyRequest, reply: FastifyReply, status: string, problems: readonly Problem[]) {
  const language = languageOf(request.headers[headers.language]);
  if (problems.length === 0) return write(reply, success({ status }, language));
  const refusal = new Refusal('serverAway', { data: { status: `not ${status}`, problems } });
  return write(reply, refused(refusal, language, new Date(0)));
}
