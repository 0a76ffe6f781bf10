import { codes } from '@fairway/gateway/contract/codes';
import { push } from '@fairway/gateway/contract/push';
import { type Campaign, pushDesk } from '@fairway/gateway/contract/pushDesk';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';
import { forgetOldAnswers } from './answers.ts';
import { sampleCampaign } from './fixtures.ts';

let server: TestServer;
let editor: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
});
// Created for each test: one lets a day pass, and a session at the desk ends after ten hours.
beforeEach(async () => {
  editor = await atDesk(server, ['editor'], '文');
});
afterAll(() => server.stop());

/** A unique page for each test, so that none sees the campaign of another. */
let made = 0;
const newPage = () => `/page${++made}`;

async function running(own: Partial<Campaign> & { pages: string[] }) {
  const { gateway } = editor.client;
  const campaign = sampleCampaign(own);
  const { id, version } = await gateway.send(pushDesk.saveCampaign, {
    body: { id: null, version: 0, campaign },
  });
  await gateway.send(pushDesk.switchCampaign, { body: { id, version, on: true } });
  return { id, version: version + 1 };
}

const reader = () => {
  const client = server.client();
  return {
    client,
    ask: (pageRouter: string, more: object = {}) =>
      client.gateway.send(push.query, { query: { pageRouter, userActionType: 4, ...more } }),
    report: (id: string, outcome: 'shown' | 'closed' | 'followed', uuid?: string) =>
      client.gateway.send(push.report, { body: { id, outcome, ...(uuid ? { uuid } : {}) } }),
    uuid: async () => (await client.gateway.send(push.createUuid)).uuid,
  };
};

describe('a campaign', () => {
  it('is shown on its page once it is on, and adds the page to those that request campaigns', async () => {
    const page = newPage();
    const { gateway } = editor.client;
    const campaign = sampleCampaign({ pages: [page] });
    const { id, version } = await gateway.send(pushDesk.saveCampaign, {
      body: { id: null, version: 0, campaign },
    });
    const { ask, client } = reader();
    expect(await ask(page)).toEqual({ status: 0, configBO: null });
    await gateway.send(pushDesk.switchCampaign, { body: { id, version, on: true } });
    expect(await ask(page)).toMatchObject({ status: 1, configBO: { id, type: 2, delayedTime: 2 } });
    expect((await ask('/elsewhere')).status).toBe(0);
    const { rows } = await client.gateway.send(push.neededPages);
    expect(rows).toContainEqual({ pageRouter: page, userActionTypes: [4] });
  });

  it('of two that are due the one with lower precedence is first, and after its answer the other', async () => {
    const page = newPage();
    const second = await running({ pages: [page], precedence: 7 });
    const first = await running({ pages: [page], precedence: 3 });
    const { ask, report, uuid } = reader();
    const own = await uuid();
    expect((await ask(page, { uuid: own })).configBO?.id).toBe(first.id);
    await report(first.id, 'shown', own);
    expect((await ask(page, { uuid: own })).configBO?.id).toBe(first.id);
    await report(first.id, 'closed', own);
    expect((await ask(page, { uuid: own })).configBO?.id).toBe(second.id);
    await report(second.id, 'followed', own);
    expect((await ask(page, { uuid: own })).status).toBe(0);
  });

  it('that a visitor closed stays closed when they log in, and that an account closed stays closed everywhere', async () => {
    const page = newPage();
    const { id } = await running({ pages: [page] });
    const { ask, report, uuid, client } = reader();
    const own = await uuid();
    await report(id, 'closed', own);
    await logIn(server, client);
    expect((await ask(page, { uuid: own })).status).toBe(0);
    expect((await ask(page)).status).toBe(1);
    await report(id, 'closed');
    expect((await ask(page, { uuid: await uuid() })).status).toBe(0);
  });

  it('is for those whom it names', async () => {
    const page = newPage();
    await running({ pages: [page], audiences: ['company'] });
    const { ask, client } = reader();
    expect((await ask(page)).status).toBe(0);
    await logIn(server, client, { accountType: 1 });
    expect((await ask(page)).status).toBe(1);
  });

  it('is counted once a reader, day and outcome', async () => {
    const page = newPage();
    const { id } = await running({ pages: [page] });
    const { report, uuid } = reader();
    const [one, two] = [await uuid(), await uuid()];
    expect(await report(id, 'shown', one)).toEqual({ counted: true });
    expect(await report(id, 'shown', one)).toEqual({ counted: false });
    await Promise.all([report(id, 'shown', two), report(id, 'shown', two), report(id, 'followed', two)]);
    expect(await report(id, 'shown')).toEqual({ counted: false });
    server.clock.advance(86_400);
    expect(await report(id, 'shown', one)).toEqual({ counted: true });
    const later = await atDesk(server, ['editor']);
    const { rows } = await later.client.gateway.send(pushDesk.selectCampaigns);
    const { figures } = rows.find((each) => each.id === id) ?? {};
    expect(figures).toEqual({ shown: 3, closed: 0, followed: 1 });
    expect(await report('019a0000-0000-7000-8000-000000000001', 'shown', one)).toEqual({ counted: false });
  });

  it('stores nothing that identifies its reader, and the rest for 400 days', async () => {
    const { id } = await running({ pages: [newPage()] });
    const { report, uuid, client } = reader();
    const own = await uuid();
    const { accountId } = await logIn(server, client);
    await report(id, 'closed', own);
    const rows = await server.db.selectFrom('pushAnswer').selectAll().where('campaignId', '=', id).execute();
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(rows.map((row) => ({ ...row, reader: row.reader.toString('latin1') })));
    expect(text).not.toContain(own);
    expect(text).not.toContain(accountId);
    const in401Days = new Date(server.clock.now().getTime() + 401 * 86_400_000);
    await forgetOldAnswers(server.db, in401Days);
    expect(await server.db.selectFrom('pushAnswer').selectAll().execute()).toEqual([]);
  });
});

