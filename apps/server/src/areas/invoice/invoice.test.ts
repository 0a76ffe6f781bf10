import { codes } from '@fairway/gateway/contract/codes';
import { invoice } from '@fairway/gateway/contract/invoice';
import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { notification } from '@fairway/gateway/contract/notification';
import { order } from '@fairway/gateway/contract/order';
import { deskHome } from '@fairway/gateway/contract/transferReview';
import { chinaDay } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { askFor, header, issue, newInvoiceNumber, paidOrder, pdf } from '../../testing/invoices.ts';
import { buyer, ordered } from '../../testing/orders.ts';
import { openShop } from '../../testing/shop.ts';
import { atDesk } from '../../testing/staff.ts';
import { look } from '../../testing/till.ts';

const { lanes, server } = await openShop();
const today = () => chinaDay(server.clock.now());
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (error: { codeName?: string }) => error.codeName,
  );

async function requestedInvoice() {
  const by = await buyer(server, 1);
  const made = await paidOrder(by, lanes);
  return { by, made, invoice: await askFor(by, made) };
}
const rowOf = (orderId: string) =>
  server.db.selectFrom('invoice').selectAll().where('orderId', '=', orderId).executeTakeFirst();
const selected = (by: { client: Awaited<ReturnType<typeof buyer>>['client'] }, orderNo: string) =>
  by.client.gateway.send(invoice.selectByOrder, { query: { orderNo } });

describe('an invoice is requested', () => {
  it('of a completed order, for the paid amount, and is shown on its order', async () => {
    const { by, made, invoice: own } = await requestedInvoice();
    expect(own).toMatchObject({ ...header, state: 'requested', version: 1, amount: made.amount });
    expect((await look(by, made)).invoiceStatus).toBe(1);
    expect((await selected(by, made.orderNo)).events.map(({ what }) => what)).toEqual(['requested']);
  });

  it('never of one that waits for money or was cancelled', async () => {
    const by = await buyer(server, 1);
    const made = await ordered(by, lanes);
    expect(await codeOf(askFor(by, made))).toBe('invoiceNotOffered');
    await by.client.gateway.send(order.cancel, { body: { orderNo: made.orderNo } });
    expect(await codeOf(askFor(by, made))).toBe('invoiceNotOffered');
    expect(await selected(by, made.orderNo)).toMatchObject({ invoice: null, open: false, headers: [] });
    expect(await rowOf(made.id)).toBeUndefined();
  });

  it('with the fields that a header of its kind requires', async () => {
    const by = await buyer(server, 3);
    const made = await paidOrder(by, lanes);
    const body = { orderNo: made.orderNo, seen: null, ...header };
    const broken = async (change: object) => {
      const { status, data } = await by.client.raw(invoice.request, { body: { ...body, ...change } });
      const { fields } = data as { fields: { field: string; rule: string }[] };
      return [status, ...fields.map(({ field, rule }) => `${field} ${rule}`)];
    };
    expect(await broken({ taxNumber: '' })).toEqual([400, 'body.taxNumber required']);
    expect(await broken({ taxNumber: '123' })).toEqual([400, 'body.taxNumber taxNumber']);
    expect(await broken({ headerType: 'personal', taxNumber: '', kind: 'special' })).toEqual([
      400,
      'body.kind companyInvoice',
    ]);
    const own = await askFor(by, made, { headerType: 'personal', header: '林一帆', taxNumber: '' });
    expect(own).toMatchObject({ headerType: 'personal', taxNumber: '' });
  });

  it('by ten at once is one invoice, and one request', async () => {
    const by = await buyer(server, 1);
    const made = await paidOrder(by, lanes);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => codeOf(askFor(by, made, { remark: String(index) }))),
    );
    expect(answers.filter((code) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter((code) => code === 'invoiceChanged')).toHaveLength(9);
    expect((await selected(by, made.orderNo)).events).toHaveLength(1);
  });

  it('again with its key happens once', async () => {
    const by = await buyer(server, 1);
    const made = await paidOrder(by, lanes);
    const body = { orderNo: made.orderNo, seen: null, ...header };
    const idempotencyKey = crypto.randomUUID();
    const send = () => by.client.raw(invoice.request, { body, idempotencyKey });
    expect((await send()).code).toBe(codes.ok);
    expect((await send()).code).toBe(codes.ok);
    expect((await rowOf(made.id))?.version).toBe(1);
  });

  it('is corrected and withdrawn while it waits; a change of an older version is refused', async () => {
    const { by, made } = await requestedInvoice();
    const corrected = await askFor(by, made, { seen: 1, remark: '请开 11 月' });
    expect(corrected).toMatchObject({ version: 2, remark: '请开 11 月' });
    expect(await codeOf(askFor(by, made, { seen: 1 }))).toBe('invoiceChanged');
    const withdraw = (seen: number) =>
      by.client.gateway.send(invoice.withdraw, { body: { orderNo: made.orderNo, seen } });
    expect(await codeOf(withdraw(1))).toBe('invoiceChanged');
    expect(await withdraw(2)).toMatchObject({ state: 'withdrawn', version: 3 });
    expect(await withdraw(2)).toMatchObject({ state: 'withdrawn', version: 3 });
    expect((await look(by, made)).invoiceStatus).toBe(0);
    expect(await askFor(by, made, { seen: 3 })).toMatchObject({ state: 'requested', version: 4 });
  });

  it('offers the headers of earlier ones again, each once, the newest first', async () => {
    const { by } = await requestedInvoice();
    const second = await paidOrder(by, lanes.slice(1));
    server.clock.advance(60);
    await askFor(by, second, { headerType: 'personal', header: '林一帆', taxNumber: '' });
    const third = await paidOrder(by, lanes.slice(2));
    const { headers } = await selected(by, third.orderNo);
    expect(headers.map((each) => each.header)).toEqual(['林一帆', header.header]);
    const stranger = await buyer(server, 1);
    const other = await paidOrder(stranger, lanes);
    expect((await selected(stranger, other.orderNo)).headers).toEqual([]);
  });
});

