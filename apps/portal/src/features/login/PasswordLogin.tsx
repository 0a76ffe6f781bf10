import { AccountField, Form, PasswordField, SubmitButton } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import { user } from '@fairway/gateway/contract/user';
import { useGateway, useMutationForm } from '@fairway/site';
import { accountKind, account as accountRule, follows, loginPortal, required, yesOrNo } from '@fairway/trade';
import type { LoginPortal } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { useLoginOnce } from './forceOffline.tsx';
import { useOpenSession } from './openSession.ts';
import { passwordLoginFields } from './refusalFields.ts';
import type { words } from './words.zh.ts';

const schema = v.object({
  account: v.pipe(v.string(), follows(required, accountRule)),
  // Only that there is one: an old password may follow an older rule.
  password: v.pipe(v.string(), follows(required)),
});

export interface PasswordLoginProps {
  portal: LoginPortal;
  /** Stay logged in for 30 days. */
  remember: boolean;
}

/** Login by password. In the business portal a username is checked first: 0 means that no such account can log in. */
export function PasswordLogin({ portal, remember }: PasswordLoginProps) {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const loginOnce = useLoginOnce();
  const openSession = useOpenSession();

  /** The credentials of a first login, which open only the step that sets a new password. */
  const [first, setFirst] = useState<{ account: string; password: string } | null>(null);

  const form = useMutationForm({
    initial: { account: '', password: '' },
    schema,
    draft: 'login-password',
    codeFields: passwordLoginFields,
    run: async ({ account, password }, write) => {
      if (portal === loginPortal.business && accountKind(account) === 'username') {
        const { status } = await send(user.loginValidateAccountExist, { query: { account } });
        if (status === yesOrNo.no) {
          throw new GatewayError('refused', 'loginValidateAccountExist', {
            codeName: 'businessAccountInvalid',
            msg: t('login.noSuchAccount'),
          });
        }
      }
      return loginOnce(({ forceTicket }) =>
        write(auth.login, { body: { account, password, loginPortal: portal, forceTicket } }),
      );
    },
    onSuccess: (session) => session && openSession(session, remember),
    onError: (error, { account, password }) => {
      const isFirst = error instanceof GatewayError && error.codeName === 'firstPasswordOver';
      if (isFirst) setFirst({ account, password });
      return isFirst;
    },
    refresh: false,
  });

  if (first) {
    return (
      <FirstPassword
        account={first.account}
        first={first.password}
        remember={remember}
        onBack={() => setFirst(null)}
      />
    );
  }
  return (
    <Form form={form} summary="form">
      <AccountField
        name="account"
        label={portal === loginPortal.private ? t('login.account') : t('login.businessAccount')}
        placeholder={t('login.accountExample')}
      />
      <PasswordField name="password" purpose="current" />
      <SubmitButton size="large" block>
        {t('login.submitPassword')}
      </SubmitButton>
    </Form>
  );
}
