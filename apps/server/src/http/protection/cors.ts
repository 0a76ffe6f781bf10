import { headers } from '@fairway/gateway/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const sent = [
  headers.language,
  headers.authorization,
  headers.clientVersion,
  headers.timestamp,
  headers.nonce,
  headers.keyId,
  headers.signature,
  headers.idempotencyKey,
  headers.proof,
  headers.clientKey,
  headers.checkedToken,
  headers.uploadToken,
  'content-type',
].join(', ');

const read = [headers.serverKey, headers.keyId, headers.serverTime, headers.requestId, 'retry-after'].join(
  ', ',
);

/** Allows browsers on the origins of ALLOWED_ORIGINS to send calls. Without the setting it does nothing. */
export function allowOtherSites(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', read);
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', sent)
      .header('access-control-max-age', '600');
    return reply.status(204).send();
  });
}
