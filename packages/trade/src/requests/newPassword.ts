import * as v from 'valibot';
import { password } from '../validators/password.ts';
import { verifyCode } from '../validators/verifyCode.ts';
import { must, typedTwice } from './parts.ts';

const twice = { password: must(password), again: must() };

/** Another password by the current one, which may follow an older rule; the new one twice. */
export const newPasswordByCurrent = v.pipe(v.object({ oldPassword: must(), ...twice }), typedTwice());

/** A first or another password by a code to the own phone or email; the new one twice. */
export const newPasswordByCode = v.pipe(v.object({ verifyCode: must(verifyCode), ...twice }), typedTwice());