describe('the desk', () => {
  const save = (body: object) => editor.client.raw(pushDesk.saveCampaign, { body: body as never });

  it('TRUST 36: refuses links that lead off the list, by field', async () => {
    for (const activityUrl of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const campaign = sampleCampaign({ activityUrl });
      const answer = await save({ id: null, version: 0, campaign });
      const { fields } = answer.data as unknown as { fields: { field: string }[] };
      expect(answer.status).toBe(400);
      expect(fields.map(({ field }) => field)).toEqual(['body.campaign.activityUrl']);
    }
  });

  it('TRUST 35, 41: stores markup as plain text, and takes no foreign field', async () => {
    const page = newPage();
    const hostile = '<img src=x onerror=alert(1)>';
    await running({ pages: [page], commonName: hostile });
    expect((await reader().ask(page)).configBO?.commonName).toBe(hostile);
    const body = `{"id":null,"version":0,"campaign":${JSON.stringify(sampleCampaign()).replace(
      /}$/,
      ',"__proto__":{"on":true},"constructor":{}}',
    )}}`;
    expect((await editor.client.raw(pushDesk.saveCampaign, { body })).status).toBe(400);
    const query = 'pageRouter=%2F&userActionType=4&constructor=1';
    expect((await server.client().raw(push.query, { query })).status).toBe(400);
  });

  it('needs words for a link, and an end after the beginning', async () => {
    const campaign = sampleCampaign({ actionEn: '', to: '2026-10-01T00:00:00.000Z' });
    const answer = await save({ id: null, version: 0, campaign });
    const { fields } = answer.data as unknown as { fields: { field: string; rule: string }[] };
    expect(fields.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'body.campaign.to range',
      'body.campaign.actionEn required',
    ]);
  });

  it('saves only over the version that was read', async () => {
    const { id, version } = await running({ pages: [newPage()] });
    const campaign = sampleCampaign({ commonName: '改过' });
    expect((await save({ id, version, campaign })).code).toBe(codes.ok);
    expect((await save({ id, version, campaign })).code).toBe(codes.campaignChanged);
    const off = await editor.client.raw(pushDesk.switchCampaign, { body: { id, version, on: false } });
    expect(off.code).toBe(codes.campaignChanged);
    const missingId = '019a0000-0000-7000-8000-000000000001';
    expect((await save({ id: missingId, version, campaign })).code).toBe(codes.notFound);
  });

  it('writes down who changed what', async () => {
    const { id } = await running({ pages: [newPage()], commonName: '留痕' });
    const entries = await server.db
      .selectFrom('auditEntry')
      .select(['action', 'staffName', 'subjectName'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'campaignSaved', staffName: '文', subjectName: '留痕' },
      { action: 'campaignOn', staffName: '文', subjectName: '留痕' },
    ]);
  });

  it('is for editors', async () => {
    const { client } = await atDesk(server, ['finance']);
    expect((await client.raw(pushDesk.selectCampaigns)).status).toBe(403);
  });
});

describe('the follow float', () => {
  const float = {
    ...{ on: true, pages: ['/aboutUs'], nameZh: '关注航道', nameEn: 'Follow Fairway', tipZh: '', tipEn: '' },
    qrCode: 'http://weixin.qq.com/r/abc',
  };
  const save = (body: object) => editor.client.raw(pushDesk.saveFloat, { body: body as never });

  it('shows on its pages, and is changed by one colleague at a time', async () => {
    const { gateway } = server.client();
    expect((await gateway.send(push.followFloatPages)).rows).toEqual([]);
    expect((await save({ version: 0, float })).code).toBe(codes.ok);
    expect((await save({ version: 0, float })).code).toBe(codes.campaignChanged);
    expect((await gateway.send(push.followFloatPages)).rows).toEqual([{ pageRouter: '/aboutUs' }]);
    const at = (pageRouter: string) => gateway.send(ruleEngine.wechatMp, { query: { pageRouter } });
    expect(await at('/aboutUs')).toMatchObject({ show: true, qrCode: float.qrCode });
    expect((await at('/')).show).toBe(false);
    expect((await save({ version: 1, float: { ...float, on: false } })).code).toBe(codes.ok);
    expect((await at('/aboutUs')).show).toBe(false);
  });

  it('TRUST 36: needs a code of a listed host before it shows', async () => {
    const { version } = await editor.client.gateway.send(pushDesk.selectFloat);
    for (const qrCode of ['', 'https://evil.example/']) {
      expect((await save({ version, float: { ...float, qrCode } })).status).toBe(400);
    }
  });
});
