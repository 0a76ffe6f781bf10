import { CodeField, EmailField, PhoneField } from '@fairway/forms';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { useGateway } from '@fairway/site';
import { email as emailRule, follows, mobile, required } from '@fairway/trade';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

type Kind = 'phone' | 'email';

/** Returns the initial values, the rules and the refusals of the form for a new phone or email. */
export function newContactForm(kind: Kind) {
  const rule = kind === 'phone' ? mobile : emailRule;
  return {
    initial: { contact: '', dialCode: '86', verifyCode: '' },
    schema: v.object({ contact: v.pipe(v.string(), follows(required, rule)), verifyCode: sixDigits }),
    serverFields: { phone: 'contact', email: 'contact' } as const,
    codeFields: {
      ...codeRefusals,
      phoneBound: 'contact',
      emailBound: 'contact',
      phoneUnchanged: 'contact',
      emailUnchanged: 'contact',
      overseasPhoneUnsupported: 'contact',
    } as const,
  };
}

export interface NewContactFieldsProps {
  kind: Kind;
  purpose: 'SET_UP' | 'CHANGE';
}

/** A new phone or email, and the code that is sent to it. */
export function NewContactFields({ kind, purpose }: NewContactFieldsProps) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const ask = (to: string) =>
    kind === 'phone'
      ? send(verifyCode.sendSmsVerifyCode, { query: { phone: to, type: purpose, mobileArea: '86' } })
      : send(verifyCode.sendEmailVerifyCode, { query: { email: to, type: purpose } });
  return (
    <>
      {kind === 'phone' ? (
        <PhoneField name="contact" dialCodeName="dialCode" label={t('security.newPhone')} />
      ) : (
        <EmailField name="contact" label={t('security.newEmail')} />
      )}
      <CodeField
        name="verifyCode"
        target="contact"
        purpose={purpose}
        send={ask}
        serverNow={() => now().getTime()}
      />
    </>
  );
}
