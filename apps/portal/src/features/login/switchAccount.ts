import { auth, type Session } from '@fairway/gateway/contract/auth';
import i18next from 'i18next';
import { messageOf } from '../../failures/messageOf.ts';
import { questions, toasts } from '../../failures/notices.ts';
import { gateway } from '../../gateway.ts';
import { loadWords } from '../../language/i18n.ts';
import { languageAtom } from '../../language/language.ts';
import { outlastsTab, setSession } from '../../session/session.ts';
import { store } from '../../store.ts';

/**
 * Changes between a person's own and company account (specification, point 4): asks, logs in silently, replaces the
 * token. The new session lasts as long as the one it replaces. False when the reader would rather stay.
 */
export async function switchAccount(to: 'toPersonal' | 'toCompany'): Promise<boolean> {
  await loadWords('features/login', store.get(languageAtom));
  const { t } = i18next;
  let opened: Session | undefined;
  await questions.ask({
    key: 'switch-account',
    title: t(`login.${to}Title`),
    text: t('login.switchText'),
    confirmLabel: t('login.switchConfirm'),
    run: async () => {
      opened = await gateway.send(auth.silentLogin, { body: { loginPortal: to === 'toPersonal' ? 1 : 2 } });
      setSession(opened, outlastsTab());
    },
    failure: messageOf,
  });
  if (!opened) return false;
  toasts.show({ tone: 'good', text: t('login.switched'), code: 'account-switched' });
  return true;
}
