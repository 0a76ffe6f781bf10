import { codes } from '@fairway/gateway/contract/codes';
import { insurance } from '@fairway/gateway/contract/insurance';
import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { deskHome } from '@fairway/gateway/contract/transferReview';
import { isIntentionNo } from '@fairway/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSampleInsurers } from '../../sample/people/insurance.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk } from '../../testing/staff.ts';
import { sampleIntention } from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await fillSampleInsurers(server.db, server.clock.now());
});
afterAll(() => server.stop());

async function member() {
  const client = server.client();
  await logIn(server, client);
  return client;
}

const send = (client: ReturnType<TestServer['client']>, body = sampleIntention()) =>
  client.gateway.send(insurance.submit, { body });

/** Returns the insurer's state that an editor sends back with a change. */
async function seenOf(gateway: ReturnType<TestServer['client']>['gateway'], id: string) {
  const { rows } = await gateway.send(insuranceDesk.selectInsurers);
  return rows.find((row) => row.id === id)?.seen ?? '';
}

describe('an intention', () => {
  it('of a visitor gets a number, an estimate, and an SMS', async () => {
    const body = sampleIntention();
    const made = await send(server.client(), body);
    expect(isIntentionNo(made.intentionNo)).toBe(true);
    expect(made).toMatchObject({
      estimate: { rate: 500, premium: { amount: 5_503, currency: 'CNY' }, least: false },
      sentTo: 'phone',
      kept: false,
    });
    const [message] = await server.outbox(body.phone);
    expect(message).toMatchObject({ kind: 'sms', purpose: 'INSURANCE_RECEIVED' });
    expect(message?.text).toContain(made.intentionNo);
    expect(message?.text).toContain('CNY 55.03');
  });

  it('is confirmed by email where there is one', async () => {
    const body = sampleIntention({ email: 'Li.Min@Example.com' });
    expect(await send(server.client(), body)).toMatchObject({ sentTo: 'email' });
    expect(await server.outbox('li.min@example.com')).toHaveLength(1);
    expect(await server.outbox(body.phone)).toHaveLength(0);
  });

  it('from abroad is confirmed by email, which it needs', async () => {
    const from = { phone: '0049 40 123456', email: '' };
    const refused = await server.client().raw(insurance.submit, { body: sampleIntention(from) });
    expect(refused.data).toMatchObject({ fields: [{ field: 'body.email', rule: 'contactEmail' }] });
    const body = sampleIntention({ ...from, email: 'k.meyer@hafen.de' });
    const made = await send(server.client(), body);
    expect(made).toMatchObject({ sentTo: 'email' });
    expect(await server.outbox('k.meyer@hafen.de')).toHaveLength(1);
    const phones = server.db.selectFrom('insuranceIntention').select('phone');
    expect(await phones.where('intentionNo', '=', made.intentionNo).executeTakeFirst()).toEqual({
      phone: '+49 40 123456',
    });
  });

  it('requires the fields of the form, by name', async () => {
    const body = sampleIntention({ companyName: '', phone: '', basis: 'FOB', email: 'li@' });
    const answer = await server.client().raw(insurance.submit, { body });
    const { fields } = answer.data as unknown as { fields: { field: string; rule: string }[] };
    expect(answer.status).toBe(400);
    expect(fields.map(({ field, rule }) => [field, rule])).toEqual(
      expect.arrayContaining([
        ['body.companyName', 'required'],
        ['body.phone', 'required'],
        ['body.email', 'email'],
        ['body.freight', 'required'],
      ]),
    );
  });

  it('keeps the route and the day of sailing for its sender', async () => {
    const client = await member();
    const voyage = { origin: '上海', destination: 'Rotterdam', sailsOn: '2026-12-05' };
    const { intentionNo } = await send(client, sampleIntention(voyage));
    const { rows } = await client.gateway.send(insurance.selectMine, { query: {} });
    expect(rows.find((row) => row.intentionNo === intentionNo)).toMatchObject(voyage);
  });

  it('names an insurer that is shown, or none', async () => {
    const { rows } = await server.client().gateway.send(insurance.selectInsurers);
    const [first, last] = [rows[0], rows.at(-1)];
    const editor = await atDesk(server, ['editor']);
    const seen = await seenOf(editor.client.gateway, last?.id ?? '');
    await editor.client.gateway.send(insuranceDesk.showInsurer, {
      body: { id: last?.id ?? '', seen, shown: false },
    });
    const intention = sampleIntention({ insurerId: last?.id ?? '' });
    expect((await server.client().raw(insurance.submit, { body: intention })).code).toBe(codes.insurerGone);
    expect(await send(server.client(), sampleIntention({ insurerId: first?.id ?? '' }))).toBeDefined();
  });

  it('to one phone is taken five times a day', async () => {
    const body = sampleIntention();
    for (let time = 0; time < 5; time += 1) await send(server.client(), body);
    const sixth = await server.client().raw(insurance.submit, { body });
    expect(sixth).toMatchObject({ status: 429, code: codes.tooManyRequests });
  });

  it('sent twice under one key is one', async () => {
    const client = await member();
    const body = sampleIntention();
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await client.raw(insurance.submit, { body, ...options });
    const again = await client.raw(insurance.submit, { body, ...options });
    expect(again.data).toEqual(first.data);
    expect((await client.gateway.send(insurance.selectMine)).total).toBe(1);
  });
});

