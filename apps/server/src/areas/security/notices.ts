import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../database/db.ts';
import type { Outbox } from '../../services/outbox/outbox.ts';
import { maskedEmail, maskedPhone } from '../account/index.ts';

/** The contacts that are notified of a change. */
export interface Contact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

/** The kind of change; `now` is a contact that replaced another or was added. */
export type Change =
  | { readonly what: 'contactAdded' | 'contactChanged'; readonly now: Contact }
  | { readonly what: 'contactRemoved'; readonly was: Contact }
  | { readonly what: 'socialBound' | 'socialRemoved' | 'passwordSet' | 'passwordChanged' };

const kinds = { phone: { zh: '手机号', en: 'phone' }, email: { zh: '邮箱', en: 'email' } };

const masked = ({ kind, value }: Contact) => (kind === 'phone' ? maskedPhone(value) : maskedEmail(value));

function changeText(change: Change, language: Language): string {
  const zh = language === 'zh';
  switch (change.what) {
    case 'contactAdded': {
      const { kind } = change.now;
      const to = masked(change.now);
      return zh
        ? `您的账号新绑定了${kinds[kind].zh} ${to}`
        : `The ${kinds[kind].en} ${to} was bound to your account`;
    }
    case 'contactChanged': {
      const { kind } = change.now;
      const to = masked(change.now);
      return zh
        ? `您的账号绑定的${kinds[kind].zh}已更换为 ${to}`
        : `The ${kinds[kind].en} of your account was changed to ${to}`;
    }
    case 'contactRemoved': {
      const { kind } = change.was;
      const from = masked(change.was);
      return zh
        ? `${kinds[kind].zh} ${from} 已从您的账号解绑`
        : `The ${kinds[kind].en} ${from} was unbound from your account`;
    }
    case 'socialBound':
      return zh ? '您的账号新绑定了微信' : 'WeChat was bound to your account';
    case 'socialRemoved':
      return zh ? '微信已从您的账号解绑' : 'WeChat was unbound from your account';
    case 'passwordSet':
      return zh ? '您的账号已设置登录密码' : 'A login password was set for your account';
    case 'passwordChanged':
      return zh
        ? '您的账号的登录密码已修改，所有设备均已退出登录'
        : 'The login password of your account was changed, and all devices were logged out';
  }
}

/** Returns the notice for the person. */
export function noticeOf(
  change: Change,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const what = changeText(change, language);
  if (language === 'zh') {
    return {
      subject: '航道账号安全提醒',
      text: `【航道】${what}。如非本人操作，请立即通过“忘记密码”重设密码，并联系客服。`,
    };
  }
  return {
    subject: 'Your Fairway account: security notice',
    text: `[Fairway] ${what}. If this was not you, set a new password by "Forgot password" at once and contact us.`,
  };
}

/** Notifies every contact of the change, in its transaction; the former contact is notified of the new one. */
export async function tellOf(
  trx: Db,
  contacts: readonly Contact[],
  change: Change,
  { outbox, language, now }: { readonly outbox: Outbox; readonly language: Language; readonly now: Date },
): Promise<void> {
  const { subject, text } = noticeOf(change, language);
  for (const { kind, value } of contacts) {
    const message = kind === 'phone' ? { kind: 'sms' as const, text } : { kind, subject, text };
    await outbox.put(trx, { to: value, purpose: 'SECURITY_NOTICE', language, ...message }, now);
  }
}
