import { audit } from '@fairway/gateway/contract/audit';
import { codes } from '@fairway/gateway/contract/codes';
import { notification } from '@fairway/gateway/contract/notification';
import { type Order, order } from '@fairway/gateway/contract/order';
import { staff } from '@fairway/gateway/contract/staff';
import { deskHome, type TransferChanges, transferReview } from '@fairway/gateway/contract/transferReview';
import { describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { startTestServer } from '../../testing/index.ts';
import { type Buyer, buyer, ordered } from '../../testing/orders.ts';
import { openShop } from '../../testing/shop.ts';
import { atDesk } from '../../testing/staff.ts';
import { look } from '../../testing/till.ts';
import { confirmTransfer, handIn, seenBy, sendTransferBack } from '../../testing/transfers.ts';

// One route for a month costs 597.00; two cost twice that.
const { lanes, server } = await openShop({ env: { FAIRWAY_DESK_FOUR_EYES_FEN: '100000' } });

async function waiting(count = 1): Promise<{ by: Buyer; made: Order }> {
  const by = await buyer(server, 1);
  const made = await ordered(by, lanes, count);
  await handIn(by, made);
  return { by, made };
}

/** The log about one order, oldest first, without looks at it. */
async function logOf({ id }: Order) {
  const rows = await server.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('subjectId', '=', id)
    .where('action', '!=', 'transferOpened')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, outcome, staffName }) => [action, outcome, staffName]);
}

const changesOf = (answer: TestAnswer) =>
  (answer.data as TransferChanges).changes.map(({ what, by }) => [what, by]);

describe('a transfer that waits', () => {
  it('is in the queue with its buyer, its amount and its age', async () => {
    const { by, made } = await waiting();
    await server.db
      .insertInto('company')
      .values({ tenantId: by.tenantId, name: '测试公司', createdAt: server.clock.now() })
      .execute();
    const { client } = await atDesk(server, ['finance']);
    const query = { keyword: made.orderNo };
    const { rows, total } = await client.gateway.send(transferReview.selectPage, { query });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      orderNo: made.orderNo,
      buyer: { name: '测试公司', company: true },
      amount: made.amount,
      needsTwo: false,
      first: null,
      clock: { promisedDays: 3, workedDays: 0, late: false },
    });
  });

  it('is shown with its voucher, its order and the checks; looking is logged once', async () => {
    const { by, made } = await waiting();
    await handIn(by, await ordered(by, lanes.slice(1)));
    const desk = await atDesk(server, ['finance'], '苏静澜');
    const query = { orderNo: made.orderNo };
    const reviewCase = await desk.client.gateway.send(transferReview.selectCase, { query });
    await desk.client.gateway.send(transferReview.selectCase, { query });
    expect(reviewCase.vouchers).toHaveLength(1);
    expect((await fetch(`${server.url}${reviewCase.vouchers[0]?.url}`)).status).toBe(200);
    expect(reviewCase).toMatchObject({ remark: '王', routes: made.routes, status: 1 });
    expect(reviewCase.checks.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['price', 'fits'],
      ['remark', 'look'],
      ['repeat', 'look'],
      ['codes', 'fits'],
      ['routes', 'fits'],
    ]);
    const { trail } = await desk.client.gateway.send(transferReview.selectCase, { query });
    expect(trail.map(({ what, by: who }) => [what, who])).toContainEqual(['transferOpened', '苏静澜']);
    expect(trail.filter(({ what }) => what === 'transferOpened')).toHaveLength(1);
  });

  it('is counted at the home page, for those who may open it', async () => {
    await waiting();
    const { client } = await atDesk(server, ['finance']);
    const home = await client.gateway.send(deskHome.selectQueues);
    expect(home.queues[0]?.waiting).toBeGreaterThan(0);
    const editor = await atDesk(server, ['editor']);
    expect(await editor.client.gateway.send(deskHome.selectQueues)).toEqual({
      queues: [],
      doneToday: 0,
      alone: false,
    });
  });
});

