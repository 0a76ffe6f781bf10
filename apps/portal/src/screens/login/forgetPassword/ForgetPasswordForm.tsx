import {
  type AsyncCheck,
  CodeField,
  EmailField,
  Form,
  PasswordField,
  PhoneField,
  SubmitButton,
} from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { security } from '@fairway/gateway/contract/security';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { useGateway, useMutationForm } from '@fairway/site';
import { forgottenPasswordByEmail, forgottenPasswordByPhone, yesOrNo } from '@fairway/trade';
import { Segmented } from '@fairway/ui';
import { useState } from 'react';
import type * as v from 'valibot';
import { codeRefusals } from '../../../features/account/codeRefusals.ts';
import { useLeave } from '../../../features/account/useLeave.ts';
import { useWords } from '../../../language/words.ts';
import type { Portal } from './address.ts';
import type { words } from './words.zh.ts';

const purpose = 'FORGET_PASSWORD';
type Filled = v.InferOutput<typeof forgottenPasswordByPhone> | v.InferOutput<typeof forgottenPasswordByEmail>;

/** Phone or email, its code, and the new password twice; typed values stay while the other method is used. */
export function ForgetPasswordForm({ portal }: { portal: Portal }) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const leave = useLeave();
  const [channel, setChannel] = useState<'phone' | 'email'>('phone');
  const byPhone = channel === 'phone';
  const exists: AsyncCheck = async (phone, signal) => {
    const { status } = await send(user.checkPhoneExist, { query: { phone } }, { signal });
    return status === yesOrNo.yes ? null : { rule: 'accountNotFound', message: t('forget.noAccount') };
  };

  const form = useMutationForm({
    initial: { phone: '', dialCode: '86', email: '', verifyCode: '', password: '', again: '' },
    schema: (byPhone ? forgottenPasswordByPhone : forgottenPasswordByEmail) as v.GenericSchema<
      unknown,
      Filled
    >,
    codeFields: { ...codeRefusals, accountNotFound: channel, overseasPhoneUnsupported: 'phone' },
    draft: 'forgotten-password',
    run: async (values, write) => {
      const { verifyCode: code, password } = values;
      const body = { verifyCode: code, password, loginPortal: portal };
      if ('phone' in values)
        await write(security.updatePasswordByPhoneByForget, {
          body: { ...body, phone: values.phone, mobileArea: '86' },
        });
      else await write(security.updatePasswordByEmailByForget, { body: { ...body, email: values.email } });
    },
    onSuccess: () => leave('reset'),
    refresh: false,
  });

  const sendSms = (phone: string) =>
    send(verifyCode.sendSmsVerifyCode, { query: { phone, type: purpose, mobileArea: '86' } });
  const sendEmail = async (email: string) => {
    const { status } = await send(user.checkEmailExist, { query: { email } });
    if (status === yesOrNo.yes)
      return send(verifyCode.sendEmailVerifyCode, { query: { email, type: purpose } });
    const msg = t('forget.noAccount');
    throw new GatewayError('refused', 'checkEmailExist', { codeName: 'accountNotFound', msg });
  };

  return (
    <Form form={form} summary="form">
      <Segmented
        label={t('forget.by')}
        size="small"
        options={[
          { value: 'phone', label: t('forget.phone') },
          { value: 'email', label: t('forget.email') },
        ]}
        value={channel}
        onChange={setChannel}
      />
      {byPhone ? (
        <PhoneField name="phone" dialCodeName="dialCode" check={exists} />
      ) : (
        <EmailField name="email" />
      )}
      <CodeField
        key={channel}
        name="verifyCode"
        target={channel}
        purpose={purpose}
        send={byPhone ? sendSms : sendEmail}
        serverNow={() => now().getTime()}
      />
      <PasswordField name="password" purpose="new" label={t('forget.password')} />
      <PasswordField name="again" purpose="again" label={t('forget.again')} />
      <SubmitButton size="large" block>
        {t('forget.submit')}
      </SubmitButton>
    </Form>
  );
}
