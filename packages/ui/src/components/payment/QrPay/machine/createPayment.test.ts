import { expect, test } from 'vitest';
import { begin, codeOf, life, noon, nothingYet, pendingAnswer, scanning, tab } from '../specimens/fakeTab.ts';
import { createPayment } from './createPayment.ts';
import type { PayAnswer } from './payState.ts';

test('requests the order, then a code, and shows it', async () => {
  const { payment, poll, ask } = begin();
  expect(payment.getState()).toMatchObject({ name: 'refreshing', of: 'order' });
  await poll().answer(nothingYet);
  expect(ask().method).toBe('alipay');
  await ask().answer(codeOf('a'));
  expect(payment.getState()).toMatchObject({ name: 'waiting', code: codeOf('a') });
});

test('polls after 2 s and then less and less often, up to every 10 s', async () => {
  const page = await scanning();
  const delays: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const before = page.now();
    const seen = page.polls.length;
    while (page.polls.length === seen) await page.pass(250);
    delays.push(page.now() - before);
    await page.poll().answer(pendingAnswer(codeOf('a')));
  }
  expect(delays).toEqual([2000, 3000, 4500, 6750, 10_000, 10_000, 10_000]);
});

test('a scan makes it ask quickly again', async () => {
  const page = await scanning();
  for (let count = 0; count < 5; count += 1) {
    await page.pass(10_000);
    await page.poll().answer(pendingAnswer(codeOf('a')));
  }
  await page.pass(10_000);
  await page.poll().answer(pendingAnswer(codeOf('a'), 'scanned'));
  const delays = page.polls.length;
  await page.pass(2000);
  expect(page.polls).toHaveLength(delays + 1);
});

test('waits as long as the server requests', async () => {
  const page = await scanning();
  await page.pass(2000);
  const busy = Object.assign(new Error('busy'), { retryAt: new Date(page.now() + 45_000) });
  await page.poll().fail(busy);
  const delays = page.polls.length;
  await page.pass(44_000);
  await page.show(true);
  expect(page.polls).toHaveLength(delays);
  await page.pass(2000);
  expect(page.polls).toHaveLength(delays + 1);
});

test('does not poll while hidden, and polls at once when visible again', async () => {
  const page = await scanning();
  await page.show(false);
  const delays = page.polls.length;
  await page.pass(120_000);
  expect(page.polls).toHaveLength(delays);
  await page.show(true);
  expect(page.polls).toHaveLength(delays + 1);
  await page.poll().answer({ status: 'paid' });
  expect(page.payment.getState().name).toBe('paid');
});

test('polls a last time before it reports that the code expired', async () => {
  const page = await scanning();
  await page.pass(life - 1);
  const early = page.poll();
  await page.pass(1);
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', lastCheck: true });
  expect(page.poll().at).toBe(noon + life);
  await early.answer(pendingAnswer(codeOf('a')));
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', lastCheck: true });
  await page.poll().answer(pendingAnswer(codeOf('a'), 'expired'));
  expect(page.payment.getState().name).toBe('expired');
});

test('the last check finds a payment of the last second', async () => {
  const page = await scanning();
  await page.pass(life);
  await page.poll().answer({ status: 'paid' });
  expect(page.payment.getState().name).toBe('paid');
});

test('repeats the last check while offline, and does not report an expired code', async () => {
  const page = await scanning();
  await page.pass(life);
  for (let count = 0; count < 3; count += 1) {
    await page.poll().fail(new Error('offline'));
    await page.pass(10_000);
  }
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', lastCheck: true, misses: 3 });
  await page.poll().answer(pendingAnswer(codeOf('a')));
  expect(page.payment.getState()).toMatchObject({ name: 'expired', misses: 0 });
});

test('a clock corrected by a response checks the expiry in time', async () => {
  const page = await scanning();
  await page.pass(2000);
  page.correct(life);
  await page.poll().answer(pendingAnswer(codeOf('a')));
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', lastCheck: true });
});