describe('confirming a transfer', () => {
  it('completes the order and logs it, with before and after', async () => {
    const { by, made } = await waiting();
    const desk = await atDesk(server, ['finance'], '苏静澜');
    expect(await confirmTransfer(desk, made)).toMatchObject({ code: codes.ok, data: { state: 'completed' } });
    expect(await look(by, made)).toMatchObject({ status: 3, payWay: 3 });
    const admin = await atDesk(server, ['admin']);
    const query = { keyword: made.orderNo, action: 'transferConfirmed' as const };
    const { rows } = await admin.client.gateway.send(audit.selectPage, { query });
    expect(rows).toEqual([
      expect.objectContaining({
        by: { id: desk.staffId, name: '苏静澜' },
        outcome: 'done',
        before: { status: 1, amount: made.amount.amount },
        after: { status: 3, received: made.amount.amount },
      }),
    ]);
  });

  it('at another amount needs a reason, which the log keeps', async () => {
    const { by, made } = await waiting();
    const desk = await atDesk(server, ['finance']);
    const body = {
      orderNo: made.orderNo,
      received: made.amount.amount - 1,
      seen: await seenBy(desk, made.orderNo),
    };
    expect((await desk.client.raw(transferReview.confirm, { body })).code).toBe(codes.differReasonNeeded);
    expect((await look(by, made)).status).toBe(1);
    const differReason = '银行扣了手续费';
    expect((await desk.client.raw(transferReview.confirm, { body: { ...body, differReason } })).code).toBe(
      codes.ok,
    );
    const { trail } = await desk.client.gateway.send(transferReview.selectCase, {
      query: { orderNo: made.orderNo },
    });
    expect(trail).toContainEqual(
      expect.objectContaining({ what: 'transferConfirmed', reason: differReason }),
    );
  });

  it('above the limit needs two people; the first cannot be the second, and that is logged', async () => {
    const { by, made } = await waiting(2);
    const [one, other] = [await atDesk(server, ['finance'], '苏'), await atDesk(server, ['finance'], '方')];
    expect(await confirmTransfer(one, made)).toMatchObject({ data: { state: 'firstConfirmed' } });
    expect((await look(by, made)).status).toBe(1);
    expect((await confirmTransfer(one, made)).code).toBe(codes.secondPersonNeeded);
    expect((await look(by, made)).status).toBe(1);
    expect(await confirmTransfer(other, made)).toMatchObject({ data: { state: 'completed' } });
    expect((await look(by, made)).status).toBe(3);
    expect(await logOf(made)).toEqual([
      ['transferFirstConfirmed', 'done', '苏'],
      ['transferConfirmed', 'refused', '苏'],
      ['transferConfirmed', 'done', '方'],
    ]);
  });

  it('by the second person at another amount than the first is refused', async () => {
    const { by, made } = await waiting(2);
    const [one, other] = [await atDesk(server, ['finance']), await atDesk(server, ['finance'])];
    await confirmTransfer(one, made);
    const seen = await seenBy(other, made.orderNo);
    const body = { orderNo: made.orderNo, received: made.amount.amount - 100, differReason: '少了', seen };
    expect((await other.client.raw(transferReview.confirm, { body })).code).toBe(codes.amountsDisagree);
    expect((await look(by, made)).status).toBe(1);
  });

  it('a first confirmation counts for the voucher that was seen, not for the next one', async () => {
    const { by, made } = await waiting(2);
    const [one, other] = [await atDesk(server, ['finance']), await atDesk(server, ['finance'])];
    await confirmTransfer(one, made);
    await sendTransferBack(other, made);
    server.clock.advance(60);
    await handIn(by, made);
    expect(await confirmTransfer(other, made)).toMatchObject({ data: { state: 'firstConfirmed' } });
    expect((await look(by, made)).status).toBe(1);
  });
});

describe('TRUST 27: a decision about a transfer', () => {
  it('that is sent again with its key happens once', async () => {
    const { made } = await waiting();
    const desk = await atDesk(server, ['finance']);
    const seen = await seenBy(desk, made.orderNo);
    const body = { orderNo: made.orderNo, received: made.amount.amount, seen };
    const idempotencyKey = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.client.raw(transferReview.confirm, { body, idempotencyKey })),
    );
    const allowed: number[] = [codes.ok, codes.idempotencyInFlight];
    expect(answers.map(({ code }) => code).filter((code) => !allowed.includes(code))).toEqual([]);
    expect(await logOf(made)).toHaveLength(1);
  });

  it('made by twenty people at once is made by one', async () => {
    const { made } = await waiting();
    const desks = await Promise.all(Array.from({ length: 20 }, () => atDesk(server, ['finance'])));
    const [first] = desks;
    if (!first) throw new Error('nobody at the desk');
    const body = {
      orderNo: made.orderNo,
      received: made.amount.amount,
      seen: await seenBy(first, made.orderNo),
    };
    const answers = await Promise.all(
      desks.map(({ client }, i) =>
        i % 2 === 0
          ? client.raw(transferReview.confirm, { body })
          : client.raw(transferReview.sendBack, {
              body: { orderNo: made.orderNo, reasons: ['unreadable'], seen: body.seen },
            }),
      ),
    );
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.transferChanged)).toHaveLength(19);
    expect(await logOf(made)).toHaveLength(1);
  });

  it('above the limit by twenty people at once is two confirmations and one subscription', async () => {
    const { by, made } = await waiting(2);
    const desks = await Promise.all(Array.from({ length: 20 }, () => atDesk(server, ['finance'])));
    await Promise.all(desks.map((desk) => confirmTransfer(desk, made)));
    await Promise.all(desks.map((desk) => confirmTransfer(desk, made).catch(() => {})));
    expect((await look(by, made)).status).toBe(3);
    const done = (await logOf(made)).filter(([, outcome]) => outcome === 'done').map(([action]) => action);
    expect(done).toEqual(['transferFirstConfirmed', 'transferConfirmed']);
    const subscriptions = await server.db
      .selectFrom('subscription')
      .select('id')
      .where('tenantId', '=', by.tenantId)
      .execute();
    expect(subscriptions).toHaveLength(1);
  });
});

