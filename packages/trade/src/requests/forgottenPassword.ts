import * as v from 'valibot';
import { email } from '../validators/email.ts';
import { mobile } from '../validators/mobile.ts';
import { password } from '../validators/password.ts';
import { verifyCode } from '../validators/verifyCode.ts';
import { must, typedTwice } from './parts.ts';

const rest = {
  verifyCode: must(verifyCode),
  password: must(password),
  again: must(),
};

/**
 * A new password by phone: 11 digits, the code, the password twice (spec 5). The server checks whether the account
 * exists.
 */
export const forgottenPasswordByPhone = v.pipe(v.object({ phone: must(mobile), ...rest }), typedTwice());

/** The same by email. */
export const forgottenPasswordByEmail = v.pipe(v.object({ email: must(email), ...rest }), typedTwice());