describe('finance', () => {
  it('lists waiting invoices with age, order and comparisons; viewing is logged once', async () => {
    const { by, made } = await requestedInvoice();
    const desk = await atDesk(server, ['finance'], '苏静澜');
    const query = { keyword: made.orderNo };
    const { rows } = await desk.client.gateway.send(invoiceDesk.selectPage, { query });
    expect(rows).toMatchObject([{ orderNo: made.orderNo, amount: made.amount, clock: { promisedDays: 3 } }]);
    const look = { query: { orderNo: made.orderNo } };
    const detail = await desk.client.gateway.send(invoiceDesk.selectCase, look);
    await desk.client.gateway.send(invoiceDesk.selectCase, look);
    expect(detail).toMatchObject({ ...header, buyer: { company: false }, document: null });
    expect(detail.order).toMatchObject({ received: made.amount, refunded: { amount: 0 } });
    expect(detail.checks.map(({ outcome }) => outcome)).toEqual(['fits', 'look', 'unknown']);
    const { trail } = await desk.client.gateway.send(invoiceDesk.selectCase, look);
    expect(trail.filter(({ what }) => what === 'opened')).toMatchObject([{ by: '苏静澜' }]);
    const { queues } = await desk.client.gateway.send(deskHome.selectQueues);
    expect(queues.find(({ queue }) => queue === 'invoices')?.waiting).toBeGreaterThan(0);
    expect(by.tenantId).not.toBe('');
  });

  it('issues with a PDF; its buyer is notified and downloads it, other accounts cannot', async () => {
    const { by, made } = await requestedInvoice();
    const { tenantId, accountId } = by;
    const claim = { kind: 'email', value: 'invoice@example.com', createdAt: server.clock.now() } as const;
    await server.db
      .insertInto('claim')
      .values({ ...claim, tenantId, accountId })
      .execute();
    const document = () =>
      by.client.gateway.send(invoice.selectDocument, { query: { orderNo: made.orderNo } });
    expect(await codeOf(document())).toBe('invoiceNotIssued');
    const desk = await atDesk(server, ['finance'], '苏静澜');
    const invoiceNumber = newInvoiceNumber();
    await issue(desk, made, { invoiceNumber, issuedOn: today(), file: pdf('yours') });
    expect((await look(by, made)).invoiceStatus).toBe(2);
    const own = await selected(by, made.orderNo);
    expect(own).toMatchObject({
      open: false,
      invoice: { state: 'issued', invoiceNumber, issuedOn: today() },
    });
    const { url } = await document();
    const answer = await fetch(`${server.url}${url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="invoice-${made.orderNo}.pdf"`,
    );
    expect(await answer.text()).toContain('yours');
    const id = url.slice('/api/files/'.length).split('?')[0] ?? '';
    expect((await fetch(`${server.url}/api/files/${id}`)).status).toBe(404);
    const stranger = await buyer(server, 1);
    const theirs = stranger.client.gateway.send(invoice.selectDocument, { query: { orderNo: made.orderNo } });
    expect(await codeOf(theirs)).toBe('orderNotFound');
    const messages = await server.db
      .selectFrom('outboxMessage')
      .select(['purpose', 'toAddress'])
      .where('text', 'like', `%\n\n${server.url}/orderDetail?orderNo=${made.orderNo}`)
      .execute();
    expect(messages).toEqual([{ purpose: 'INVOICE_ISSUED', toAddress: 'invoice@example.com' }]);
    const { rows } = await by.client.gateway.send(notification.selectPage, { query: { kind: 'invoice' } });
    expect(rows).toMatchObject([
      { reason: { step: 'issued', reason: null }, link: `/orderDetail?orderNo=${made.orderNo}` },
    ]);
    const logged = await server.db
      .selectFrom('auditEntry')
      .select(['action', 'staffName'])
      .where('subjectId', '=', made.id)
      .where('subjectKind', '=', 'invoice')
      .execute();
    expect(logged).toEqual([{ action: 'invoiceIssued', staffName: '苏静澜' }]);
    expect(await codeOf(askFor(by, made, { seen: 2 }))).toBe('invoiceChanged');
  });

  it.each([
    ['a page', new Blob(['<!doctype html>'], { type: 'application/pdf' }), 'documentTypeRefused'],
    ['a picture', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'documentTypeRefused'],
    ['nothing', new Blob([], { type: 'application/pdf' }), 'documentTypeRefused'],
    ['11 MB', new Blob(['%PDF-', new Uint8Array(11 * 1024 * 1024)]), 'documentTooLarge'],
  ])('issues nothing with %s for a PDF', async (_, file, code) => {
    const { made } = await requestedInvoice();
    const desk = await atDesk(server, ['finance']);
    expect(await codeOf(issue(desk, made, { issuedOn: today(), file }))).toBe(code);
    expect((await rowOf(made.id))?.state).toBe('requested');
  });

  it('issues on no day before the payment or after today', async () => {
    const { made } = await requestedInvoice();
    const desk = await atDesk(server, ['finance']);
    for (const issuedOn of ['2020-01-01', '2099-01-01'])
      expect(await codeOf(issue(desk, made, { issuedOn }))).toBe('requestInvalid');
  });

  it('never gives two concurrent orders the same number', async () => {
    const [one, other] = [await requestedInvoice(), await requestedInvoice()];
    const desk = await atDesk(server, ['finance']);
    const invoiceNumber = newInvoiceNumber();
    const answers = await Promise.all(
      [one, other].map(({ made }) => codeOf(issue(desk, made, { invoiceNumber, issuedOn: today() }))),
    );
    expect(answers.toSorted()).toEqual([codes.ok, 'invoiceNumberTaken'].toSorted());
    const states = [await rowOf(one.made.id), await rowOf(other.made.id)].map((row) => row?.state);
    expect(states.toSorted()).toEqual(['issued', 'requested']);
  });

  it('sends back with a reason in the language of the buyer, who requests it again', async () => {
    const { by, made } = await requestedInvoice();
    const desk = await atDesk(server, ['finance']);
    const body = { orderNo: made.orderNo, seen: 1, reasons: ['headerUnknown' as const] };
    const half = { ...body, reasons: ['other' as const], noteZh: '请联系我们' };
    expect((await desk.client.raw(invoiceDesk.sendBack, { body: half })).status).toBe(400);
    await desk.client.gateway.send(invoiceDesk.sendBack, { body });
    by.client.language = 'en';
    const { invoice: own, open } = await selected(by, made.orderNo);
    expect(open).toBe(true);
    expect(own).toMatchObject({ state: 'sentBack', reason: expect.stringContaining('No company') });
    expect((await look(by, made)).invoiceStatus).toBe(0);
    const again = await askFor(by, made, { seen: 2, header: '上海恒力国际货运代理有限公司（新）' });
    expect(again).toMatchObject({ state: 'requested', reason: null });
  });

  it('of twenty people who decide at once, one does, and nothing of the others is left', async () => {
    const { by, made } = await requestedInvoice();
    const desks = await Promise.all(Array.from({ length: 20 }, () => atDesk(server, ['finance'])));
    const answers = await Promise.all(
      desks.map((desk, index) =>
        codeOf(
          index % 2 === 0
            ? issue(desk, made, { issuedOn: today() })
            : desk.client.gateway.send(invoiceDesk.sendBack, {
                body: { orderNo: made.orderNo, seen: 1, reasons: ['otherParty'] },
              }),
        ),
      ),
    );
    expect(answers.filter((code) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter((code) => code === 'invoiceChanged')).toHaveLength(19);
    const files = await server.db
      .selectFrom('file')
      .select('id')
      .where('tenantId', '=', by.tenantId)
      .where('usedAt', 'is not', null)
      .execute();
    const row = await rowOf(made.id);
    expect(files.map(({ id }) => id)).toEqual(row?.fileId ? [row.fileId] : []);
    const logged = await server.db
      .selectFrom('auditEntry')
      .select('action')
      .where('subjectId', '=', made.id)
      .execute();
    expect(logged).toHaveLength(1);
  });

  it('cannot issue an invoice that has been corrected or withdrawn', async () => {
    const { by, made } = await requestedInvoice();
    await askFor(by, made, { seen: 1, remark: '改' });
    const desk = await atDesk(server, ['finance']);
    expect(await codeOf(issue(desk, made, { issuedOn: today() }))).toBe('invoiceChanged');
    await by.client.gateway.send(invoice.withdraw, { body: { orderNo: made.orderNo, seen: 2 } });
    expect(await codeOf(issue(desk, made, { seen: 3, issuedOn: today() }))).toBe('invoiceChanged');
  });
});
