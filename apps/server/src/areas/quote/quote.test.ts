import { codes } from '@fairway/gateway/contract/codes';
import { type OpenedQuote, type QuoteDetail, quotation } from '@fairway/gateway/contract/quote';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import readSheet from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { type Buyer, buyer } from '../../testing/orders.ts';
import { png } from '../../testing/pictures.ts';
import { logIn } from '../../testing/session.ts';
import { openShop } from '../../testing/shop.ts';
import { uploaded } from '../../testing/uploads.ts';
import { addSailing } from '../freight/fixtures.ts';

const { server, lanes } = await openShop();
const [lane = '', otherLane = ''] = lanes;
let seller: Buyer;
let sailing: string;
let startTime: Date;

// The test clock is at Friday 2026-11-20; this sailing's documents close on the 26th.
beforeAll(async () => {
  startTime = server.clock.now();
});
beforeEach(async () => {
  server.clock.set(startTime.toISOString());
  seller = await buyer(server, 1);
  await seller.client.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [lane] } });
  sailing = await addSailing(server.db, lane, '2026-11-30T10:00:00Z', { priceHq40: 200_000 });
});

const request = (more: object = {}) => ({
  ...{ id: null, sailingIds: [sailing], payer: 'all' as const, language: 'both' as const, validTo: null },
  customer: { name: 'Größe & 福 GmbH', contact: 'Ms Li', email: 'Buyer@Example.com' },
  margin: { kind: 'box' as const, amount: 15_000 },
  ...{ remark: '=1+1', conditions: 'Line one\nLine two', shipment: { boxes: '2x40HQ' } },
  ...more,
});
const saveNew = (more: object = {}, by = seller.client) =>
  by.gateway.send(quotation.saveDraft, { body: request(more) });
const refusedSave = (more: object, by = seller.client) =>
  by.raw(quotation.saveDraft, { body: request(more) });
const sendDraft = (id: string, notify = false) =>
  seller.client.gateway.send(quotation.send, { body: { id, notify } });
const sendNew = async (more: object = {}) => sendDraft((await saveNew(more)).id);
const linkOf = ({ link }: QuoteDetail) =>
  new URL(link?.url ?? '').searchParams.get('link') ?? expect.fail('no link');
const open = (link: string, by: TestClient = server.client()) =>
  by.raw(quotation.selectByLink, { query: { link } });
const answer = (link: string, more: object = {}, by: TestClient = server.client()) =>
  by.raw(quotation.answer, {
    body: { link, version: 1, accept: true, sailingId: null, name: 'Ms Li', note: 'Please book', ...more },
  });
const stateOf = async (id: string) =>
  (await seller.client.gateway.send(quotation.selectQuote, { query: { id } })).state;

