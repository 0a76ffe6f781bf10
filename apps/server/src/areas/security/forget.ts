import type { Call } from '@fairway/gateway/contract/call';
import type { LoginPortal } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import { type Refuse, refuse as refuseCall } from '../../http/refuse.ts';
import { keyedHash } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { claimsOf, findAccount, lockPerson, personOf } from '../account/index.ts';
import { deviceOf, endPersonSessions, forgetFailures, guesserOf } from '../auth/index.ts';
import { refuseVerdict, spendCode } from '../verifyCode/index.ts';
import { contactsOf } from './change.ts';
import { type Contact, tellOf } from './notices.ts';

/** New passwords that one network may ask for. */
const networkLimits = [{ count: 30, seconds: 600 }];

interface Forgotten
  extends Pick<
    Handling<Call>,
    'config' | 'db' | 'now' | 'services' | 'language' | 'ip' | 'keyId' | 'header'
  > {
  readonly body: {
    readonly verifyCode: string;
    readonly password: string;
    readonly loginPortal: LoginPortal;
  };
  readonly refuse: Refuse<'verifyCodeWrong' | 'verifyCodeSpent' | 'tooManyRequests' | 'accountNotFound'>;
  settle(trx: Db, data: null): Promise<null>;
}

/**
 * Sets a new password for who proves the phone or email of an account. To a contact of nobody no code was sent, so its
 * guesses fail like any other; that there is no account in this portal hears only who has proven the contact (TRUST 9).
 */
export async function resetPassword(handling: Forgotten, target: Contact): Promise<null> {
  const { body, config, db, now, services, ip, refuse } = handling;
  const { secret } = config;
  const device = await deviceOf(handling);
  const taken = await services.limits.take(`forgotten ${networkOf(ip)}`, networkLimits, now);
  if (!taken.ok) return refuseCall('tooManyRequests', { retryAt: taken.retryAt });
  const person = await personOf(db, target);
  const guesser = await guesserOf(db, person, device);
  const subject = `${person ?? `${target.kind} ${target.value}`} ${guesser.name}`;
  const guess = { target, purpose: 'FORGET_PASSWORD', code: body.verifyCode, subject, known: guesser.known };
  const outcome = await db.transaction().execute(async (trx) => {
    const verdict = await spendCode(trx, { ...guess, secret, now });
    if (verdict.kind !== 'right') return verdict;
    const account = await findAccount(trx, target, body.loginPortal);
    if (!account) return { kind: 'noAccount' } as const;
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
    await handling.settle(trx, null);
    return { kind: 'done' } as const;
  });
  if (outcome.kind === 'noAccount') return refuse('accountNotFound');
  if (outcome.kind !== 'done') return refuseVerdict(outcome, refuse);
  // What made their old password wait says nothing about the new one.
  const who = `${body.loginPortal} ${target.kind} ${target.value} ${guesser.name}`;
  await forgetFailures(db, keyedHash(secret, 'password subject', who));
  return null;
}