test('renews the code automatically after a request for more time', async () => {
  const page = await scanning();
  page.payment.extend();
  await page.pass(life);
  await page.poll().answer(pendingAnswer(codeOf('a'), 'expired'));
  expect(page.payment.getState()).toMatchObject({ name: 'refreshing', of: 'code' });
  await page.ask().answer(codeOf('b', noon + 2 * life));
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', code: { id: 'b' } });
});

test('a scan holds the code past its end, and no button gets through', async () => {
  const page = await scanning();
  await page.pass(2000);
  await page.poll().answer(pendingAnswer(codeOf('a'), 'scanned'));
  const codes = page.codes.length;
  page.payment.refresh();
  page.payment.choose('wechat');
  await page.pass(2 * life);
  expect(page.payment.getState().name).toBe('scanned');
  expect(page.codes).toHaveLength(codes);
});

test('of two requested codes the newer one counts, whichever arrives first', async () => {
  const page = await scanning();
  page.payment.refresh();
  const old = page.ask();
  page.payment.choose('wechat');
  expect(old.signal.aborted).toBe(true);
  await old.answer(codeOf('late'));
  expect(page.payment.getState()).toMatchObject({ name: 'refreshing', method: 'wechat' });
  await page.ask().answer({ ...codeOf('w'), method: 'wechat' });
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', code: { id: 'w' } });
});

test('a code that fails to load reports why and can be requested again', async () => {
  const page = begin();
  await page.poll().answer(nothingYet);
  await page.ask().fail(new Error('The payment service is busy'));
  expect(page.payment.getState()).toMatchObject({ name: 'failed', problem: 'The payment service is busy' });
  page.payment.refresh();
  await page.ask().answer(codeOf('a'));
  expect(page.payment.getState().name).toBe('waiting');
});

test('an order that fails to load is requested again by hand, and automatically', async () => {
  const page = begin();
  await page.poll().fail(new Error('offline'));
  expect(page.payment.getState()).toMatchObject({ name: 'failed', why: 'order' });
  page.payment.refresh();
  await page.poll().fail(new Error('offline'));
  await page.pass(30_000);
  await page.poll().answer({ status: 'paid' });
  expect(page.payment.getState().name).toBe('paid');
});

test('an order that the page was read with needs no first question', async () => {
  const page = tab();
  const order = pendingAnswer(codeOf('read'));
  const payment = createPayment({
    orderNo: '20261120000001',
    method: 'alipay',
    order,
    effects: page.effects,
  });
  expect(payment.getState()).toMatchObject({ name: 'waiting', code: { id: 'read' } });
  payment.start();
  await page.polls[0]?.answer({ status: 'paid' });
  expect(payment.getState().name).toBe('paid');
});

test('an order that was left with an active code continues with that code', async () => {
  const page = begin();
  await page.poll().answer(pendingAnswer(codeOf('left')));
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', code: { id: 'left' } });
  expect(page.codes).toHaveLength(0);
});

test('an outcome seen in one tab ends the payment in every tab of the order', async () => {
  const wires = new Set<(message: unknown) => void>();
  const [one, other] = [await scanning(tab(wires)), await scanning(tab(wires))];
  await other.pass(2000);
  const late = other.poll();
  await one.pass(2000);
  await one.poll().answer({ status: 'paid' });
  expect(other.payment.getState().name).toBe('paid');
  expect(late.signal.aborted).toBe(true);
  await late.answer(pendingAnswer(codeOf('a'), 'expired'));
  expect(other.payment.getState().name).toBe('paid');
});

test.each([null, 'paid', { status: 'pending' }, { status: 'toString' }, { state: 'paid' }])(
  'a message that is none of ours changes nothing: %j',
  async (message) => {
    const wires = new Set<(message: unknown) => void>();
    const page = await scanning(tab(wires));
    for (const wire of wires) wire(message);
    expect(page.payment.getState().name).toBe('waiting');
  },
);