describe('a transfer that changed during the review', () => {
  it('is refused with the name of who changed it, and nothing is done', async () => {
    const { made } = await waiting();
    const [slow, quick] = [await atDesk(server, ['finance']), await atDesk(server, ['finance'], '方知微')];
    const seen = await seenBy(slow, made.orderNo);
    await sendTransferBack(quick, made);
    const body = { orderNo: made.orderNo, received: made.amount.amount, seen };
    const late = await slow.client.raw(transferReview.confirm, { body });
    expect(late.code).toBe(codes.transferChanged);
    expect(changesOf(late)).toEqual([['sentBack', '方知微']]);
  });

  it('a voucher handed in again is another one', async () => {
    const { by, made } = await waiting();
    const [slow, quick] = [await atDesk(server, ['finance']), await atDesk(server, ['finance'])];
    const seen = await seenBy(slow, made.orderNo);
    await sendTransferBack(quick, made);
    server.clock.advance(60);
    await handIn(by, made);
    const body = { orderNo: made.orderNo, received: made.amount.amount, seen };
    const late = await slow.client.raw(transferReview.confirm, { body });
    expect(changesOf(late)).toEqual([['voucherReplaced', null]]);
    expect((await look(by, made)).status).toBe(1);
  });

  it('a first confirmation makes the next one the second, so it has to be seen', async () => {
    const { made } = await waiting(2);
    const [slow, quick] = [await atDesk(server, ['finance']), await atDesk(server, ['finance'], '方知微')];
    const seen = await seenBy(slow, made.orderNo);
    await confirmTransfer(quick, made);
    const body = { orderNo: made.orderNo, received: made.amount.amount, seen };
    const late = await slow.client.raw(transferReview.confirm, { body });
    expect(changesOf(late)).toEqual([['firstConfirmed', '方知微']]);
  });
});

/** Adds a contact to a buyer and returns it. */
async function has(
  kind: 'email' | 'phone',
  { by, made }: Awaited<ReturnType<typeof waiting>>,
): Promise<string> {
  const value = kind === 'email' ? `${made.orderNo}@example.com` : `139${made.orderNo.slice(-8)}`;
  const { tenantId, accountId } = by;
  const claim = { kind, value, tenantId, accountId, createdAt: server.clock.now() };
  await server.db.insertInto('claim').values(claim).execute();
  return value;
}

/** Returns the messages about an order, with their channel. */
async function toldOf({ orderNo }: Order) {
  return server.db
    .selectFrom('outboxMessage')
    .select(['kind', 'purpose', 'text'])
    .where('text', 'like', `%${orderNo}%`)
    .execute();
}

describe('the buyer gets a message', () => {
  it('that the money has arrived, with a link, once the second person has confirmed', async () => {
    const bought = await waiting(2);
    await has('email', bought);
    await has('phone', bought);
    const { made } = bought;
    await confirmTransfer(await atDesk(server, ['finance']), made);
    expect(await toldOf(made)).toEqual([]);
    await confirmTransfer(await atDesk(server, ['finance'], '方知微'), made);
    const [mail, ...more] = await toldOf(made);
    expect([mail?.kind, mail?.purpose, more]).toEqual(['email', 'TRANSFER_CONFIRMED', []]);
    expect(mail?.text).toContain(`/orderDetail?orderNo=${made.orderNo}`);
    const { rows } = await bought.by.client.gateway.send(notification.selectPage, { query: {} });
    expect(rows.map(({ reason }) => reason)).toEqual([
      { kind: 'transfer', orderNo: made.orderNo, step: 'confirmed', reason: null },
    ]);
  });

  it.each([
    ['confirmed', confirmTransfer, 'TRANSFER_CONFIRMED', '已确认到账'],
    ['sent back', sendTransferBack, 'TRANSFER_SENT_BACK', '请在三天内登录查看原因并重新上传'],
  ] as const)('by SMS where they gave no email: %s', async (_, decide, purpose, says) => {
    const bought = await waiting();
    await has('phone', bought);
    const { made } = bought;
    await decide(await atDesk(server, ['finance']), made);
    const messages = await toldOf(made);
    expect(messages).toMatchObject([{ kind: 'sms', purpose }]);
    expect(messages[0]?.text).toContain(says);
  });
});

