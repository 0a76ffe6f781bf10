import type { Language } from '@fairway/gateway/contract/texts';
import type { NewMessage } from '../../services/outbox/outbox.ts';

interface Contact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

const dayIn = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(at);

/** Returns the message for a person who asks to close their account, and when it is closed. */
export function closingMessage(
  { kind, value }: Contact,
  what: 'asked' | 'closed',
  at: Date,
  language: Language,
): NewMessage {
  const day = dayIn(at, language);
  const texts = {
    asked: {
      zh: `【航道】我们已收到您的注销申请，账号将于 ${day}注销。在此之前，登录后在“个人资料”页可以撤销。如非本人操作，请立即登录撤销并修改密码。`,
      en: `[Fairway] We received your request to close your account. It closes on ${day}. Log in before then to cancel under My profile. If this was not you, log in, cancel it and change your password at once.`,
    },
    closed: {
      zh: `【航道】您的账号已于 ${day}注销，个人资料已删除。法律要求保留的订单与付款记录不再与您的姓名、手机号或邮箱关联。`,
      en: `[Fairway] Your account was closed on ${day} and your personal data was deleted. Orders and payments the law requires us to keep are no longer linked to your name, phone or email.`,
    },
  } as const;
  const text = texts[what][language];
  const subject = language === 'zh' ? '航道账号注销' : 'Closing your Fairway account';
  const message = { to: value, purpose: 'ACCOUNT_CLOSING', text, language };
  return kind === 'phone' ? { ...message, kind: 'sms' } : { ...message, kind, subject };
}
