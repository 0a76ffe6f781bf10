import type { Language } from '@fairway/gateway/contract/texts';
import { normaliseAccount } from '@fairway/trade';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../database/db.ts';
import { outboxHtml } from './html.ts';
import type { ShownMessage } from './outbox.ts';
import { outboxStyle } from './style.ts';

const pageSize = 100;

/** Loads the newest messages, of one receiver if given. A phone may be written in any usual form. */
export async function readOutbox(db: Db, to: string | undefined): Promise<ShownMessage[]> {
  const query = db
    .selectFrom('outboxMessage')
    .select(['toAddress', 'kind', 'purpose', 'code', 'text', 'createdAt'])
    .where('state', '<>', 'withheld')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize);
  const receiver = to ? normaliseAccount(to).toLowerCase() : '';
  const rows = await (receiver ? query.where('toAddress', '=', receiver) : query).execute();
  return rows.map(({ toAddress, createdAt, ...rest }) => ({
    to: toAddress,
    ...rest,
    at: createdAt.toISOString(),
  }));
}

/** The outbox of the sandbox: what would have been sent by SMS and email. A page, and JSON for who accepts that. */
export function outboxPages(db: Db): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Querystring: { to?: string | string[]; lang?: string } }>(
      '/sandbox/outbox',
      async (request, reply) => {
        const to = [request.query.to].flat()[0];
        const messages = await readOutbox(db, to);
        reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language');
        if (wantsJson(request))
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(messages));
        const language = languageOfPage(request, request.query.lang);
        return reply.type('text/html; charset=utf-8').send(outboxHtml(messages, to ?? '', language));
      },
    );
    app.get('/sandbox/outbox.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(outboxStyle),
    );
  };
}

function wantsJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

function languageOfPage({ headers }: FastifyRequest, parameter: string | undefined): Language {
  if (parameter === 'zh' || parameter === 'en') return parameter;
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en';
}
