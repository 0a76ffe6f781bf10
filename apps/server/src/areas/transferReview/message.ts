import type { Db } from '../../database/db.ts';
import type { NewMessage } from '../../services/outbox/outbox.ts';
import type { Letters } from '../../services/services.ts';
import { buyerContacts } from '../account/index.ts';
import { addNotifications } from '../notification/index.ts';
import type { OrderRow } from '../order/index.ts';

/** News for a buyer about their transfer. */
export type News =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'sentBack'; readonly reason: { readonly zh: string; readonly en: string } };

/**
 * Notifies the person who ordered: on the site, and by email where they gave one, else by SMS. A decision takes days, so
 * the person is not on the page.
 */
export async function tellBuyer(
  transaction: Db,
  { outbox, publicUrl }: Letters,
  { tenantId, accountId, orderNo }: Pick<OrderRow, 'tenantId' | 'accountId' | 'orderNo'>,
  news: News,
  now: Date,
): Promise<void> {
  const reason = news.kind === 'sentBack' ? news.reason : null;
  const notification = {
    ...{ tenantId, accountId, link: `/orderDetail?orderNo=${orderNo}` },
    reason: { kind: 'transfer', orderNo, step: news.kind, reason },
  } as const;
  await addNotifications(transaction, [notification], now);
  const { email, phone } = await buyerContacts(transaction, tenantId, accountId);
  if (email !== null) {
    const page = `${publicUrl()}/orderDetail?orderNo=${orderNo}`;
    await outbox.put(transaction, { to: email, kind: 'email', ...letter(orderNo, page, news) }, now);
  } else if (phone !== null) {
    await outbox.put(transaction, { to: phone, kind: 'sms', ...note(orderNo, news) }, now);
  }
}

const purposes = { confirmed: 'TRANSFER_CONFIRMED', sentBack: 'TRANSFER_SENT_BACK' } as const;
type Words = Pick<NewMessage, 'purpose' | 'subject' | 'text' | 'language'>;

/** In both languages: the reader's is not known. */
function letter(orderNo: string, page: string, news: News): Words {
  const rest = { purpose: purposes[news.kind], language: 'zh' } as const;
  if (news.kind === 'confirmed')
    return {
      ...rest,
      subject: `订单 ${orderNo} 的转账已到账，航线已开通 · Your transfer arrived`,
      text: [
        `订单 ${orderNo} 的对公转账已确认到账，航线现在就可以查看。发票也在订单页申请。`,
        '',
        `The transfer for order ${orderNo} has arrived, and you can see its routes now. You can request the invoice on the same page.`,
        '',
        page,
      ].join('\n'),
    };
  return {
    ...rest,
    subject: `订单 ${orderNo} 的转账凭证已退回 · Your proof of transfer was sent back`,
    text: [
      `订单 ${orderNo} 的转账凭证没有通过确认：${news.reason.zh}`,
      '请在三天内到订单页重新上传，逾期订单将自动取消。',
      '',
      `The proof of transfer for order ${orderNo} was sent back: ${news.reason.en}`,
      'Upload it again on the order page within three days; after that the order is cancelled automatically.',
      '',
      page,
    ].join('\n'),
  };
}

/** Phones are of the mainland. */
function note(orderNo: string, news: News): Words {
  const text =
    news.kind === 'confirmed'
      ? `【航道】订单 ${orderNo} 的对公转账已确认到账，航线已开通。`
      : `【航道】订单 ${orderNo} 的转账凭证已退回，请在三天内登录查看原因并重新上传，逾期订单将自动取消。`;
  return { purpose: purposes[news.kind], text, language: 'zh' };
}
