import { auth, token } from '@fairway/gateway/contract/auth';
import { answer, type Route } from '../../http/answer.ts';
import { bindPhone } from './bindPhone.ts';
import { loginByCode } from './loginByCode.ts';
import { loginByPassword } from './loginByPassword.ts';
import { endSession } from './sessions.ts';
import { weixinLogin, weixinQrLogin, weixinQrStatus } from './socialLogin.ts';
import { checkToken } from './status.ts';
import { switchAccount } from './switchAccount.ts';

export const routes: readonly Route[] = [
  answer(auth.login, loginByPassword),
  answer(auth.loginAndRegisterByVerifyCode, loginByCode),
  answer(auth.silentLogin, switchAccount),
  answer(auth.logout, async ({ caller, db, now, settle }) => {
    return db.transaction().execute(async (trx) => {
      await endSession(trx, caller.sessionId, 'logout', now);
      return settle(trx, null);
    });
  }),
  answer(auth.weixinQrLogin, weixinQrLogin),
  answer(auth.weixinQrStatus, weixinQrStatus),
  answer(auth.weixinLogin, weixinLogin),
  answer(auth.bindPhonePcWeixinLogin, bindPhone),
  answer(auth.checkPcLoginStatus, checkToken),
  answer(token.v2check, checkToken),
];
