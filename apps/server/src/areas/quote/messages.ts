import type { QuoteContent, QuoteLanguage } from '@fairway/gateway/contract/quote';
import type { Language } from '@fairway/gateway/contract/texts';
import type { NewMessage } from '../../services/outbox/outbox.ts';

/** Sends a customer the link to a quotation, in the language of the quotation. */
export function customerMessage(
  to: string,
  language: QuoteLanguage,
  { number, sender, version }: QuoteContent,
  url: string,
): NewMessage {
  const zh = {
    subject: `${sender.name} 的海运报价 ${number}`,
    text: `${sender.name} 为您提供海运报价 ${number}${version > 1 ? `（第 ${version} 版，取代之前的版本）` : ''}。点击链接查看、接受或婉拒：`,
  };
  const en = {
    subject: `Ocean freight quotation ${number} from ${sender.name}`,
    text: `${sender.name} sends you quotation ${number}${version > 1 ? ` (version ${version}, which replaces the one before)` : ''}. Open the link to read, accept or decline it:`,
  };
  const texts = language === 'zh' ? [zh] : language === 'en' ? [en] : [zh, en];
  return {
    to: to.toLowerCase(),
    kind: 'email',
    purpose: 'QUOTE_SENT',
    language: language === 'en' ? 'en' : 'zh',
    subject: texts.map(({ subject }) => subject).join(' · '),
    text: `${texts.map(({ text }) => text).join('\n\n')}\n\n${url}`,
  };
}

interface Answer {
  readonly number: string;
  readonly customer: string;
  readonly isAccepted: boolean;
  readonly name: string;
  readonly note: string;
  /** The quotation's page. */
  readonly page: string;
}

/** Returns the message to a sender about a customer's answer. */
export function answerMessage(to: string, language: Language, answer: Answer): NewMessage {
  const { number, customer, isAccepted, name, note, page } = answer;
  const { subject, text } =
    language === 'zh'
      ? {
          subject: `${customer} ${isAccepted ? '接受了' : '婉拒了'}报价 ${number}`,
          text: `航道：${name}（${customer}）${isAccepted ? '接受了' : '婉拒了'}报价 ${number}。${note === '' ? '' : `留言：${note}`}`,
        }
      : {
          subject: `${customer} ${isAccepted ? 'accepted' : 'declined'} quotation ${number}`,
          text: `Fairway: ${name} (${customer}) ${isAccepted ? 'accepted' : 'declined'} quotation ${number}.${note === '' ? '' : ` They wrote: ${note}`}`,
        };
  return { to, kind: 'email', purpose: 'QUOTE_ANSWERED', language, subject, text: `${text}\n\n${page}` };
}
