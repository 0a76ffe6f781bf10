import type { Language } from '@fairway/gateway/contract/texts';
import type { NewMessage } from '../../services/outbox/outbox.ts';

type News =
  | { readonly kind: 'issued' }
  | { readonly kind: 'sentBack'; readonly reason: Readonly<Record<Language, string>> };

interface InvoiceRecipient {
  readonly orderNo: string;
  readonly language: Language;
  readonly email: string | null;
  readonly phone: string | null;
  /** The order's page, which an email links. */
  readonly page: string;
}

/**
 * Returns the message to a buyer about the state of their invoice: by email where they gave one, else by SMS; null
 * where they gave neither.
 */
export function messageOf(
  { orderNo, language, email, phone, page }: InvoiceRecipient,
  news: News,
): NewMessage | null {
  const { subject, text } = wordsOf(orderNo, news)[language];
  const rest = { purpose: news.kind === 'issued' ? 'INVOICE_ISSUED' : 'INVOICE_SENT_BACK', language };
  if (email !== null) return { ...rest, to: email, kind: 'email', subject, text: `${text}\n\n${page}` };
  return phone === null ? null : { ...rest, to: phone, kind: 'sms', text };
}

function wordsOf(orderNo: string, news: News) {
  return news.kind === 'issued'
    ? {
        zh: {
          subject: `订单 ${orderNo} 的发票已开具`,
          text: `航道：订单 ${orderNo} 的发票已开具，请登录后在订单详情中下载。`,
        },
        en: {
          subject: `The invoice for order ${orderNo} is ready`,
          text: `Fairway: the invoice for order ${orderNo} is ready. Log in and download it from the order.`,
        },
      }
    : {
        zh: {
          subject: `订单 ${orderNo} 的开票申请已退回`,
          text: `航道：订单 ${orderNo} 的开票申请已退回：${news.reason.zh}请在订单详情中修改后重新提交。`,
        },
        en: {
          subject: `The invoice request for order ${orderNo} was sent back`,
          text: `Fairway: the invoice request for order ${orderNo} was sent back: ${news.reason.en} Change it on the order page and request it again.`,
        },
      };
}