test('a transfer that is handed in waits for review, in every tab', async () => {
  const wires = new Set<(message: unknown) => void>();
  const page = begin(tab(wires), 'transfer');
  const other = await scanning(tab(wires));
  await page.poll().answer(nothingYet);
  expect(page.codes).toHaveLength(0);
  const sent = Promise.withResolvers<PayAnswer>();
  const done = page.payment.submit(() => sent.promise);
  expect(page.payment.getState()).toMatchObject({ name: 'offline', sending: true });
  sent.resolve({ status: 'submitted' });
  await done;
  expect(page.payment.getState().name).toBe('submitted');
  expect(other.payment.getState().name).toBe('submitted');
});

test('a refused transfer reports why and keeps the form; two submits at once count as one', async () => {
  const page = begin(tab(), 'transfer');
  await page.poll().answer(nothingYet);
  let sent = 0;
  const refuse = async (): Promise<PayAnswer> => {
    sent += 1;
    throw new Error('The voucher cannot be read');
  };
  await Promise.all([page.payment.submit(refuse), page.payment.submit(refuse)]);
  expect(sent).toBe(1);
  expect(page.payment.getState()).toMatchObject({
    name: 'offline',
    sending: false,
    problem: 'The voucher cannot be read',
  });
});

test('staff send a transfer back: the form opens again with their reason', async () => {
  const page = begin();
  await page.poll().answer({ status: 'submitted' });
  await page.pass(30_000);
  await page.poll().answer({ status: 'pending', code: null, returned: 'Wrong amount' });
  expect(page.payment.getState()).toMatchObject({ name: 'offline', returned: 'Wrong amount' });
});

test('an invalid response counts as a missed one; an invalid code counts as a failed one', async () => {
  const page = begin();
  await page.poll().answer({ status: 'refunded' } as unknown as PayAnswer);
  expect(page.payment.getState()).toMatchObject({ name: 'failed', why: 'order' });
  page.payment.refresh();
  await page.poll().answer(nothingYet);
  await page.ask().answer(codeOf('a', Number.NaN));
  expect(page.payment.getState()).toMatchObject({ name: 'failed', why: 'code' });
  page.payment.refresh();
  await page.ask().answer(null as unknown as ReturnType<typeof codeOf>);
  expect(page.payment.getState()).toMatchObject({ name: 'failed', why: 'code' });
  page.payment.refresh();
  await page.ask().answer(codeOf('b'));
  await page.pass(2000);
  await page.poll().answer(null as unknown as PayAnswer);
  expect(page.payment.getState()).toMatchObject({ name: 'waiting', misses: 1 });
});

test('a transfer with an invalid response, or refused without a reason, is reported as failed', async () => {
  const page = begin(tab(), 'transfer');
  await page.poll().answer(nothingYet);
  await page.payment.submit(async () => undefined as unknown as PayAnswer);
  expect(page.payment.getState()).toMatchObject({ name: 'offline', sending: false });
  expect(page.payment.getState()).not.toMatchObject({ problem: null });
  await page.payment.submit(() => Promise.reject('no reason'));
  expect(page.payment.getState()).toMatchObject({ problem: '' });
});

test('an order that ended leaves no timer and no call behind', async () => {
  const page = await scanning();
  page.payment.tell({ status: 'cancelled' });
  expect(page.timers.size).toBe(0);
  await page.show(true);
  await page.pass(60_000);
  expect(page.polls).toHaveLength(1);
});

test('stopping in mid-flight aborts requests, and late responses change nothing', async () => {
  const page = await scanning();
  await page.pass(2000);
  page.payment.refresh();
  const [poll, ask] = [page.poll(), page.ask()];
  const state = page.payment.getState();
  page.stop();
  expect([poll.signal.aborted, ask.signal.aborted, page.timers.size, page.watching()]).toEqual([
    true,
    true,
    0,
    0,
  ]);
  await poll.answer({ status: 'paid' });
  await ask.answer(codeOf('b'));
  expect(page.payment.getState()).toBe(state);
});

test('continues after a stop and a restart, as in strict mode', async () => {
  const page = begin();
  page.stop();
  page.payment.start();
  expect(page.polls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await page.poll().answer(nothingYet);
  await page.ask().answer(codeOf('a'));
  expect(page.payment.getState().name).toBe('waiting');
});