describe('one’s own intentions', () => {
  it('are one’s own, newest first, and found by number and goods', async () => {
    const [client, other] = [await member(), await member()];
    const first = await send(client, sampleIntention({ goods: '瓷砖', goodsClass: 'fragile' }));
    server.clock.advance(60);
    const second = await send(client);
    await send(other);
    const mine = await client.gateway.send(insurance.selectMine);
    expect(mine.rows.map(({ intentionNo }) => intentionNo)).toEqual([second.intentionNo, first.intentionNo]);
    const totalFor = async (query: object) =>
      (await client.gateway.send(insurance.selectMine, { query })).total;
    expect(await totalFor({ keyword: '瓷砖' })).toBe(1);
    expect(await totalFor({ keyword: first.intentionNo.slice(-6) })).toBe(1);
    expect(await totalFor({ state: 'done' })).toBe(0);
    expect(await totalFor({ page: 7 })).toBe(2);
  });

  it('can be withdrawn until they are over; twice is once', async () => {
    const client = await member();
    const { intentionNo } = await send(client);
    const body = { intentionNo };
    const withdrawn = { state: 'withdrawn', withdrawable: false };
    expect(await client.gateway.send(insurance.withdraw, { body })).toMatchObject(withdrawn);
    expect(await client.gateway.send(insurance.withdraw, { body })).toMatchObject(withdrawn);
  });
});

