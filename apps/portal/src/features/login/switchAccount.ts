import { auth } from '@fairway/gateway/contract/auth';
import type { Session, Site } from '@fairway/site';
import { wordsIn } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/**
 * Changes between a person's own and company account (specification, point 4): asks, logs in silently, replaces the
 * token. The new session lasts as long as the one it replaces. False when the reader cancels.
 */
export async function switchAccount(
  site: Site,
  to: 'toPersonal' | 'toCompany',
  companyName?: string | null,
): Promise<boolean> {
  const { session, questions, toasts } = site;
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
      opened = await site.send(auth.silentLogin, { body: { loginPortal: to === 'toPersonal' ? 1 : 2 } });
      session.set(opened, session.outlastsTab());
    },
    failure: site.messageOf,
  });
  if (!opened) return false;
  toasts.show({ tone: 'good', text: t('login.switched'), code: 'account-switched' });
  return true;
}
