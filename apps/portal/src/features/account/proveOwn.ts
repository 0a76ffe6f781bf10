import type { Send } from '@fairway/gateway';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import type { OwnPurpose } from './OwnCode.tsx';

/** Answers a code to the own phone or email, and gives the proof that the next call asks for. */
export async function proveOwn(
  send: Send,
  kind: 'phone' | 'email',
  purpose: OwnPurpose,
  code: string,
): Promise<string> {
  const query = { verifyCode: code, type: purpose };
  const call = kind === 'phone' ? verifyCode.checkSelfPhoneVerifyCode : verifyCode.checkSelfEmailVerifyCode;
  return (await send(call, { query })).proof;
}