describe('a draft', () => {
  it('has the margin on the freight, and reports the profit', async () => {
    const { content, buying, state, number } = { ...(await saveNew()), number: '' };
    expect([state, number]).toEqual(['draft', '']);
    const freight = content.options[0]?.lines.find(({ code }) => code === 'OF');
    expect(freight?.parts).toEqual([{ type: '40HQ', count: 2, each: 215_000 }]);
    expect(buying?.options[0]?.profit).toEqual({ amount: 30_000, currency: 'USD' });
  });

  it('is never valid beyond the first cut-off', async () => {
    const cutOff = '2026-11-26T10:00:00.000Z';
    expect((await saveNew({ validTo: '2027-01-31' })).content.validUntil).toBe(cutOff);
    expect((await saveNew({ validTo: '2026-11-22' })).content.validUntil).toBe('2026-11-22T15:59:00.000Z');
    expect((await saveNew()).content.validUntil).toBe(cutOff);
  });

  it.each([
    ['a sailing that was taken back', { sailingIds: [crypto.randomUUID()] }, codes.quoteSailingGone],
    ['a box type without a price', { shipment: { boxes: '1x45HQ' } }, codes.quotePriceMissing],
    [
      'a margin that leaves less than nothing',
      { margin: { kind: 'box', amount: -200_001 } },
      codes.quotePriceNegative,
    ],
    ['an Incoterm that is not for containers', { shipment: { incoterm: 'FAS' } }, codes.requestInvalid],
    ['no customer', { customer: { name: ' ', contact: '', email: '' } }, codes.requestInvalid],
    [
      'an address that is none',
      { customer: { name: 'A', contact: '', email: 'nobody' } },
      codes.requestInvalid,
    ],
    [
      'someone who pays nothing',
      { payer: 'seller', shipment: { boxes: '1x40HQ', incoterm: 'EXW' } },
      codes.quoteNothingToPay,
    ],
  ])('of %s is refused', async (_, more, code) => {
    expect((await refusedSave(more)).code).toBe(code);
  });

  it('of a sailing past its cut-off, of two routes, or without a subscription is refused', async () => {
    const closedSailing = await addSailing(server.db, lane, '2026-11-22T10:00:00Z', { priceHq40: 200_000 });
    const reply = await refusedSave({ sailingIds: [closedSailing] });
    expect([reply.code, reply.msg]).toEqual([codes.quoteSailingClosed, expect.stringContaining('084E')]);
    const elsewhere = await addSailing(server.db, otherLane, '2026-11-30T10:00:00Z', { priceHq40: 1 });
    expect((await refusedSave({ sailingIds: [sailing, elsewhere] })).code).toBe(codes.quoteRoutesDiffer);
    expect((await refusedSave({ sailingIds: [elsewhere] })).code).toBe(codes.subscriptionRequired);
  });

  it('is hidden from other tenants, and gone once it is withdrawn', async () => {
    const { id } = await saveNew();
    const other = await buyer(server, 1);
    const read = (by: TestClient) => by.raw(quotation.selectQuote, { query: { id } });
    expect((await read(other.client)).code).toBe(codes.notFound);
    expect((await open('x'.repeat(43))).code).toBe(codes.quoteUnknown);
    await seller.client.gateway.send(quotation.withdraw, { body: { id } });
    expect((await read(seller.client)).code).toBe(codes.notFound);
  });
});

