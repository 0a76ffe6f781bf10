import { auth, token } from '@fairway/gateway/contract/auth';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { loginByCode } from './login/loginByCode.ts';
import { loginByPassword } from './login/loginByPassword.ts';
import { endSession } from './sessions/sessions.ts';
import { checkToken } from './sessions/status.ts';
import { switchAccount } from './sessions/switchAccount.ts';
import { bindPhone } from './social/bindPhone.ts';
import { weixinLogin, weixinQrLogin, weixinQrStatus } from './social/socialLogin.ts';

export const routes: readonly Route[] = [
  writeInSteps(auth.login, loginByPassword),
  writeInSteps(auth.loginAndRegisterByVerifyCode, loginByCode),
  write(auth.silentLogin, switchAccount),
  write(auth.logout, async ({ caller, db, now }) => {
    await endSession(db, caller.sessionId, 'logout', now);
    return null;
  }),
  read(auth.weixinQrLogin, weixinQrLogin),
  read(auth.weixinQrStatus, weixinQrStatus),
  writeInSteps(auth.weixinLogin, weixinLogin),
  writeInSteps(auth.bindPhonePcWeixinLogin, bindPhone),
  read(auth.checkPcLoginStatus, checkToken),
  read(token.v2check, checkToken),
];
