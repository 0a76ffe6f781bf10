import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { text } from './shapes.ts';

/**
 * Schemas of typed values, built from the rules of the trade. Their messages are names of rules, which `ruleText`
 * translates.
 */

/** Adds the length of a text, for the documents: the rule behind it refuses any other. */
function long({ min, max }: { readonly min: number; readonly max: number }) {
  const metadata = { minLength: min, maxLength: max };
  return v.metadata<string, typeof metadata>(metadata);
}

/** Returns the schema of a field's text, trimmed, by its rule. */
const typed = (rule: trade.Validator, length: { readonly min: number; readonly max: number }) =>
  v.pipe(v.string(), v.trim(), long(length), trade.follows(trade.required, rule));

/** A phone as typed: `+86`, `0086`, spaces and full-width digits are the server's to fold. */
export const phone = v.pipe(text(40), v.trim(), v.minLength(1));

/** Dial code without its plus; mainland China only, for now. */
export const mobileArea = v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '86');

/** The name that a person logs in with: a phone, a username, or the longest of the three, an email. */
export const account = v.pipe(text(trade.emailLength), v.minLength(1));

/** Letters, digits, `_ - .`, and a suffix of 2 to 4 letters. */
export const email = v.pipe(text(trade.emailLength), v.trim(), trade.follows(trade.required, trade.email));

/** Six digits. */
export const sixDigitCode = typed(trade.verifyCode, {
  min: trade.verifyCodeLength,
  max: trade.verifyCodeLength,
});

/** A new password: 8 to 20 letters and digits, both present. It is used unchanged, spaces included. */
export const newPassword = v.pipe(
  v.string(),
  long(trade.passwordLength),
  trade.follows(trade.required, trade.password),
);

/** A password to verify: any text up to the length that a hash should process. */
export const givenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Trade code of a port, folded to capitals. */
export const portCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  long({ min: 5, max: 5 }),
  trade.follows(trade.required, trade.portCode),
);

/** Resident ID, GB 11643: shape, date of birth and check digit. Today decides which days are past. */
export const idCard = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  long({ min: trade.idCardLength, max: trade.idCardLength }),
  trade.follows(trade.required, (value) => trade.idCard(value)),
);

/** Unified social credit code, GB 32100. An invalid check digit is a warning and leads to a review. */
export const creditCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  long({ min: trade.creditCodeLength, max: trade.creditCodeLength }),
  trade.follows(trade.required, trade.creditCode),
);

/** Name of a company as on its licence. */
export const companyName = typed(trade.companyName, trade.companyNameLength);

/** Registration code as on the certificate. */
export const registerCode = typed(trade.registerCode, trade.registerCodeLength);

/** 3 to 10 capital letters. */
export const companyCode = typed(trade.companyCode, trade.companyCodeLength);

/** 6 to 15 letters or digits. */
export const adminAccount = typed(trade.adminAccount, trade.adminAccountLength);

/** 3 to 15 letters and digits, case-sensitive. */
export const subAccountUsername = typed(trade.subAccountUsername, trade.subAccountUsernameLength);

/** The initial password that an admin sets for a sub-account: 6 to 15 letters and digits, both present. */
export const initialPassword = v.pipe(
  v.string(),
  long(trade.initialPasswordLength),
  trade.follows(trade.required, trade.initialPassword),
);
