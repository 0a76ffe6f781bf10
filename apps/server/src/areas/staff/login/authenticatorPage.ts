import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { html, page } from '../../../http/pages/html.ts';
import { pageLanguage } from '../../../http/pages/pageLanguage.ts';
import { unseal } from '../../../secrets.ts';
import { totpPurpose } from './login.ts';
import { codeOfStep, stepAt } from './totp.ts';

const words = {
  zh: {
    title: '身份验证器 · 沙箱',
    intro: '沙箱中由这里代替手机上的验证器应用：每 30 秒换一次码，用过的码不能再用。',
    empty: '还没有人进行到这一步。请先在工作台输入邮箱和密码，然后刷新本页。',
    refresh: '刷新',
  },
  en: {
    title: 'Authenticator · sandbox',
    intro:
      'In the sandbox this page stands in for the app on a phone: codes change every 30 seconds, and each works once.',
    empty: 'Nobody has come this far. Enter email and password at the desk, then refresh this page.',
    refresh: 'Refresh',
  },
} as const;

interface Parts {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

/** The phone of the sandbox: the codes of the staff, enrolled or about to be. Never served in production. */
export function authenticatorPage({ db, config, clock }: Parts): (app: FastifyInstance) => void {
  const codes = async () => {
    const now = clock.now();
    const enrolled = await db.selectFrom('staff').select(['email', 'totpSecret as secret']).execute();
    const enrolling = await db
      .selectFrom('staffLogin')
      .innerJoin('staff', 'staff.id', 'staffLogin.staffId')
      .select(['staff.email', 'enrolSecret as secret'])
      .where('expiresAt', '>', now)
      .where('staff.totpSecret', 'is', null)
      .orderBy('staffLogin.createdAt', 'desc')
      .execute();
    return [...enrolling, ...enrolled].flatMap(({ email, secret }) =>
      secret === null
        ? []
        : [{ email, code: codeOfStep(unseal(config.secret, totpPurpose, secret), stepAt(now)) }],
    );
  };

  return (app) => {
    app.get('/sandbox/authenticator', async (request, reply) => {
      const language = pageLanguage(request);
      const say = words[language];
      const memberCodes = await codes();
      reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language');
      if (request.headers.accept === 'application/json') {
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(memberCodes));
      }
      const item = ({ email, code }: (typeof memberCodes)[number]) => html`
        <li><p class="meta">${email}</p><p class="code"><strong>${code}</strong></p></li>`;
      const body = html`
    <header><h1>${say.title}</h1><p>${say.intro}</p></header>
    <main>
      <p><a href="/sandbox/authenticator">${say.refresh}</a></p>
      ${memberCodes.length === 0 ? html`<p class="empty">${say.empty}</p>` : html`<ol>${memberCodes.map(item)}</ol>`}
    </main>
  `;
      return reply
        .type('text/html; charset=utf-8')
        .send(page({ language, title: say.title, stylesheet: '/sandbox/outbox.css', body }));
    });
  };
}
