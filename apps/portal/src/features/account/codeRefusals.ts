import { verifyCode as codeRule, follows, required } from '@fairway/trade';
import * as v from 'valibot';

/** The rule for a typed code. */
export const sixDigits = v.pipe(v.string(), follows(required, codeRule));

/** Refusals that are about the code. */
export const codeRefusals = { verifyCodeWrong: 'verifyCode', verifyCodeSpent: 'verifyCode' } as const;
