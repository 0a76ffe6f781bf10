import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { pageLanguage } from '../../../http/pages/pageLanguage.ts';
import type { Limits } from '../../../services/limits.ts';
import { networkOf } from '../../../services/network.ts';
import { withProof } from '../../../services/ownPath.ts';
import { type Door, doors, returnPaths, SocialFailed, scanPath } from '../../../services/social/provider.ts';
import type { Social } from '../../../services/social/social.ts';
import { personOf } from '../../account/index.ts';
import { readScanCode, stateOf } from './scanCode.ts';
import { confirmAttempt, isOpen, moveAttempt } from './socialAttempts.ts';
import { type SocialEnd, socialHtml, socialStyle, socialStylePath } from './socialHtml.ts';

export interface SocialPageParts {
  readonly db: Db;
  readonly config: Pick<Config, 'secret'>;
  readonly clock: Clock;
  readonly social: Social;
  readonly limits: Limits;
  readonly log: Logger;
}

interface Returned {
  Querystring: { state?: unknown; code?: unknown };
}

const statuses: Readonly<Record<SocialEnd, number>> = {
  confirmed: 200,
  refused: 200,
  over: 410,
  failed: 502,
};

/** Scan codes that one network may open: guessing one is infeasible. */
const scanLimits = [{ count: 100, seconds: 600 }];

/** A parameter that occurs once; a repeated or empty one is ignored. */
const one = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The pages behind the QR and the social app. The browser that requested the login continues with its exchangeable
 * code; a phone is sent back to the screen, and never sees the code.
 */
export function socialPages(parts: SocialPageParts): (app: FastifyInstance) => void {
  const { db, clock, social, log } = parts;
  const at = () => ({ secret: parts.config.secret, now: clock.now() });

  const guarded = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  const show = (request: FastifyRequest, reply: FastifyReply, end: SocialEnd) =>
    guarded(reply)
      .status(statuses[end])
      .type('text/html; charset=utf-8')
      .send(socialHtml(end, pageLanguage(request)));

  async function identified(request: FastifyRequest, door: Door, code: string): Promise<string | null> {
    try {
      return await social.identify(door, code);
    } catch (error) {
      if (!(error instanceof SocialFailed)) throw error;
      log.warn({ requestId: request.id, door, reason: error.message }, 'social login failed');
      return null;
    }
  }

  return (app) => {
    app.get(socialStylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(socialStyle));

    app.get<{ Params: { code: string } }>(`${scanPath}:code`, async (request, reply) => {
      const limit = await parts.limits.take(`scan ${networkOf(request.ip)}`, scanLimits, clock.now());
      const code = limit.ok ? readScanCode(request.params.code) : null;
      const state = code && stateOf(parts.config.secret, code);
      const address = state && social.address('phone', state);
      if (!state || !address || !(await isOpen(db, state, at()))) return show(request, reply, 'over');
      await moveAttempt(db, state, 'scanned', at());
      return guarded(reply).redirect(address);
    });

    for (const door of doors) {
      app.get<Returned>(returnPaths[door], async (request, reply) => {
        const state = one(request.query.state);
        const code = one(request.query.code);
        if (!state) return show(request, reply, 'over');
        // WeChat redirects back without a code when the user refuses.
        if (!code) {
          const refused = await moveAttempt(db, state, 'refused', at());
          if (!refused) return show(request, reply, 'over');
          return door === 'browser'
            ? guarded(reply).redirect(refused.callbackPath)
            : show(request, reply, 'refused');
        }
        // Checked first, so that an unknown state causes no request to the social app.
        if (!(await isOpen(db, state, at()))) return show(request, reply, 'over');
        const socialId = await identified(request, door, code);
        if (socialId === null) return show(request, reply, 'failed');
        const confirmed = await confirmAttempt(db, { state, door, socialId }, at());
        if (!confirmed) return show(request, reply, 'over');
        if (door === 'phone') return show(request, reply, 'confirmed');
        const known = await personOf(db, { kind: 'weixin', value: socialId });
        const path = known === undefined ? confirmed.bindPhonePath : confirmed.callbackPath;
        return guarded(reply).redirect(withProof(path, { wxcode: confirmed.wxcode, state }));
      });
    }
  };
}
