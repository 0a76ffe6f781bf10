import type { Send } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import type { Session, Site } from '@fairway/site';
import { wordsIn } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/**
 * Changes between a person's own and company account (specification, point 4): asks, logs in silently, replaces the
 * token. The new session lasts as long as the one it replaces. Resolves to the message; null when the reader cancels.
 */
export async function switchAccount(
  site: Site,
  send: Send,
  to: 'toPersonal' | 'toCompany',
  companyName?: string | null,
): Promise<string | null> {
  const { session, questions } = site;
  const t = await wordsIn<typeof words>(site, 'features/login');
  let opened: Session | undefined;
  await questions.ask({
    key: 'switch-account',
    title:
      to === 'toCompany' && companyName
        ? t('login.toCompanyNamed', { name: companyName })
        : t(`login.${to}Title`),
    text: t('login.switchText'),
    confirmLabel: t('login.switchConfirm'),
    run: async () => {
      opened = await send(auth.silentLogin, { body: { loginPortal: to === 'toPersonal' ? 1 : 2 } });
      session.set(opened, session.outlastsTab());
    },
    failure: site.messageOf,
  });
  return opened ? t('login.switched') : null;
}
