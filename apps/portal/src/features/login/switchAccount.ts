import type { Send } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import type { Localization, MessageOf, Session, SiteSession } from '@fairway/site';
import type { Questions } from '@fairway/ui';
import { wordsIn } from '../../language/words.ts';
import type { words } from './words.zh.ts';

export interface SwitchParts {
  readonly session: SiteSession;
  readonly questions: Questions;
  readonly messageOf: MessageOf;
  readonly localization: Localization;
  readonly send: Send;
}

/**
 * Switches between a person's own and company account (specification, point 4): asks for confirmation, logs in
 * silently, replaces the token. The new session lasts as long as the one it replaces. Resolves to the message; null if
 * the reader cancels.
 */
export async function switchAccount(
  { session, questions, messageOf, localization, send }: SwitchParts,
  to: 'toPersonal' | 'toCompany',
  companyName?: string | null,
): Promise<string | null> {
  const t = await wordsIn<typeof words>(localization, 'features/login');
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
    failure: messageOf,
  });
  return opened ? t('login.switched') : null;
}
