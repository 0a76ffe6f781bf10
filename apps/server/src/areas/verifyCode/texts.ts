import type { Language } from '@fairway/gateway/contract/texts';

const purposes: Readonly<Record<string, { zh: string; en: string }>> = {
  LOGIN_REGISTER: { zh: '登录或注册', en: 'log in or register' },
  FORGET_PASSWORD: { zh: '重置密码', en: 'reset your password' },
  SET_UP: { zh: '绑定联系方式或设置密码', en: 'bind this contact or set a password' },
  CHANGE: { zh: '更换联系方式或密码', en: 'change your contact or password' },
  CHANGE_OLD: { zh: '验证原联系方式', en: 'confirm your current contact' },
  UNBIND: { zh: '解除绑定', en: 'unbind it' },
  CERTIFY: { zh: '企业认证', en: 'verify your company' },
  CLOSE: { zh: '注销账号', en: 'close your account' },
  BIND_SOCIAL: { zh: '绑定微信账号', en: 'bind your WeChat account' },
};

/** Returns the text for the person: the code, its purpose, how long it is valid, and what to do if they did not request it. */
export function codeMessage(
  code: string,
  purpose: string,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const what = purposes[purpose] ?? { zh: '验证身份', en: 'confirm it is you' };
  if (language === 'zh') {
    return {
      subject: '航道验证码',
      text: `【航道】您的验证码是 ${code}，用于${what.zh}，5 分钟内有效。请勿告诉他人；如非本人操作，请忽略。`,
    };
  }
  return {
    subject: 'Your Fairway verification code',
    text: `[Fairway] Your verification code is ${code}. Use it within 5 minutes to ${what.en}. Never share it; if you did not ask for it, ignore this message.`,
  };
}
