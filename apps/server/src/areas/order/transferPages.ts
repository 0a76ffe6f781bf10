import { orderStatus } from '@fairway/trade';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { refuseUnasked } from '../../http/crossSite.ts';
import { html, page } from '../../http/html.ts';
import { pageLanguage } from '../../http/pageLanguage.ts';
import { fileLink } from '../upload/links.ts';
import { lockOrder } from './store.ts';
import { confirmTransfer, rejectTransfer } from './transfer.ts';

export interface TransferPageParts {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

const words = {
  zh: {
    title: '对公转账确认 · 沙箱',
    intro: '沙箱中由这里代替后台工作人员。',
    empty: '没有待确认的转账。',
    voucher: '凭证',
    confirm: '确认到账',
    reject: '退回',
    reason: '退回原因',
    given: '凭证与订单不符，请核对后重新上传。',
  },
  en: {
    title: 'Confirm transfers · sandbox',
    intro: 'In the sandbox this page stands in for the staff.',
    empty: 'No transfer waits to be confirmed.',
    voucher: 'Voucher',
    confirm: 'Confirm receipt',
    reject: 'Send back',
    reason: 'Reason',
    given: 'The voucher does not match the order. Check it and upload it again.',
  },
} as const;

/** Stands in for the staff in the sandbox: transfers that wait, to confirm or to send back. */
export function transferPages({ db, config, clock }: TransferPageParts): (app: FastifyInstance) => void {
  const waiting = () =>
    db
      .selectFrom('purchaseOrder')
      .select(['tenantId', 'id', 'orderNo', 'amount', 'voucherRemark'])
      .where('status', '=', orderStatus.toBeConfirmed)
      .orderBy('voucherAt')
      .limit(50)
      .execute();
  const vouchersOf = (orderId: string) =>
    db.selectFrom('purchaseOrderVoucher').select('fileId').where('orderId', '=', orderId).execute();

  return (app) => {
    app.get('/sandbox/transfers', async (request, reply) => {
      const language = pageLanguage(request);
      const say = words[language];
      const orders = await Promise.all(
        (await waiting()).map(async (order) => ({ ...order, vouchers: await vouchersOf(order.id) })),
      );
      const item = (order: (typeof orders)[number]) => html`
        <li>
          <p class="meta"><strong>${order.orderNo}</strong> ¥${(order.amount / 100).toFixed(2)}</p>
          <p class="text">${order.voucherRemark}</p>
          <p>${order.vouchers.map(({ fileId }) => html`<a href="${fileLink(config, fileId, clock.now()).url}">${say.voucher}</a> `)}</p>
          <form method="post" action="/sandbox/transfers">
            <input type="hidden" name="orderNo" value="${order.orderNo}">
            <button name="action" value="confirm">${say.confirm}</button>
            <label for="reason-${order.id}">${say.reason}</label>
            <input id="reason-${order.id}" name="reason" value="${say.given}">
            <button name="action" value="reject">${say.reject}</button>
          </form>
        </li>`;
      const body = html`
    <header><h1>${say.title}</h1><p>${say.intro}</p></header>
    <main>${orders.length === 0 ? html`<p class="empty">${say.empty}</p>` : html`<ol>${orders.map(item)}</ol>`}</main>
  `;
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page({ language, title: say.title, stylesheet: '/sandbox/outbox.css', body }));
    });

    app.post('/sandbox/transfers', async (request, reply) => {
      refuseUnasked((name) => [request.headers[name]].flat()[0], config);
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
      const order = (await waiting()).find(({ orderNo }) => orderNo === form.get('orderNo'));
      const reason = (form.get('reason') ?? '').trim().slice(0, 200) || words[pageLanguage(request)].given;
      await db.transaction().execute(async (trx) => {
        const standing = order && (await lockOrder(trx, order));
        if (standing?.status !== orderStatus.toBeConfirmed) return;
        if (form.get('action') === 'confirm') await confirmTransfer(trx, standing, clock.now());
        if (form.get('action') === 'reject')
          await rejectTransfer(trx, standing, { zh: reason, en: reason }, clock.now());
      });
      return reply.redirect('/sandbox/transfers', 303);
    });
  };
}