describe('a sent quotation', () => {
  it('opens by its link without login, and the database keeps no more than a hash', async () => {
    const quote = await sendNew();
    const link = linkOf(quote);
    const page = (await open(link)).data as unknown as OpenedQuote;
    expect(page).toMatchObject({ state: 'sent', replaces: null, content: { version: 1 } });
    expect(JSON.stringify(page)).not.toMatch(/buying|margin|profit/);
    const rows = await server.db.selectFrom('quote').selectAll().where('id', '=', quote.id).execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  it('also opens by the call of former sites', async () => {
    const link = linkOf(await sendNew());
    const former = await server.client().raw(quotation.open, { body: { link } });
    expect(former.data).toEqual((await open(link)).data);
  });

  it('is sent to the customer by email if requested', async () => {
    await sendDraft((await saveNew()).id, true);
    const [message] = await server.outbox('buyer@example.com');
    expect(message?.text).toMatch(/\/quotation\?link=[\w-]{43}/);
  });

  it('is sent to one customer five times a day at most', async () => {
    const customer = { name: 'Often', contact: '', email: 'often@example.com' };
    const codesOf = [];
    for (let time = 0; time < 6; time += 1) {
      const { id } = await saveNew({ customer });
      codesOf.push((await seller.client.raw(quotation.send, { body: { id, notify: true } })).code);
    }
    expect(codesOf).toEqual([...Array(5).fill(codes.ok), codes.tooManyRequests]);
  });

  it('counts others once a day, not the sender and not robots', async () => {
    const quote = await sendNew();
    const see = (by: TestClient, agent = 'Mozilla/5.0 (iPhone)') =>
      by.raw(quotation.countView, { body: { link: linkOf(quote) }, headers: { 'user-agent': agent } });
    await see(server.client());
    await see(server.client());
    await see(server.client(), 'Googlebot/2.1');
    await see(seller.client);
    const { views } = await seller.client.gateway.send(quotation.selectQuote, { query: { id: quote.id } });
    expect(views).toBe(1);
  });

  it('is accepted once; repeating the answer changes nothing, another is refused', async () => {
    const quote = await sendNew();
    const link = linkOf(quote);
    expect((await answer(link)).data).toMatchObject({ state: 'accepted', answer: { name: 'Ms Li' } });
    expect((await answer(link)).code).toBe(codes.ok);
    expect((await answer(link, { accept: false })).code).toBe(codes.quoteAnswered);
    const { rows } = await seller.client.gateway.send(quotation.selectPage, { query: { state: 'accepted' } });
    expect(rows).toMatchObject([{ id: quote.id, answeredBy: 'Ms Li' }]);
  });

  it('TRUST 25: accepted and withdrawn at once is one of both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const quote = await sendNew();
      const [acceptance, withdrawal] = await Promise.all([
        answer(linkOf(quote)),
        seller.client.raw(quotation.withdraw, { body: { id: quote.id } }),
      ]);
      const state = await stateOf(quote.id);
      expect([acceptance.code === codes.ok, withdrawal.code === codes.ok]).toEqual([
        state === 'accepted',
        state === 'withdrawn',
      ]);
    }
  });

  it('expires at its end, is shown as expired, and opens nothing a month later', async () => {
    const quote = await sendNew();
    server.clock.set('2026-11-26T10:00:00Z');
    expect((await open(linkOf(quote))).data).toMatchObject({ state: 'expired' });
    expect((await answer(linkOf(quote))).code).toBe(codes.quoteExpired);
    server.clock.set('2026-12-27T10:00:00Z');
    expect((await open(linkOf(quote))).code).toBe(codes.quoteUnknown);
  });

  it('that was withdrawn shows no prices, and whose link was renewed opens by the new one', async () => {
    const quote = await sendNew();
    const renewal = await seller.client.gateway.send(quotation.renewLink, { body: { id: quote.id } });
    expect((await open(linkOf(quote))).code).toBe(codes.quoteUnknown);
    await seller.client.gateway.send(quotation.withdraw, { body: { id: quote.id } });
    expect((await open(linkOf(renewal))).data).toMatchObject({
      state: 'withdrawn',
      content: null,
      files: null,
    });
    expect((await answer(linkOf(renewal))).code).toBe(codes.quoteWithdrawn);
  });

  it('cannot be accepted for a sailing whose cut-off was brought forward', async () => {
    const quote = await sendNew();
    await server.db.updateTable('sailing').set({ closing: startTime }).where('id', '=', sailing).execute();
    expect((await answer(linkOf(quote))).code).toBe(codes.quoteSailingClosed);
  });

  it('never changes: a new version is another row, and the link reports that it replaced one', async () => {
    const quote = await sendNew();
    const draft = await seller.client.gateway.send(quotation.revise, { body: { id: quote.id } });
    expect((await open(linkOf(quote))).data).toMatchObject({ state: 'sent', content: { version: 1 } });
    await saveNew({ id: draft.id, margin: { kind: 'percent', basisPoints: 500 } });
    const second = await sendDraft(draft.id);
    expect(second.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'sent'],
      [1, 'replaced'],
    ]);
    expect((await open(linkOf(quote))).data).toMatchObject({ replaces: 1, content: { version: 2 } });
    expect((await answer(linkOf(quote))).code).toBe(codes.quoteReplaced);
    const rows = await server.db
      .selectFrom('quoteVersion')
      .selectAll()
      .where('quoteId', '=', quote.id)
      .execute();
    expect(rows.find(({ version }) => version === 1)?.content).toEqual(quote.content);
    expect((await seller.client.raw(quotation.saveDraft, { body: request({ id: quote.id }) })).code).toBe(
      codes.quoteStateChanged,
    );
  });

  it('is priced again when it is sent: a price that moved is shown first', async () => {
    const { id } = await saveNew();
    await server.db.updateTable('sailing').set({ priceHq40: 210_000 }).where('id', '=', sailing).execute();
    const first = await seller.client.raw(quotation.send, { body: { id, notify: false } });
    expect(first.code).toBe(codes.quotePricesChanged);
    const quote = await sendDraft(id);
    expect(quote.content.options[0]?.lines[0]?.parts[0]?.each).toBe(225_000);
    expect((await seller.client.raw(quotation.send, { body: { id, notify: false } })).code).toBe(
      codes.quoteStateChanged,
    );
  });
});

