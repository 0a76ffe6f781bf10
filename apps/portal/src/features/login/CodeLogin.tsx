import { CodeField, EmailField, Form, PhoneField, SubmitButton } from '@fairway/forms';
import { auth } from '@fairway/gateway/contract/auth';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { useGateway, useMutationForm } from '@fairway/site';
import { verifyCode as codeRule, email as emailRule, follows, mobile, required } from '@fairway/trade';
import { Button, type LoginPortal } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { useLoginOnce } from './forceOffline.tsx';
import { useOpenSession } from './openSession.ts';
import { codeLoginFields } from './refusalFields.ts';
import type { words } from './words.zh.ts';

const code = v.pipe(v.string(), follows(required, codeRule));
const byPhone = v.pipe(
  v.object({ phone: v.pipe(v.string(), follows(required, mobile)), verifyCode: code }),
  v.transform(({ phone, ...rest }) => ({ account: phone, ...rest })),
);
const byEmail = v.pipe(
  v.object({ email: v.pipe(v.string(), follows(required, emailRule)), verifyCode: code }),
  v.transform(({ email, ...rest }) => ({ account: email, ...rest })),
);

const purpose = 'LOGIN_REGISTER';

export interface CodeLoginProps {
  portal: LoginPortal;
  /** Stay logged in for 30 days. */
  remember: boolean;
}

/** Login by a code sent to phone or email; typed values of one stay while the other is used. */
export function CodeLogin({ portal, remember }: CodeLoginProps) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const loginOnce = useLoginOnce();
  const sendSms = (phone: string) =>
    send(verifyCode.sendSmsVerifyCode, { query: { phone, type: purpose, mobileArea: '86' } });
  const sendEmail = (email: string) =>
    send(verifyCode.sendEmailVerifyCode, { query: { email, type: purpose } });
  const openSession = useOpenSession();
  const [channel, setChannel] = useState<'phone' | 'email'>('phone');
  const phone = channel === 'phone';

  const form = useMutationForm({
    initial: { phone: '', dialCode: '86', email: '', verifyCode: '' },
    schema: phone ? byPhone : byEmail,
    draft: 'login-code',
    serverFields: { account: channel },
    codeFields: codeLoginFields(channel),
    run: (values, write) => {
      const body = { ...values, loginPortal: portal };
      return loginOnce((answered) =>
        write(auth.loginAndRegisterByVerifyCode, { body: { ...body, ...answered } }),
      );
    },
    onSuccess: (session) => session && openSession(session, remember),
    refresh: false,
  });

  return (
    <Form form={form} summary="form">
      {phone ? <PhoneField name="phone" dialCodeName="dialCode" /> : <EmailField name="email" />}
      <CodeField
        key={channel}
        name="verifyCode"
        target={channel}
        purpose={purpose}
        send={phone ? sendSms : sendEmail}
        serverNow={() => now().getTime()}
      />
      <SubmitButton size="large" block>
        {t('login.submit')}
      </SubmitButton>
      <Button tone="quiet" size="small" onClick={() => setChannel(phone ? 'email' : 'phone')}>
        {phone ? t('login.useEmail') : t('login.usePhone')}
      </Button>
    </Form>
  );
}