describe('the desk', () => {
  const waiting = async (change = {}) => {
    const client = await member();
    const body = sampleIntention(change);
    const { intentionNo } = await send(client, body);
    return { client, intentionNo, body };
  };
  const look = async (desk: Awaited<ReturnType<typeof atDesk>>, intentionNo: string) =>
    desk.client.gateway.send(insuranceDesk.selectCase, { query: { intentionNo } });

  it('sees who wants what, how long it waits, and logs the look once', async () => {
    const { intentionNo, body } = await waiting();
    const desk = await atDesk(server, ['reviewer'], '陆行简');
    const { rows } = await desk.client.gateway.send(insuranceDesk.selectPage, {
      query: { keyword: intentionNo },
    });
    expect(rows).toMatchObject([{ intentionNo, state: 'received', clock: { promisedDays: 1, late: false } }]);
    const detail = await look(desk, intentionNo);
    await look(desk, intentionNo);
    expect(detail).toMatchObject({ phone: body.phone, address: body.address, account: true });
    expect(detail.next).toEqual(['handling', 'quoted', 'withdrawn']);
    const looks = await server.db
      .selectFrom('auditEntry')
      .select('id')
      .where('action', '=', 'intentionOpened')
      .where('subjectName', '=', intentionNo)
      .execute();
    expect(looks).toHaveLength(1);
  });

  it('assigns, notes, quotes and ends; the sender sees the state and is notified', async () => {
    const { client, intentionNo, body } = await waiting();
    const desk = await atDesk(server, ['reviewer'], '陆行简');
    const { gateway } = desk.client;
    const { seen } = await look(desk, intentionNo);
    server.clock.advance(60);
    await gateway.send(insuranceDesk.assign, { body: { intentionNo, staffId: desk.staffId, seen } });
    await gateway.send(insuranceDesk.note, { body: { intentionNo, text: '客户下周出运' } });
    const assigned = await look(desk, intentionNo);
    expect(assigned.assignedTo).toEqual({ id: desk.staffId, name: '陆行简' });
    server.clock.advance(60);
    await gateway.send(insuranceDesk.move, {
      body: { intentionNo, seen: assigned.seen, to: 'quoted', premium: 6_000, reply: '有效期三天。' },
    });
    const { rows } = await client.gateway.send(insurance.selectMine);
    expect(rows[0]).toMatchObject({
      state: 'quoted',
      quote: { amount: 6_000, currency: 'CNY' },
      reply: '有效期三天。',
    });
    const [message] = await server.outbox(body.phone);
    expect(message).toMatchObject({ purpose: 'INSURANCE_QUOTED' });
    const quoted = await look(desk, intentionNo);
    expect(quoted.events.map(({ what }) => what)).toEqual(['moved', 'noted', 'assigned', 'received']);
    await gateway.send(insuranceDesk.move, { body: { intentionNo, seen: quoted.seen, to: 'done' } });
    const over = await client.raw(insurance.withdraw, { body: { intentionNo } });
    expect(over.code).toBe(codes.intentionOver);
  });

  it('does nothing to an intention that changed meanwhile', async () => {
    const { client, intentionNo } = await waiting();
    const desk = await atDesk(server, ['reviewer']);
    const { seen } = await look(desk, intentionNo);
    server.clock.advance(60);
    await client.gateway.send(insurance.withdraw, { body: { intentionNo } });
    const late = await desk.client.raw(insuranceDesk.move, { body: { intentionNo, seen, to: 'handling' } });
    expect(late.code).toBe(codes.intentionChanged);
  });

  it('needs a premium to quote and a reason to withdraw', async () => {
    const { intentionNo } = await waiting();
    const desk = await atDesk(server, ['reviewer']);
    const { seen } = await look(desk, intentionNo);
    for (const [to, field] of [
      ['quoted', 'body.premium'],
      ['withdrawn', 'body.reply'],
    ] as const) {
      const answer = await desk.client.raw(insuranceDesk.move, { body: { intentionNo, seen, to } });
      expect(answer).toMatchObject({ status: 400, data: { fields: [{ field, rule: 'required' }] } });
    }
  });

  it('returns them only to staff who may handle them', async () => {
    const { intentionNo } = await waiting();
    const desk = await atDesk(server, ['reviewer']);
    const editor = await atDesk(server, ['editor']);
    const { seen } = await look(desk, intentionNo);
    const body = { intentionNo, staffId: editor.staffId, seen };
    expect((await desk.client.raw(insuranceDesk.assign, { body })).code).toBe(codes.notFound);
    expect((await editor.client.raw(insuranceDesk.selectPage)).status).toBe(403);
  });

  it('counts open intentions for staff who may handle them', async () => {
    const desk = await atDesk(server, ['reviewer']);
    const { queues } = await desk.client.gateway.send(deskHome.selectQueues);
    expect(queues.find(({ queue }) => queue === 'insurance')?.waiting).toBeGreaterThan(0);
  });
});

