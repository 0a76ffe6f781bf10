import * as v from 'valibot';
import { confirmation } from '../confirmation.ts';
import { email } from '../email.ts';
import { mobile } from '../mobile.ts';
import { password } from '../password.ts';
import { required } from '../required.ts';
import { follows } from '../valibot.ts';
import { verifyCode } from '../verifyCode.ts';
import { at } from './parts.ts';

const rest = {
  verifyCode: v.pipe(v.string(), follows(required, verifyCode)),
  password: v.pipe(v.string(), follows(required, password)),
  again: v.string(),
};

/** The new password typed twice, the same both times. */
const twice = <Input extends { password: string; again: string }>() =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const value: { password: string; again: string } = dataset.value;
    const broken = required(value.again) ?? confirmation(value.password)(value.again);
    if (broken) addIssue(at('again', value, broken));
  });

/** A new password by phone: 11 digits, the code, the password twice (spec 5). Whether the account exists the server knows. */
export const forgottenPasswordByPhone = v.pipe(
  v.object({ phone: v.pipe(v.string(), follows(required, mobile)), ...rest }),
  twice(),
);

/** The same by e-mail. */
export const forgottenPasswordByEmail = v.pipe(
  v.object({ email: v.pipe(v.string(), follows(required, email)), ...rest }),
  twice(),
);
