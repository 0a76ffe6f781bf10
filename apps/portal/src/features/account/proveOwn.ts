import type { Send } from '@fairway/gateway';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import type { OwnPurpose } from './OwnCode.tsx';

/** Sends a code from the user's own phone or email, and returns the proof that the next request needs. */
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
