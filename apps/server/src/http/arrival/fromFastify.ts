import { headers } from '@fairway/gateway/contract/envelope';
import type { FastifyRequest } from 'fastify';
import { mediaTypeOf } from './body.ts';
import { type Incoming, languageOf, splitTarget } from './incoming.ts';

export function headerOf(request: FastifyRequest): Incoming['header'] {
  return (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

/** A request as the pipeline takes it. */
export function incomingOf(request: FastifyRequest): Incoming {
  const header = headerOf(request);
  return {
    method: request.method,
    ...splitTarget(request.raw.url ?? ''),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    stream: request.raw,
    mediaType: mediaTypeOf(request.headers),
    ip: request.ip,
    language: languageOf(header(headers.language)),
    header,
  };
}