describe('sending a transfer back', () => {
  it('sends the buyer the reason, on the order and by email, in both languages', async () => {
    const bought = await waiting();
    const { by, made } = bought;
    const email = await has('email', bought);
    const desk = await atDesk(server, ['finance']);
    const reviewCase = await desk.client.gateway.send(transferReview.selectCase, {
      query: { orderNo: made.orderNo },
    });
    expect(reviewCase.buyerEmail).toBe('2***@example.com');
    const body = {
      orderNo: made.orderNo,
      reasons: ['amountDiffers', 'other'] as const,
      noteZh: '差 100 元。',
      noteEn: '100 yuan are missing.',
      seen: await seenBy(desk, made.orderNo),
    };
    await desk.client.gateway.send(transferReview.sendBack, {
      body: { ...body, reasons: [...body.reasons] },
    });
    expect((await look(by, made)).rejectReason).toMatch(/金额不一致.*差 100 元。$/);
    by.client.language = 'en';
    expect((await look(by, made)).rejectReason).toMatch(
      /is not the amount of the order\. .* 100 yuan are missing\.$/,
    );
    const [mail] = await server.outbox(email);
    expect(mail?.text).toContain('差 100 元。');
    expect(mail?.text).toContain('100 yuan are missing.');
    expect(mail?.text).toContain(`/orderDetail?orderNo=${made.orderNo}`);
    const { rows } = await by.client.gateway.send(notification.selectPage, { query: { kind: 'transfer' } });
    expect(rows).toMatchObject([
      { reason: { step: 'sentBack', reason: { zh: expect.stringContaining('差 100 元。') } } },
    ]);
  });

  it.each([
    [{ reasons: ['other'] }, ['body.noteZh', 'body.noteEn']],
    [{ reasons: ['unreadable'], noteZh: '请重拍' }, ['body.noteEn']],
  ] as const)('a note stands in both languages: %o', async (note, fields) => {
    const { made } = await waiting();
    const desk = await atDesk(server, ['finance']);
    const body = { orderNo: made.orderNo, seen: await seenBy(desk, made.orderNo), ...note };
    const answer = await desk.client.raw(transferReview.sendBack, {
      body: { ...body, reasons: [...note.reasons] },
    });
    expect(answer).toMatchObject({ status: 400 });
    const refusedAt = (answer.data as { fields: { field: string }[] }).fields.map(({ field }) => field);
    expect(refusedAt).toEqual(fields);
  });
});

describe('TRUST 2: who is not of finance', () => {
  it.each([[['admin']], [['reviewer', 'editor', 'pricing']]] as const)(
    '%o is refused, and that is logged',
    async (roles) => {
      const { by, made } = await waiting();
      const desk = await atDesk(server, [...roles], '陆行简');
      const seen = { voucherAt: server.clock.now().toISOString(), firstId: null };
      const body = { orderNo: made.orderNo, received: made.amount.amount, seen };
      const answer = await desk.client.raw(transferReview.confirm, { body });
      expect(answer).toMatchObject({ status: 403, code: codes.roleMissing });
      expect((await desk.client.raw(transferReview.selectPage)).code).toBe(codes.roleMissing);
      expect((await look(by, made)).status).toBe(1);
      const entries = await server.db
        .selectFrom('auditEntry')
        .select(['action', 'outcome', 'subjectName'])
        .where('staffId', '=', desk.staffId)
        .orderBy('id')
        .execute();
      expect(entries).toEqual([
        { action: 'callRefused', outcome: 'refused', subjectName: '/desk/transfer/confirm' },
        { action: 'callRefused', outcome: 'refused', subjectName: '/desk/transfer/selectPage' },
      ]);
    },
  );

  it('a buyer has no access to the desk, and staff have none to the portal', async () => {
    const { by, made } = await waiting();
    const query = { orderNo: made.orderNo };
    expect(await by.client.raw(transferReview.selectCase, { query })).toMatchObject({ status: 401 });
    const desk = await atDesk(server, ['finance']);
    expect(await desk.client.raw(order.queryByOrderNo, { query })).toMatchObject({ status: 401 });
  });
});

describe('the home page of the first admin', () => {
  it('reports that the admin is alone until another member is invited', async () => {
    const empty = await startTestServer();
    try {
      const { client } = await atDesk(empty, ['admin']);
      const isAlone = async () => (await client.gateway.send(deskHome.selectQueues)).alone;
      expect(await isAlone()).toBe(true);
      const colleague = { email: 'second@example.com', name: '第二人', roles: ['finance' as const] };
      await client.gateway.send(staff.invite, { body: colleague });
      expect(await isAlone()).toBe(false);
    } finally {
      await empty.stop();
    }
  });
});
