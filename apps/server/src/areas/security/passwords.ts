import type { security } from '@fairway/gateway/contract/security';
import type { Db } from '../../database/db.ts';
import type { Writing, WritingInSteps } from '../../http/answer.ts';
import { keyedHash } from '../../secrets.ts';
import { hashPassword, passwordMatches } from '../../services/passwords/passwords.ts';
import { endPersonSessions, forgetFailures, reserveAttempt, returnAttempt } from '../auth/index.ts';
import { holdProof, refuseVerdict, spendMemberCode, spendProof } from '../verifyCode/index.ts';
import { type Changing, contactOf, contactsOf, hold, type LockedPerson } from './change.ts';
import { tellOf } from './notices.ts';

const passwordOf = (db: Db, { tenantId, accountId }: Changing['caller']) =>
  db
    .selectFrom('account')
    .select('passwordHash')
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

async function keep(trx: Db, { caller, now }: Changing, passwordHash: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ passwordHash, firstPassword: false, passwordChangedAt: now })
    .where('tenantId', '=', caller.tenantId)
    .where('id', '=', caller.accountId)
    .execute();
}

/** A changed password ends every session of the person, including this one, and all their contacts are notified. */
async function finish(trx: Db, handling: Changing, person: LockedPerson): Promise<void> {
  const { now, services, language } = handling;
  await endPersonSessions(trx, person.personId, 'passwordChanged', now);
  await tellOf(
    trx,
    contactsOf(person),
    { what: 'passwordChanged' },
    { outbox: services.outbox, language, now },
  );
}

/** Sets the first password. This session continues: no known credential has changed. */
export async function setUpPassword(handling: Writing<typeof security.setUpPassword>): Promise<null> {
  const { body, caller, config, db: trx, now, refuse, services, language } = handling;
  const contacts = ['phone', 'email'] as const;
  const of = { caller, contacts, purpose: 'SET_UP', secret: config.secret, now };
  const person = await hold(trx, caller);
  if ((await passwordOf(trx, caller)).passwordHash !== null) return refuse('passwordAlreadySet');
  if (!(await holdProof(trx, body.proof, of))) return refuse('oldContactUnproven');
  await keep(trx, handling, await hashPassword(body.password));
  await spendProof(trx, body.proof, config.secret);
  await endPersonSessions(trx, person.personId, 'passwordChanged', now, caller.sessionId);
  await tellOf(trx, contactsOf(person), { what: 'passwordSet' }, { outbox: services.outbox, language, now });
  return null;
}

/** Changes the password by the current one; wrong ones wait as they do at login. */
export async function updatePassword(handling: WritingInSteps<typeof security.updatePassword>) {
  const { body, caller, commit, config, db, now, refuse } = handling;
  const { passwordHash } = await passwordOf(db, caller);
  const subject = keyedHash(config.secret, 'password subject', `own ${caller.accountId}`);
  const waitUntil = await reserveAttempt(db, subject, now);
  if (waitUntil) refuse('loginWait', { retryAt: waitUntil });
  const right = await passwordMatches(passwordHash, body.oldPassword).catch(async (error: unknown) => {
    await returnAttempt(db, subject);
    throw error;
  });
  if (!right) return refuse('oldPasswordWrong');
  await forgetFailures(db, subject);
  if (body.password === body.oldPassword) return refuse('passwordUnchanged');
  const next = await hashPassword(body.password);
  return commit(async (trx) => {
    const person = await hold(trx, caller);
    // It may have been changed while the hash was running.
    if ((await passwordOf(trx, caller)).passwordHash !== passwordHash) return refuse('oldPasswordWrong');
    await keep(trx, handling, next);
    await finish(trx, handling, person);
    return null;
  });
}

type ByCode = Writing<typeof security.updatePasswordByPhone> | Writing<typeof security.updatePasswordByEmail>;

/** Changes the password by a code sent to the own phone or email. */
export async function updatePasswordByCode(handling: ByCode, kind: 'phone' | 'email'): Promise<null> {
  const { body, caller, config, db: trx, now, refuse, refuseAndCommit } = handling;
  const person = await hold(trx, caller);
  const value = contactOf(person, kind);
  if (value === null) return refuse('contactNotBound');
  const guess = { purpose: 'CHANGE', code: body.verifyCode, personId: person.personId };
  const target = { kind, value };
  const verdict = await spendMemberCode(trx, { target, ...guess, secret: config.secret, now });
  if (verdict.kind !== 'right') return refuseVerdict(verdict, refuseAndCommit);
  const { passwordHash } = await passwordOf(trx, caller);
  if (await passwordMatches(passwordHash, body.password)) return refuseAndCommit('passwordUnchanged');
  await keep(trx, handling, await hashPassword(body.password));
  await finish(trx, handling, person);
  return null;
}
