import { Form, PasswordField, SubmitButton } from '@fairway/forms';
import { auth } from '@fairway/gateway/contract/auth';
import { useMutationForm } from '@fairway/site';
import {
  confirmation,
  follows,
  loginPortal,
  passwordLength,
  password as passwordRule,
  required,
} from '@fairway/trade';
import { Button, Heading, Stack, Text } from '@fairway/ui';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { useLoginOnce } from './forceOffline.tsx';
import { useOpenSession } from './openSession.ts';
import type { words } from './words.zh.ts';

export interface FirstPasswordProps {
  /** The credentials typed at login: the username and the password that an admin gave. */
  account: string;
  first: string;
  /** Stay logged in for 30 days. */
  remember: boolean;
  onBack: () => void;
}

/** The step of a first login: a user with an initial password chooses a new one, and is logged in. */
export function FirstPassword({ account, first, remember, onBack }: FirstPasswordProps) {
  const { t } = useWords<typeof words>();
  const loginOnce = useLoginOnce();
  const openSession = useOpenSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const form = useMutationForm({
    initial: { newPassword: '', again: '' },
    schema: v.pipe(
      v.object({
        newPassword: v.pipe(v.string(), follows(required, passwordRule)),
        again: v.pipe(v.string(), follows(required)),
      }),
      v.forward(
        v.check(({ newPassword, again }) => confirmation(newPassword)(again) === null, 'confirmation'),
        ['again'],
      ),
    ),
    codeFields: { passwordUnchanged: 'newPassword' },
    serverFields: { newPassword: 'newPassword' },
    run: ({ newPassword }, send) => {
      const body = { account, password: first, loginPortal: loginPortal.business, newPassword };
      return loginOnce(({ forceTicket }) => send(auth.login, { body: { ...body, forceTicket } }));
    },
    onSuccess: (session) => session && openSession(session, remember),
    refresh: false,
  });

  return (
    <Stack>
      <Stack gap="xs">
        <Heading ref={heading} level={3} tabIndex={-1}>
          {t('login.firstTitle')}
        </Heading>
        <Text tone="quiet">{t('login.firstText', { account })}</Text>
      </Stack>
      <Form form={form} summary="form">
        <PasswordField
          name="newPassword"
          purpose="new"
          hint={t('login.firstHint', { min: passwordLength.min, max: passwordLength.max })}
        />
        <PasswordField name="again" purpose="again" />
        <SubmitButton size="large" block>
          {t('login.firstSubmit')}
        </SubmitButton>
        <Button tone="quiet" size="small" onClick={onBack}>
          {t('login.firstBack')}
        </Button>
      </Form>
    </Stack>
  );
}
