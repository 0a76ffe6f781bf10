import { CheckboxField, CodeField, Form, PhoneField, SubmitButton } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { RouterLink, useGateway, useMutationForm } from '@fairway/site';
import {
  verifyCode as codeRule,
  currentTexts,
  follows,
  mobile,
  registrationConsents,
  required,
} from '@fairway/trade';
import * as v from 'valibot';
import { useLoginOnce } from '../../../features/login/forceOffline.tsx';
import { useOpenSession } from '../../../features/login/openSession.ts';
import { keepProof, keptChoice, keptProof } from '../../../features/login/social/proof.ts';
import { useWords } from '../../../language/words.ts';
import { agreementAddress } from '../../about/agreement/address.ts';
import { bindPhoneFields } from './bindPhoneFields.ts';
import type { words } from './words.zh.ts';

const purpose = 'LOGIN_REGISTER';
const schema = v.object({
  phone: v.pipe(v.string(), follows(required, mobile)),
  verifyCode: v.pipe(v.string(), follows(required, codeRule)),
  agreed: v.literal(true),
});

/** Phone, code and agreement; the social login that waits is spent only once the phone is bound. */
export function BindPhoneForm() {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const loginOnce = useLoginOnce();
  const sendCode = (phone: string) =>
    send(verifyCode.sendSmsVerifyCode, { query: { phone, type: purpose, mobileArea: '86' } });
  const openSession = useOpenSession();

  const form = useMutationForm({
    initial: { phone: '', dialCode: '86', verifyCode: '', agreed: false },
    schema,
    codeFields: bindPhoneFields,
    run: async ({ phone, verifyCode: code }, write) => {
      const { portal } = keptChoice();
      const proof = keptProof();
      if (!proof) throw lost(t('bindPhone.lost'));
      const agreed = currentTexts(...registrationConsents);
      const body = { ...proof, agreed, phone, mobileArea: '86', verifyCode: code, loginPortal: portal };
      return loginOnce(({ forceTicket }) =>
        write(auth.bindPhonePcWeixinLogin, { body: { ...body, forceTicket } }),
      );
    },
    onSuccess: async (session) => {
      if (!session) return;
      await openSession(session, keptChoice().remember, '/');
      keepProof(null);
    },
    refresh: false,
  });

  return (
    <Form form={form} summary="form">
      <PhoneField name="phone" dialCodeName="dialCode" />
      <CodeField
        name="verifyCode"
        target="phone"
        purpose={purpose}
        send={sendCode}
        serverNow={() => now().getTime()}
      />
      <CheckboxField
        name="agreed"
        required
        requiredText={t('bindPhone.mustAgree')}
        summaryLabel={t('bindPhone.terms')}
        label={
          <>
            {t('bindPhone.agree')}
            <RouterLink href={agreementAddress({ type: 'service' })} target="_blank">
              {t('bindPhone.terms')}
            </RouterLink>
            {t('bindPhone.and')}
            <RouterLink href={agreementAddress({ type: 'privacy' })} target="_blank">
              {t('bindPhone.privacy')}
            </RouterLink>
          </>
        }
      />
      <SubmitButton size="large" block>
        {t('bindPhone.submit')}
      </SubmitButton>
    </Form>
  );
}

/** The tab has forgotten its social login, so another is needed. */
function lost(msg: string): GatewayError {
  return new GatewayError('refused', 'bindPhonePcWeixinLogin', { codeName: 'socialLoginInvalid', msg });
}
