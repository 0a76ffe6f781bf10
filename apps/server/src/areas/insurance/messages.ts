import type { Language } from '@fairway/gateway/contract/texts';
import type { InsuredCurrency } from '@fairway/trade';
import type { NewMessage } from '../../services/outbox/outbox.ts';

/** The recipient of a message about an intention, and the data it names. */
export interface IntentionRecipient {
  readonly intentionNo: string;
  /** Email in lower case or ''; without one the phone is a bare mainland mobile. */
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
  readonly currency: InsuredCurrency;
}

type News =
  | { readonly kind: 'received'; readonly premium: number }
  | { readonly kind: 'quoted'; readonly premium: number; readonly reply: string }
  | { readonly kind: 'done'; readonly reply: string }
  | { readonly kind: 'withdrawn'; readonly reply: string };

const purposes = {
  received: 'INSURANCE_RECEIVED',
  quoted: 'INSURANCE_QUOTED',
  done: 'INSURANCE_DONE',
  withdrawn: 'INSURANCE_WITHDRAWN',
} as const;

/** Returns the message to the sender about the state of an intention: by email where they gave one, else by SMS. */
export function messageOf(to: IntentionRecipient, news: News): NewMessage {
  const { subject, text } = wordsOf(to, news)[to.language];
  const rest = { purpose: purposes[news.kind], language: to.language };
  return to.email === ''
    ? { ...rest, to: to.phone, kind: 'sms', text }
    : { ...rest, to: to.email, kind: 'email', subject, text };
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

function wordsOf(
  { intentionNo, currency }: IntentionRecipient,
  news: News,
): Readonly<Record<Language, Words>> {
  const amount = (minor: number) => `${currency} ${(minor / 100).toFixed(2)}`;
  const reply = 'reply' in news && news.reply !== '' ? news.reply : '';
  switch (news.kind) {
    case 'received':
      return {
        zh: {
          subject: `投保意向 ${intentionNo} 已收到`,
          text: `航道：投保意向 ${intentionNo} 已收到，保费估算 ${amount(news.premium)}，以保险公司报价为准。我们将在一个工作日内联系您。`,
        },
        en: {
          subject: `We received your request for cover ${intentionNo}`,
          text: `Fairway: we received request ${intentionNo}, estimated premium ${amount(news.premium)}; the insurer's quotation prevails. We call you within one working day.`,
        },
      };
    case 'quoted':
      return {
        zh: {
          subject: `投保意向 ${intentionNo} 已报价`,
          text: `航道：投保意向 ${intentionNo} 的保费报价为 ${amount(news.premium)}。${reply}`,
        },
        en: {
          subject: `Quotation for request ${intentionNo}`,
          text: `Fairway: the premium quoted for request ${intentionNo} is ${amount(news.premium)}. ${reply}`.trim(),
        },
      };
    case 'done':
      return {
        zh: {
          subject: `投保意向 ${intentionNo} 已办结`,
          text: `航道：投保意向 ${intentionNo} 已办结。${reply}`,
        },
        en: {
          subject: `Request ${intentionNo} is complete`,
          text: `Fairway: request ${intentionNo} is complete. ${reply}`.trim(),
        },
      };
    case 'withdrawn':
      return {
        zh: {
          subject: `投保意向 ${intentionNo} 已撤回`,
          text: `航道：投保意向 ${intentionNo} 已撤回。${reply}`,
        },
        en: {
          subject: `Request ${intentionNo} is withdrawn`,
          text: `Fairway: request ${intentionNo} is withdrawn. ${reply}`.trim(),
        },
      };
  }
}
