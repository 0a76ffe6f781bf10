import { createHash } from 'node:crypto';
import { contract } from '@fairway/gateway/contract/contract';
import { openApiDocument } from '@fairway/gateway/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiDocumentHtml } from './html.ts';
import { apiDocumentStyle } from './style.ts';

/** The API document: OpenAPI as JSON, and a page for people; both are derived from the contract. */
export function apiDocumentPages(app: FastifyInstance): void {
  const files = {
    '/api/openapi.json': once('application/json; charset=utf-8', () =>
      JSON.stringify(openApiDocument(contract, { title: 'Fairway gateway' })),
    ),
    '/api/docs': once('text/html; charset=utf-8', () => apiDocumentHtml(contract)),
    '/api/docs.css': once('text/css; charset=utf-8', () => apiDocumentStyle),
  };
  for (const [path, file] of Object.entries(files)) app.get(path, file);
}

/** Builds a text on its first request and serves later ones with an ETag. */
function once(type: string, text: () => string) {
  let page: { body: string; etag: string } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!page) {
      const body = text();
      page = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    }
    reply.header('etag', page.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
    return reply.type(type).send(page.body);
  };
}
