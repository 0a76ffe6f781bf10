import { invoice as calls } from '@fairway/gateway/contract/invoice';
import { type Route, read, write } from '../../http/answer.ts';
import { ownOrder } from '../order/index.ts';
import { fileLink } from '../upload/index.ts';
import { orderInvoice, toOwn } from './answers.ts';
import { requestInvoice, withdrawInvoice } from './request.ts';
import { invoiceOf } from './store.ts';

export const routes: readonly Route[] = [
  read(calls.selectByOrder, async ({ query, db, caller, refuse, language }) => {
    const order = await ownOrder(db, caller.tenantId, query.orderNo);
    return order ? orderInvoice(db, order, language) : refuse('orderNotFound');
  }),

  write(calls.request, async ({ body, db, caller, refuse, now, language }) => {
    const { orderNo, ...fields } = body;
    const order = await ownOrder(db, caller.tenantId, orderNo);
    if (!order) return refuse('orderNotFound');

    const asking = { accountId: caller.accountId, language, now };
    const row = await requestInvoice(db, order, fields, asking);
    return typeof row === 'string' ? refuse(row) : toOwn(row, language);
  }),

  write(calls.withdraw, async ({ body, db, caller, refuse, now, language }) => {
    const order = await ownOrder(db, caller.tenantId, body.orderNo);
    if (!order) return refuse('orderNotFound');

    const row = await withdrawInvoice(db, order, body.seen, now);
    return typeof row === 'string' ? refuse(row) : toOwn(row, language);
  }),

  read(calls.selectDocument, async ({ query, db, caller, refuse, config, now }) => {
    const order = await ownOrder(db, caller.tenantId, query.orderNo);
    if (!order) return refuse('orderNotFound');
    const row = await invoiceOf(db, order);
    if (!row?.fileId) return refuse('invoiceNotIssued');
    const { url, expiresAt } = fileLink(config, row.fileId, now);
    return { url: `${url}&name=invoice-${order.orderNo}`, expiresAt };
  }),
];
