import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../../http/pages/pageLanguage.ts';
import { type Door, doors, returnPaths } from './provider.ts';
import { sandboxSocialAccounts, sandboxSocialId } from './sandboxAccounts.ts';
import { sandboxSocialHtml, sandboxSocialStyle, sandboxStylePath } from './sandboxHtml.ts';
import { type SandboxSocialParts, sandboxCode } from './sandboxSocial.ts';

export interface SandboxPageParts extends Pick<SandboxSocialParts, 'db' | 'clock' | 'secret'> {
  /** Whether a login of this state is still waiting. */
  isOpen(state: string): Promise<boolean>;
  /** Ends a login as if it had timed out. */
  expire(state: string): Promise<void>;
}

interface StateQuery {
  Querystring: { state?: unknown };
}

/** The social app of the sandbox: offers a choice of people, and to log in or refuse. It leads back as WeChat does. */
export function sandboxSocialPages(parts: SandboxPageParts): (app: FastifyInstance) => void {
  function show(request: FastifyRequest, reply: FastifyReply, door: Door, open: boolean) {
    return reply
      .status(open ? 200 : 410)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(sandboxSocialHtml(door, open, pageLanguage(request)));
  }

  return (app) => {
    app.get(sandboxStylePath, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(sandboxSocialStyle),
    );
    for (const door of doors) {
      const path = `/sandbox/social/${door}`;
      app.get<StateQuery>(path, async (request, reply) =>
        show(request, reply, door, await parts.isOpen(String(request.query.state ?? ''))),
      );
      app.post<StateQuery>(path, async (request, reply) => {
        const state = String(request.query.state ?? '');
        if (!(await parts.isOpen(state))) return show(request, reply, door, false);
        const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
        const action = form.get('action');
        if (action === 'expire') {
          await parts.expire(state);
          return show(request, reply, door, false);
        }
        const socialId = chosenId(form);
        if (action !== 'refuse' && (action !== 'confirm' || socialId === null)) {
          return show(request, reply, door, true);
        }
        const back = new URLSearchParams({ state });
        if (action === 'confirm' && socialId !== null) back.set('code', await sandboxCode(parts, socialId));
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(`${returnPaths[door]}?${back}`, 303);
      });
    }
  };
}

/** Returns the selected account of the list, or the one with the typed name. */
function chosenId(form: URLSearchParams): string | null {
  const account = form.get('account');
  const listed = sandboxSocialAccounts.find(({ socialId }) => socialId === account);
  const name = form.get('name')?.trim() ?? '';
  if (listed) return listed.socialId;
  return name === '' ? null : sandboxSocialId(name);
}
