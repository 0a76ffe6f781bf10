import { timingSafeEqual } from 'node:crypto';
import type { LimitRule } from '../../services/limits.ts';

/** Codes are good for five minutes (OWASP ASVS 6.5.5 allows ten at most for codes out of band). */
export const codeSeconds = 300;
/** Guesses per code by unknown browsers, and the same number by browsers with an earlier login to the account. */
const codeGuesses = 5;
/**
 * Wrong guesses in a day over all codes of an account: by all unknown browsers together, and by each browser with an
 * earlier login.
 */
const dailyFailures = 20;
const daySeconds = 86_400;

/** A proof is valid once, for ten minutes. */
export const proofSeconds = 600;

/** The countdown on the send button (spec 9). */
export const resendSeconds = 60;

/** The codes that a phone or email may receive: one a minute, three in ten minutes, five an hour. */
export const targetLimits: readonly LimitRule[] = [
  { count: 1, seconds: 60 },
  { count: 3, seconds: 600 },
  { count: 5, seconds: 3600 },
];

/** A purpose whose codes anyone may request; the others need a login. */
const open = new Set(['LOGIN_REGISTER', 'FORGET_PASSWORD', 'BIND_SOCIAL']);
/** Codes to an address that the account already has: sent by the `sendSelf` calls, which take no address. */
const self = new Set(['CHANGE_OLD', 'UNBIND', 'CLOSE', 'EXPORT']);

/** Returns who may request a code of this purpose to an address of their choice. */
export function whoMayAsk(purpose: string): 'anyone' | 'member' | 'nobody' {
  if (open.has(purpose)) return 'anyone';
  return self.has(purpose) ? 'nobody' : 'member';
}

/**
 * Whether codes of this purpose are sent only to a contact of the account; any visitor may request the codes that open
 * accounts.
 */
export function isForOwn(purpose: string): boolean {
  return !open.has(purpose);
}

/** A wait of a minute is the resend countdown; a longer one means too many requests. */
export function sendRefusal(retryAt: Date, now: Date): 'sendTooSoon' | 'sendTooMany' {
  return retryAt.getTime() - now.getTime() <= 60_000 ? 'sendTooSoon' : 'sendTooMany';
}

interface LiveCode {
  readonly codeHash: Uint8Array;
  /** Guesses so far in the same count. */
  readonly attempts: number;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}

export interface Failures {
  readonly failures: number;
  readonly startedAt: Date;
}

export type CodeVerdict =
  | { readonly kind: 'right' }
  /** Wrong, with so many guesses left for this code. */
  | { readonly kind: 'wrong'; readonly guessesLeft: number }
  /** No live code: never sent, expired, spent, or replaced by a later one. */
  | { readonly kind: 'spent' }
  /** Too many failures today. */
  | { readonly kind: 'stopped'; readonly retryAt: Date };

/** Judges a guess against the one live code of its target and purpose, and the account's failures of the day. */
export function judgeCode(
  code: LiveCode | undefined,
  failures: Failures | undefined,
  guessHash: Uint8Array,
  now: Date,
): CodeVerdict {
  if (failures && isToday(failures, now) && failures.failures >= dailyFailures) {
    return { kind: 'stopped', retryAt: new Date(failures.startedAt.getTime() + daySeconds * 1000) };
  }
  if (!code || code.spentAt !== null || code.expiresAt <= now || code.attempts >= codeGuesses) {
    return { kind: 'spent' };
  }
  if (timingSafeEqual(code.codeHash, guessHash)) return { kind: 'right' };
  return { kind: 'wrong', guessesLeft: codeGuesses - code.attempts - 1 };
}

/** A day counts from the first failure. */
export function isToday(failures: Failures, now: Date): boolean {
  return now.getTime() - failures.startedAt.getTime() < daySeconds * 1000;
}
