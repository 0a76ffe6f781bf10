import { CodeField } from '@fairway/forms';
import { type CodeSent, verifyCode } from '@fairway/gateway/contract/verifyCode';
import { useGateway } from '@fairway/site';

/** The purpose of a code that is sent to the user's own phone or email. */
export type OwnPurpose = 'SET_UP' | 'CHANGE' | 'CHANGE_OLD' | 'UNBIND' | 'CLOSE' | 'EXPORT';

export interface OwnCodeProps {
  kind: 'phone' | 'email';
  purpose: OwnPurpose;
  /** The form field that contains the masked contact; it is not editable. */
  target: string;
  /** Takes the digits. */
  name?: string;
  hint?: string;
}

/** A code that is sent to the user's own phone or email, which the server has. */
export function OwnCode({ kind, purpose, target, name = 'verifyCode', hint }: OwnCodeProps) {
  const { send, now } = useGateway();
  const call = kind === 'phone' ? verifyCode.sendSelfSmsVerifyCode : verifyCode.sendSelfEmailVerifyCode;
  const ask = (): Promise<CodeSent> => send(call, { query: { type: purpose } });
  return (
    <CodeField
      name={name}
      target={target}
      purpose={`${purpose} ${kind}`}
      send={ask}
      serverNow={() => now().getTime()}
      {...(hint ? { hint } : {})}
    />
  );
}
