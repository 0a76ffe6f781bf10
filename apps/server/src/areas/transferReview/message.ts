import type { Db } from '../../database/db.ts';
import type { NewMessage } from '../../services/outbox/outbox.ts';
import type { OrderRow } from '../order/index.ts';

/** Where to write to the person who ordered; null where they gave no e-mail. */
export async function buyerEmail(
  db: Db,
  { tenantId, accountId }: Pick<OrderRow, 'tenantId' | 'accountId'>,
): Promise<string | null> {
  const claim = await db
    .selectFrom('account')
    // A company's admin may have given it on their own account.
    .innerJoin('account as theirs', 'theirs.personId', 'account.personId')
    .innerJoin('claim', (join) =>
      join.onRef('claim.tenantId', '=', 'theirs.tenantId').onRef('claim.accountId', '=', 'theirs.id'),
    )
    .select('claim.value')
    .where('account.tenantId', '=', tenantId)
    .where('account.id', '=', accountId)
    .where('claim.kind', '=', 'email')
    .orderBy((row) => row('theirs.id', '=', row.ref('account.id')), 'desc')
    .limit(1)
    .executeTakeFirst();
  return claim?.value ?? null;
}

/** Tells a buyer that their transfer came back; nobody knows which of the two languages they read. */
export function messageOf(
  to: string,
  orderNo: string,
  reason: { readonly zh: string; readonly en: string },
): NewMessage {
  return {
    to,
    kind: 'email',
    purpose: 'TRANSFER_SENT_BACK',
    subject: `订单 ${orderNo} 的转账凭证已退回 · Your proof of transfer was sent back`,
    text: [
      `订单 ${orderNo} 的转账凭证没有通过确认：${reason.zh}`,
      '请在三天内到订单页重新上传，逾期订单将自动取消。',
      '',
      `The proof of transfer for order ${orderNo} was sent back: ${reason.en}`,
      'Upload it again on the order page within three days; after that the order cancels itself.',
    ].join('\n'),
    language: 'zh',
  };
}