describe('insurers', () => {
  const insurer = {
    nameZh: '北辰保险（示例）',
    nameEn: 'Beichen Insurance (sample)',
    phone: '100 0001 0009',
    addressZh: '天津市滨海新区示例路 1 号',
    addressEn: '1 Example Road, Binhai, Tianjin',
    establishedOn: '2020-02-02',
    capitalYuan: 200_000_000,
    solvencyPercent: 210,
    riskRating: 'A',
    solvencyQuarter: '2026Q3',
    introZh: '',
    introEn: '',
  } as const;

  it('are managed by editors: added, changed, hidden', async () => {
    const editor = await atDesk(server, ['editor']);
    const { gateway } = editor.client;
    const added = { id: null, seen: null, insurer };
    const { id } = await gateway.send(insuranceDesk.saveInsurer, { body: added });
    const read = () => server.client().gateway.send(insurance.selectInsurer, { query: { id } });
    expect(await read()).toMatchObject({
      nameZh: insurer.nameZh,
      registeredCapital: { amount: 20_000_000_000, currency: 'CNY' },
      sample: false,
    });
    const change = { ...insurer, phone: '100 0001 0010' };
    const first = await seenOf(gateway, id);
    await gateway.send(insuranceDesk.saveInsurer, { body: { id, seen: first, insurer: change } });
    expect(await read()).toMatchObject({ phone: '100 0001 0010' });
    const second = await seenOf(gateway, id);
    await gateway.send(insuranceDesk.showInsurer, { body: { id, seen: second, shown: false } });
    await expect(read()).rejects.toMatchObject({ codeName: 'notFound' });
    const { rows } = await gateway.send(insuranceDesk.selectInsurers);
    expect(rows.at(-1)).toMatchObject({ id, shown: false });
  });

  it('are not overwritten if a colleague has changed them', async () => {
    const [one, other] = [await atDesk(server, ['editor']), await atDesk(server, ['editor'])];
    const { gateway } = one.client;
    const added = { id: null, seen: null, insurer: { ...insurer, nameZh: '同改保险（示例）' } };
    const { id } = await gateway.send(insuranceDesk.saveInsurer, { body: added });
    const seen = await seenOf(gateway, id);
    await gateway.send(insuranceDesk.saveInsurer, {
      body: { id, seen, insurer: { ...added.insurer, phone: '100 0001 0011' } },
    });
    const late = { id, seen, insurer: { ...added.insurer, phone: '100 0001 0012' } };
    expect((await other.client.raw(insuranceDesk.saveInsurer, { body: late })).code).toBe(
      codes.insurerChanged,
    );
    const hidden = { id, seen, shown: false };
    expect((await other.client.raw(insuranceDesk.showInsurer, { body: hidden })).code).toBe(
      codes.insurerChanged,
    );
    const { rows } = await gateway.send(insuranceDesk.selectInsurers);
    expect(rows.find((row) => row.id === id)).toMatchObject({ phone: '100 0001 0011', shown: true });
  });

  it('are found by a part of their name, and sorted by their content', async () => {
    const { gateway } = server.client();
    const insurers = await gateway.send(insurance.selectInsurers, { query: { keyword: 'HENGDU' } });
    expect(insurers.rows.map(({ nameEn }) => nameEn)).toEqual(['Hengdu Cargo Insurance (sample)']);
    const { rows } = await gateway.send(insurance.selectInsurers, { query: { sort: 'capital' } });
    const capital = rows.map(({ registeredCapital }) => registeredCapital.amount);
    expect(capital).toEqual(capital.toSorted((one, other) => other - one));
  });
});

it('an estimate is open to anybody, and needs a value', async () => {
  const { gateway } = server.client();
  const query = { goodsClass: 'general', clause: 'C', basis: 'CFR', value: 10_000_000 } as const;
  expect(await gateway.send(insurance.estimate, { query })).toMatchObject({ premium: { amount: 5_503 } });
  const none = await server.client().raw(insurance.estimate, { query: { ...query, value: 0 } });
  expect(none.status).toBe(400);
});
