import type { security } from '@fairway/gateway/contract/security';
import type { WritingInSteps } from '../../http/answer.ts';
import { refuse as refuseCall } from '../../http/refuse.ts';
import { keyedHash } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { claimsOf, findAccount, lockPerson, personOf } from '../account/index.ts';
import { deviceOf, endPersonSessions, forgetFailures, guesserOf } from '../auth/index.ts';
import { refuseVerdict, spendCode } from '../verifyCode/index.ts';
import { contactsOf } from './change.ts';
import { type Contact, tellOf } from './notices.ts';

/** Number of new passwords that one network may request. */
const networkLimits = [{ count: 30, seconds: 600 }];

type Forgotten =
  | WritingInSteps<typeof security.updatePasswordByPhoneByForget>
  | WritingInSteps<typeof security.updatePasswordByEmailByForget>;

/**
 * Sets a new password after a proof of the phone or email of an account. An unknown contact was sent no code, so its
 * guesses fail like any other; only a caller who has proven the contact learns that there is no account in this portal
 * (TRUST 9).
 */
export async function resetPassword(handling: Forgotten, target: Contact) {
  const { body, commit, config, db, now, services, ip, refuseAndCommit } = handling;
  const { secret } = config;
  const device = await deviceOf(handling);
  const limit = await services.limits.take(`forgotten ${networkOf(ip)}`, networkLimits, now);
  if (!limit.ok) return refuseCall('tooManyRequests', { retryAt: limit.retryAt });
  const person = await personOf(db, target);
  const guesser = await guesserOf(db, person, device);
  const subject = `${person ?? `${target.kind} ${target.value}`} ${guesser.name}`;
  const guess = { target, purpose: 'FORGET_PASSWORD', code: body.verifyCode, subject, known: guesser.known };
  // Wait times for the old password do not apply to the new one.
  const who = `${body.loginPortal} ${target.kind} ${target.value} ${guesser.name}`;
  return commit(async (trx) => {
    const verdict = await spendCode(trx, { ...guess, secret, now });
    if (verdict.kind !== 'right') return refuseVerdict(verdict, refuseAndCommit);
    const account = await findAccount(trx, target, body.loginPortal);
    if (!account) return refuseAndCommit('accountNotFound');
    await lockPerson(trx, account.personId);
    const passwordHash = await hashPassword(body.password);
    await trx
      .updateTable('account')
      .set({ passwordHash, firstPassword: false, passwordChangedAt: now })
      .where('tenantId', '=', account.tenantId)
      .where('id', '=', account.id)
      .execute();
    await endPersonSessions(trx, account.personId, 'passwordChanged', now);
    const telling = { outbox: services.outbox, language: handling.language, now };
    await tellOf(
      trx,
      contactsOf({ claims: await claimsOf(trx, account.personId, account.id) }),
      { what: 'passwordChanged' },
      telling,
    );
    await forgetFailures(trx, keyedHash(secret, 'password subject', who));
    return null;
  });
}
