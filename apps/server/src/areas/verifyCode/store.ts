import { randomInt } from 'node:crypto';
import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../database/db.ts';
import { keyedHash } from '../../secrets.ts';
import type { Outbox } from '../../services/outbox/outbox.ts';
import { later } from '../../time/later.ts';
import { type CodeVerdict, codeSeconds, isToday, judgeCode } from './rules.ts';
import { codeMessage } from './texts.ts';

/** The address that a code was sent to, or allegedly. */
export interface CodeTarget {
  readonly kind: 'phone' | 'email';
  /** Normalised, as a claim stores it. */
  readonly value: string;
}

function targetHash(secret: Uint8Array, target: CodeTarget): Buffer {
  return keyedHash(secret, 'code target', `${target.kind} ${target.value}`);
}

/** Bound to target and purpose, so that a row moved to another target is worth nothing. */
function codeHash(secret: Uint8Array, target: CodeTarget, purpose: string, code: string): Buffer {
  return keyedHash(secret, 'code', `${target.kind} ${target.value} ${purpose} ${code}`);
}

/**
 * Makes a new code for the target and purpose, which ends any earlier one, and puts the message into the
 * outbox within the same transaction. With `deliver` false the message is withheld there.
 */
export async function sendCode(
  trx: Db,
  request: {
    readonly target: CodeTarget;
    readonly purpose: string;
    readonly language: Language;
    readonly deliver: boolean;
    readonly secret: Uint8Array;
    readonly outbox: Outbox;
    readonly now: Date;
  },
): Promise<{ readonly expiresAt: Date }> {
  const { target, purpose, language, secret, now } = request;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = later(now, codeSeconds);
  const fresh = {
    codeHash: codeHash(secret, target, purpose, code),
    attempts: 0,
    knownAttempts: 0,
    sentAt: now,
    expiresAt,
    spentAt: null,
  };
  await trx
    .insertInto('verifyCode')
    .values({ targetHash: targetHash(secret, target), purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['targetHash', 'purpose']).doUpdateSet(fresh))
    .execute();
  const { subject, text } = codeMessage(code, purpose, language);
  const message =
    target.kind === 'phone'
      ? { to: target.value, kind: 'sms' as const, text }
      : { to: target.value, kind: 'email' as const, subject, text };
  const withheld = !request.deliver;
  await request.outbox.put(trx, { ...message, purpose, code, language, withheld }, now);
  return { expiresAt };
}

/**
 * Judges a guess and records the result: a right code is spent, a wrong one counts against the code and against
 * `subject`, the account it would open and the guesser. `known` separates browsers with an earlier login from unknown
 * ones, which therefore cannot use up the owner's code or attempts of a day. Rows are locked, so parallel guesses queue
 * up. The caller commits the transaction after any verdict; otherwise a wrong guess would not count.
 */
export async function spendCode(
  trx: Db,
  guess: {
    readonly target: CodeTarget;
    readonly purpose: string;
    readonly code: string;
    readonly subject: string;
    readonly known: boolean;
    readonly secret: Uint8Array;
    readonly now: Date;
  },
): Promise<CodeVerdict> {
  const { target, purpose, secret, now } = guess;
  const hash = targetHash(secret, target);
  const subjectHash = keyedHash(secret, 'code subject', guess.subject);
  // Always the code before the failures: two transactions never wait for each other.
  const sent = await trx
    .selectFrom('verifyCode')
    .select(['codeHash', 'attempts', 'knownAttempts', 'expiresAt', 'spentAt'])
    .where('targetHash', '=', hash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  const failures = await trx
    .selectFrom('loginFailure')
    .select(['failures', 'startedAt'])
    .where('kind', '=', 'code')
    .where('subjectHash', '=', subjectHash)
    .forUpdate()
    .executeTakeFirst();

  const code = sent && { ...sent, attempts: guess.known ? sent.knownAttempts : sent.attempts };
  const verdict = judgeCode(code, failures, codeHash(secret, target, purpose, guess.code), now);
  if (verdict.kind === 'right' || verdict.kind === 'wrong') {
    await trx
      .updateTable('verifyCode')
      .set((row) => ({
        ...(guess.known
          ? { knownAttempts: row('knownAttempts', '+', 1) }
          : { attempts: row('attempts', '+', 1) }),
        ...(verdict.kind === 'right' && { spentAt: now }),
      }))
      .where('targetHash', '=', hash)
      .where('purpose', '=', purpose)
      .execute();
  }
  if (verdict.kind === 'wrong') {
    const counted =
      failures && isToday(failures, now)
        ? { failures: failures.failures + 1, startedAt: failures.startedAt }
        : { failures: 1, startedAt: now };
    await trx
      .insertInto('loginFailure')
      .values({ kind: 'code', subjectHash, ...counted })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subjectHash']).doUpdateSet((row) =>
          failures
            ? counted
            : // The subject's first failure may have been with another code since then.
              { failures: row('loginFailure.failures', '+', 1) },
        ),
      )
      .execute();
  }
  return verdict;
}