it('a colleague without a seat on the route sees no buying price in any response', async () => {
  const quote = await sendNew();
  const colleague = server.client();
  await logIn(server, colleague, { accountType: 2, memberStatus: 3, tenantId: seller.tenantId });
  const detail = await colleague.gateway.send(quotation.selectQuote, { query: { id: quote.id } });
  expect([detail.buying, detail.request]).toEqual([null, null]);
  const list = await colleague.gateway.send(quotation.selectPage, { query: {} });
  expect(list.rows).toHaveLength(1);
  expect(JSON.stringify([detail, list])).not.toMatch(/"(each|amount)":(200000|400000|30000)\b|margin/);
  expect((await colleague.raw(quotation.revise, { body: { id: quote.id } })).code).toBe(
    codes.subscriptionRequired,
  );
});

describe('the files of a quotation', () => {
  const get = (path: string) => fetch(`${server.url}${path}`);

  it('is a PDF with the logo, tagged and in both languages, within a second once its worker runs', async () => {
    const logo = await uploaded(seller.client, await png(), 'quoteLogo');
    const fields = { name: '远帆国际货运', contact: 'Zhou', phone: '021', email: '', address: '', terms: '' };
    await seller.client.gateway.send(quotation.saveSender, { body: { ...fields, logo: logo.id } });
    const { files, content } = await sendNew();
    const pdf = await getDocumentProxy(new Uint8Array(await (await get(files.pdf)).arrayBuffer()));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'zh-CN', Author: '远帆国际货运' });
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of [
      content.number,
      'Größe & 福 GmbH',
      '海运费',
      'Ocean freight',
      '2,150.00',
      'Line two',
    ])
      expect(text).toContain(words);
  });

  it('is a workbook whose amounts are numbers and whose texts are no formulas', async () => {
    const { files } = await sendNew();
    const [sheet] = await readSheet(Buffer.from(await (await get(files.xlsx)).arrayBuffer()));
    const cells = sheet?.data.flat() ?? [];
    expect(cells).toContain(2150);
    expect(cells).toContain('=1+1');
  });

  it('is closed to the customer once it was withdrawn, and stays open to the sender', async () => {
    const quote = await sendNew();
    const theirs = (await open(linkOf(quote))).data as unknown as OpenedQuote;
    expect((await get(theirs.files?.xlsx ?? '')).status).toBe(200);
    await seller.client.gateway.send(quotation.withdraw, { body: { id: quote.id } });
    expect((await get(theirs.files?.xlsx ?? '')).status).toBe(404);
    expect((await get(quote.files.xlsx)).status).toBe(200);
  });

  it('opens by no link that was changed or has ended', async () => {
    const { files } = await sendNew();
    expect((await get(files.pdf.replace('signature=', 'signature=A'))).status).toBe(404);
    expect((await get(files.pdf.replace('/1.pdf', '/2.pdf'))).status).toBe(404);
    server.clock.advance(31 * 60);
    expect((await get(files.xlsx)).status).toBe(404);
  });
});

it('a sub-account does not change who sends quotations', async () => {
  const sub = server.client();
  await logIn(server, sub, { accountType: 2 });
  const fields = { name: 'X', contact: '', phone: '', email: '', address: '', terms: '', logo: null };
  expect((await sub.raw(quotation.saveSender, { body: fields })).code).toBe(codes.subAccountNotAllowed);
  const deletedLogo = { ...fields, logo: crypto.randomUUID() };
  expect((await seller.client.raw(quotation.saveSender, { body: deletedLogo })).code).toBe(codes.pictureGone);
});
