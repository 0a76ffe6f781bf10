import type { auth, Session } from '@fairway/gateway/contract/auth';
import type { Handling } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { findAccount } from '../account/index.ts';
import { spendCode } from '../verifyCode/index.ts';
import { accountByCode, codeGuesser, readCode, refuseCode } from './byCode.ts';
import { noteFailure } from './challenge.ts';
import { deviceOf } from './device.ts';
import { limitLogins, loginByTicket, namedBy, open, sessionOrRefusal } from './login.ts';
import { noteLogin } from './loginLog.ts';

/** Login by a code; in the private portal the first one makes the account. */
export async function loginByCode(
  handling: Handling<typeof auth.loginAndRegisterByVerifyCode>,
): Promise<Session> {
  const { body, refuse, config, db, now } = handling;
  const login = { ...handling, way: 'code' as const };
  const name = namedBy(handling);
  const { kind, value } = name;
  if (kind === 'username') refuseFields([{ field: 'body.account', rule: 'account' }]);
  const device = await deviceOf(handling);
  if (body.forceTicket !== undefined) return loginByTicket(login, name, device, body.forceTicket);
  const code = readCode(body.verifyCode);
  const { guesser, subject } = await codeGuesser(db, name, device);
  await limitLogins(login, guesser);

  const target = { kind, value };
  // Refusals leave the transaction as values: a wrong guess must be committed to count.
  const outcome = await db.transaction().execute(async (trx) => {
    const verdict = await spendCode(trx, {
      target,
      purpose: 'LOGIN_REGISTER',
      code,
      subject,
      known: guesser.known,
      secret: config.secret,
      now,
    });
    if (verdict.kind !== 'right') return verdict;
    const account = await accountByCode(trx, name, body.loginPortal, body.agreed, now);
    return account ? open(login, trx, account, device, () => false) : ({ kind: 'noAccount' } as const);
  });
  switch (outcome.kind) {
    case 'wrong':
    case 'spent':
    case 'stopped':
    case 'noAccount':
      await noteFailure(handling, guesser);
      await noteLogin(db, await findAccount(db, name, body.loginPortal), {
        way: 'code',
        outcome: 'failure',
        device,
        now,
      });
      return refuseCode(outcome, body.loginPortal, refuse);
    default:
      return sessionOrRefusal(outcome, refuse);
  }
}
