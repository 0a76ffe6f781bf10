import type { auth, Session } from '@fairway/gateway/contract/auth';
import type { Committed, WritingInSteps } from '../../../http/answer.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { findAccount } from '../../account/index.ts';
import { spendCode } from '../../verifyCode/index.ts';
import { deviceOf } from '../sessions/device.ts';
import { accountByCode, type CodeRefusal, codeGuesser, readCode, refuseCode } from './byCode.ts';
import { noteFailure } from './challenge.ts';
import { limitLogins, loginByTicket, namedBy, open } from './login.ts';
import { noteLogin } from './loginLog.ts';

/** Login by a code; in the private portal the first one makes the account. */
export async function loginByCode(
  handling: WritingInSteps<typeof auth.loginAndRegisterByVerifyCode>,
): Promise<Committed<Session>> {
  const { body, commit, config, db, now, refuseAndCommit } = handling;
  const login = { ...handling, way: 'code' as const, dataOf: (session: Session) => session };
  const name = namedBy(handling);
  const { kind, value } = name;
  if (kind === 'username') refuseFields([{ field: 'body.account', rule: 'account' }]);
  const device = await deviceOf(handling);
  if (body.forceTicket !== undefined) return loginByTicket(login, name, device, body.forceTicket);
  const code = readCode(body.verifyCode);
  const { guesser, subject } = await codeGuesser(db, name, device);
  await limitLogins(login, guesser);

  const target = { kind, value };
  let refusal: CodeRefusal | undefined;
  const refuseGuess = (reason: CodeRefusal) => {
    refusal = reason;
    return refuseCode(reason, body.loginPortal, refuseAndCommit);
  };
  const committing = commit(async (trx) => {
    const verdict = await spendCode(trx, {
      target,
      purpose: 'LOGIN_REGISTER',
      code,
      subject,
      known: guesser.known,
      secret: config.secret,
      now,
    });
    if (verdict.kind !== 'right') return refuseGuess(verdict);
    const account = await accountByCode(trx, name, body.loginPortal, body.agreed, now);
    return account ? open(login, trx, account, device, () => false) : refuseGuess({ kind: 'noAccount' });
  });
  return committing.catch(async (error: unknown) => {
    if (!refusal) throw error;
    await noteFailure(handling, guesser);
    const account = await findAccount(db, name, body.loginPortal);
    await noteLogin(db, account, { way: 'code', outcome: 'failure', device, now });
    throw error;
  });
}
