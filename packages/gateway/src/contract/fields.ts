import * as v from 'valibot';
import { text } from './shapes.ts';

/** Schemas of what people type. Their messages are names of rules, which `ruleText` says in words. */

/** A phone as typed: `+86`, `0086`, spaces and full-width digits are the server's to fold. */
export const phone = v.pipe(text(40), v.trim(), v.minLength(1));

/** Dial code without its plus; mainland China only, for now. */
export const mobileArea = v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '86');

/** RFC 5321 4.5.3.1: the longest address that mail servers must take. */
export const emailLength = 254;

/** Whatever a person logs in with: a phone, a username, or the longest of the three, an e-mail. */
export const account = v.pipe(text(emailLength), v.minLength(1));

/** Specification point 5: letters, digits, `_ - .`, and a suffix of 2 to 4 letters. */
export const email = v.pipe(
  text(emailLength),
  v.trim(),
  v.regex(/^[\w.-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)*\.[A-Za-z]{2,4}$/, 'email'),
);

/** Six digits. */
export const sixDigitCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'verifyCode'));

/** A password that is chosen: 8 to 20 letters and digits, both present. */
export const newPassword = v.pipe(
  v.string(),
  v.maxLength(20, 'password'),
  v.regex(/^(?=\D*\d)(?=\d*[A-Za-z])[A-Za-z\d]{8,20}$/, 'password'),
);

/** A password that is checked: anything up to what a hash should be asked to take. */
export const givenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Trade code of a port, folded to capitals. */
export const portCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}[A-Z0-9]{3}$/, 'portCode'),
);

/** Resident ID, GB 11643: shape only, check digit and date are the server's. */
export const idCard = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^\d{17}[\dX]$/, 'idCard'));

/** Unified social credit code, GB 32100: shape only. A failed check digit warns and goes to review. */
export const creditCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, 'creditCode'),
);

/** 3 to 10 capital letters. */
export const companyCode = v.pipe(v.string(), v.trim(), v.regex(/^[A-Z]{3,10}$/, 'companyCode'));

/** 6 to 15 letters or digits. */
export const adminAccount = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z\d]{6,15}$/, 'adminAccount'));
