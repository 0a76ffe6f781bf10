import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../../http/pages/pageLanguage.ts';
import type { SandboxTill, SandboxTrade } from './sandboxTill.ts';
import { walletHtml, walletStyle } from './walletHtml.ts';

const actions = ['pay', 'decline', 'expire'] as const;

interface Ticketed {
  Params: { token: string };
}

/** The phone's side of a payment in the sandbox: what its QR opens. The address is the permission. */
export function walletPages(till: SandboxTill, now: () => Date): (app: FastifyInstance) => void {
  function show(request: FastifyRequest, reply: FastifyReply, trade: SandboxTrade | undefined) {
    return reply
      .status(trade ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(walletHtml(trade, now(), pageLanguage(request)));
  }

  return (app) => {
    app.get('/sandbox/wallet.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(walletStyle),
    );
    app.get<Ticketed>('/sandbox/wallet/:token', async (request, reply) =>
      show(request, reply, await till.scan(request.params.token)),
    );
    app.post<Ticketed>('/sandbox/wallet/:token', async (request, reply) => {
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
      const action = actions.find((each) => each === form.get('action'));
      const { token } = request.params;
      return show(request, reply, action ? await till.act(token, action) : await till.scan(token));
    });
  };
}
