import type { auth, Session } from '@fairway/gateway/contract/auth';
import type { Db } from '../../../database/db.ts';
import type { Committed, Handling, WritingInSteps } from '../../../http/answer.ts';
import { keyedHash } from '../../../secrets.ts';
import { hashPassword, passwordMatches } from '../../../services/passwords/passwords.ts';
import { existenceMayShow, type FoundAccount, findAccount, lockAccounts } from '../../account/index.ts';
import { deviceOf, guesserOf } from '../sessions/device.ts';
import { endSessions } from '../sessions/sessions.ts';
import { noteFailure } from './challenge.ts';
import { limitLogins, loginByTicket, namedBy, open } from './login.ts';
import { noteLogin } from './loginLog.ts';
import { forgetFailures, reserveAttempt, returnAttempt } from './passwordFailures.ts';

/** Logs in by password; `docs/decisions/login.md` describes what a stranger can and cannot learn from it. */
export async function loginByPassword(
  handling: WritingInSteps<typeof auth.login>,
): Promise<Committed<Session>> {
  const { body, commit, refuse, config, db, now } = handling;
  const login = { ...handling, way: 'password' as const, dataOf: (session: Session) => session };
  const name = namedBy(handling);
  const device = await deviceOf(handling);
  if (body.forceTicket !== undefined) return loginByTicket(login, name, device, body.forceTicket);
  const account = await findAccount(db, name, body.loginPortal);
  const guesser = await guesserOf(db, account?.personId, device);
  await limitLogins(login, guesser);

  const who = `${body.loginPortal} ${name.kind} ${name.value} ${guesser.name}`;
  const subject = keyedHash(config.secret, 'password subject', who);
  const waitUntil = await reserveAttempt(db, subject, now);
  if (waitUntil) refuse('loginWait', { retryAt: waitUntil });
  const right = await passwordMatches(account?.passwordHash ?? null, body.password).catch(
    async (error: unknown) => {
      await returnAttempt(db, subject);
      throw error;
    },
  );
  if (!right || !account) {
    await noteFailure(handling, guesser);
    await noteLogin(db, account, { way: 'password', outcome: 'failure', device, now });
    // Only a failure can tell something, so only a failure takes from the quota.
    const mayShow = await existenceMayShow(handling);
    const unsupported = mayShow && name.kind !== 'username' && !account?.passwordHash;
    return refuse(unsupported ? 'passwordLoginUnsupported' : 'passwordWrong');
  }
  await forgetFailures(db, subject);
  const ownHash = account.firstPassword ? await ownPassword(handling) : null;
  return commit(async (trx) => {
    await lockAccounts(trx, [account]);
    // It may have been changed, or the account disabled, while the hash was running.
    const current = await findAccount(trx, name, body.loginPortal);
    if (current?.passwordHash !== account.passwordHash) return refuse('passwordWrong');
    if (ownHash !== null) await keepOwnPassword(trx, account, ownHash, now);
    return open(login, trx, account, device, () => false);
  });
}

/**
 * Returns the hash of the password that replaces a first one: without it a first password opens nothing (specification,
 * point 5).
 */
async function ownPassword({ body, refuse }: Handling<typeof auth.login>): Promise<string> {
  if (body.newPassword === undefined) return refuse('firstPasswordOver');
  if (body.newPassword === body.password) return refuse('passwordUnchanged');
  return hashPassword(body.newPassword);
}

async function keepOwnPassword(
  trx: Db,
  account: FoundAccount,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ passwordHash, firstPassword: false, passwordChangedAt: now })
    .where('tenantId', '=', account.tenantId)
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id, 'passwordChanged', now);
}
