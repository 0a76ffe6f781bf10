import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { codes } from '@fairway/gateway/contract/codes';
import { news } from '@fairway/gateway/contract/news';
import { addWeeks, chinaDay, dayMs, weekOfDay } from '@fairway/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { addArticle } from './fixtures.ts';
import { saveArticle } from './index.ts';

let server: TestServer;
const ids: Record<string, string> = {};
const hours = (count: number) => new Date(server.clock.now().getTime() - count * 3_600_000);
const text = (title: string) => ({ title, brief: `${title}。`, body: `${title}，正文。` });

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  const add = async (name: string, at: number, draft: Parameters<typeof addArticle>[2] = {}) => {
    ids[name] = await addArticle(server.db, hours(at), { publishAt: hours(at), ...draft });
  };
  await add('old', 50, { lanes: ['CNSHA-NLRTM'], zh: text('旧闻') });
  await add('hot', 20, { categoryId: 3, lanes: ['CNSHA-NLRTM'], zh: text('红海复航') });
  await add('port', 2);
  await add('draft', 1, { state: 'draft', publishAt: null });
  await add('withdrawn', 1, { state: 'withdrawn' });
  await add('soon', -5, { state: 'scheduled', zh: text('预告'), en: text('Soon') });
  await add('chineseOnly', 60, {
    categoryId: 0,
    zh: text('只有中文'),
    en: { title: '', brief: '', body: '' },
  });
  await add('script', 70, {
    categoryId: 0,
    zh: {
      title: '<script>alert(1)</script>',
      brief: '<img src=x onerror=alert(1)>',
      body: '[x](javascript:alert(1)) <script>alert(1)</script>',
    },
    en: { title: '', brief: '', body: '' },
    ports: [],
  });
});
afterAll(() => server.stop());

const send = () => server.client().gateway.send;
const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);
const named = (...names: string[]) => names.map((name) => ids[name]);

describe('the list', () => {
  it('contains published articles, the newest first, and reports how many are new', async () => {
    const page = await send()(news.selectPage, { query: {} });
    expect(idsOf(page)).toEqual(named('port', 'hot', 'old', 'chineseOnly', 'script'));
    expect(page.fresh).toEqual([
      { categoryId: 1, count: 1 },
      { categoryId: 3, count: 1 },
    ]);
  });

  it('puts the newest hot story first, with the path of its route', async () => {
    const { lead } = await send()(news.selectPage, { query: {} });
    expect(lead?.article.id).toBe(ids.hot);
    expect(lead?.chart?.places.map(({ code }) => code).toSorted()).toEqual(['CNSHA', 'NLRTM']);
    expect(lead?.chart?.lines.flat().length).toBeGreaterThan(5);
    const second = await send()(news.selectPage, { query: { page: 2 } });
    expect(second.lead).toBeNull();
  });

  it('keeps one category', async () => {
    const page = await send()(news.selectPage, { query: { categoryId: 3 } });
    expect(idsOf(page)).toEqual(named('hot'));
  });

  it('brings out a scheduled article by itself', async () => {
    expect(await send()(news.detail, { query: { id: ids.soon ?? '' } }).catch(() => null)).toBeNull();
    server.clock.advance(6 * 3600);
    const { article } = await send()(news.detail, { query: { id: ids.soon ?? '' } });
    expect(article.title).toBe('预告');
    server.clock.advance(-6 * 3600);
  });

  it('is in the language of the reader, or in the other one without a translation', async () => {
    const client = server.client();
    client.language = 'en';
    const { rows } = await client.gateway.send(news.selectPage, { query: {} });
    expect(rows[0]).toMatchObject({ language: 'en', title: 'Berth waits at Yangshan fall to 1.2 days' });
    expect(rows.find(({ id }) => id === ids.chineseOnly)).toMatchObject({
      language: 'zh',
      title: '只有中文',
    });
  });

  it('of one’s own routes requires a visitor to log in, and is empty without a subscription', async () => {
    expect(await server.client().raw(news.selectPage, { query: { mine: 'routes' } })).toMatchObject({
      code: codes.sessionRequired,
    });
    const client = server.client();
    await logIn(server, client);
    expect((await client.gateway.send(news.selectPage, { query: { mine: 'routes' } })).total).toBe(0);
  });
});

describe('an article', () => {
  it('shows members what its lanes cost this week, and visitors that login shows it', async () => {
    const lane = await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM' });
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * dayMs);
    const week = weekOfDay(chinaDay(inDays(7)));
    const sails = (at: number, priceHq40: number) =>
      addSailing(server.db, lane, at === week ? inDays(7) : inDays(0), { week: at, priceHq40 });
    await Promise.all([sails(week, 218_000), sails(week, 231_000), sails(addWeeks(week, -1), 200_000)]);
    const member = server.client();
    await logIn(server, member);
    const read = async ({ gateway } = server.client()) =>
      (await gateway.send(news.detail, { query: { id: ids.old ?? '' } })).lanePrices;
    const ends = { origin: 'CNSHA', destination: 'NLRTM' };
    expect(await read(member)).toMatchObject({
      access: 'open',
      rows: [{ ...ends, price: { amount: 218_000, currency: 'USD' }, change: 9 }],
    });
    expect(await read()).toMatchObject({ access: 'login', rows: [{ ...ends, price: null, change: null }] });
    await server.db.deleteFrom('sailing').execute();
  });

  it('is returned with facts, text, chart, related articles and its neighbours', async () => {
    const detail = await send()(news.detail, { query: { id: ids.hot ?? '' } });
    expect(detail).toMatchObject({
      facts: [{ label: '等泊', value: '1.2 天' }],
      body: [{ kind: 'paragraph', of: [{ text: '红海复航，正文。' }] }],
      earlier: null,
      later: null,
      changedAt: null,
    });
    expect(idsOf({ rows: detail.related })).toEqual(named('old', 'port', 'chineseOnly'));
    // No ship of ours sails its route.
    expect(detail.lanePrices).toBeNull();
    const { earlier, later } = await send()(news.detail, { query: { id: ids.port ?? '' } });
    expect([earlier?.id, later]).toEqual([ids.old, null]);
  });

  it.each(['draft', 'withdrawn'])('that is %s is not found', async (name) => {
    await expect(send()(news.detail, { query: { id: ids[name] ?? '' } })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('TRUST 35: with a script in it holds letters and no link', async () => {
    const { article, body } = await send()(news.detail, { query: { id: ids.script ?? '' } });
    expect(article.title).toBe('<script>alert(1)</script>');
    expect(body).toEqual([
      {
        kind: 'paragraph',
        of: [{ text: 'x <script>alert(1)</script>' }],
      },
    ]);
  });

  it("keeps every revision, and detects another user's changes", async () => {
    const now = server.clock.now();
    const id = await addArticle(server.db, now, { state: 'draft', publishAt: null });
    const { content } = await server.db
      .selectFrom('newsRevision')
      .select('content')
      .where('articleId', '=', id)
      .executeTakeFirstOrThrow();
    const draft = { ...(content as Parameters<typeof saveArticle>[1]['draft']), categoryId: 2 as const };
    const saving = { id, draft, seen: 1, staffId: null, now };
    expect(await saveArticle(server.db, saving)).toBe(2);
    expect(await saveArticle(server.db, saving)).toBeUndefined();
    const revisions = await server.db
      .selectFrom('newsRevision')
      .select('revision')
      .where('articleId', '=', id)
      .orderBy('revision')
      .execute();
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('is taken from elsewhere once', async () => {
    const now = server.clock.now();
    const id = await addArticle(server.db, now, { state: 'draft', publishAt: null });
    const { content } = await server.db
      .selectFrom('newsRevision')
      .select('content')
      .where('articleId', '=', id)
      .executeTakeFirstOrThrow();
    const draft = content as Parameters<typeof saveArticle>[1]['draft'];
    const take = () =>
      saveArticle(server.db, {
        id: crypto.randomUUID(),
        draft,
        seen: null,
        staffId: null,
        now,
        takenFrom: 'https://example.com/feed#1',
      });
    expect([await take(), await take()]).toEqual([1, undefined]);
  });
});

describe('search', () => {
  it.each([
    ['洋山', '洋山', 'port'],
    ['yangshan', '洋山', 'port'],
    ['红海', '红海', 'hot'],
    ['hhfh', '红海复航', 'hot'],
    ['等泊 四周', '等泊', 'port'],
  ])('%s marks %s', async (keyword, hit, name) => {
    const { rows } = await send()(news.search, { query: { keyword } });
    expect(idsOf({ rows })).toContain(ids[name]);
    const row = rows.find(({ id }) => id === ids[name]);
    expect(row?.titleMarked.filter((piece) => piece.hit).map((piece) => piece.text)).toContain(hit);
  });

  it('finds text in the body alone, and shows where', async () => {
    const { rows } = await send()(news.search, { query: { keyword: '封航' } });
    expect(rows[0]?.excerpt.filter(({ hit }) => hit)).toEqual([{ text: '封航', hit: true }]);
  });

  it('shows the headline of the other language where only that has the word', async () => {
    const client = server.client();
    client.language = 'en';
    const { rows } = await client.gateway.send(news.search, { query: { keyword: '红海' } });
    const row = rows.find(({ id }) => id === ids.hot);
    expect(row?.otherMarked).toContainEqual({ text: '红海', hit: true });
    const { rows: own } = await send()(news.search, { query: { keyword: '红海' } });
    expect(own.find(({ id }) => id === ids.hot)?.otherMarked).toEqual([]);
  });

  it('in English finds the starts of words', async () => {
    const client = server.client();
    client.language = 'en';
    const count = async (keyword: string) =>
      (await client.gateway.send(news.search, { query: { keyword } })).total;
    expect(await count('berth yangshan')).toBeGreaterThan(0);
    expect(await count('erth')).toBe(0);
  });

  it.each(['%', '_', "';--", '   ', '<qqzz>'])('TRUST 41: treats %j as plain text', async (keyword) => {
    expect((await send()(news.search, { query: { keyword } })).rows).toEqual([]);
  });
});

describe('a collection', () => {
  it('contains each collected article once, until it is removed', async () => {
    const client = server.client();
    await logIn(server, client);
    const collect = (name: string, collected: boolean) =>
      client.gateway.send(bizCollection.addOrUpdateCollection, {
        body: { newsId: ids[name] ?? '', collected },
      });
    await collect('hot', true);
    await collect('hot', true);
    server.clock.advance(60);
    await collect('port', true);
    const page = (query: object) => client.gateway.send(bizCollection.selectCollectionByCondition, { query });
    expect(idsOf(await page({}))).toEqual(named('port', 'hot'));
    expect(idsOf(await page({ keyword: '红海' }))).toEqual(named('hot'));
    const [marked] = (await page({ keyword: 'hhfh' })).rows;
    expect(marked?.titleMarked).toContainEqual({ text: '红海复航', hit: true });
    expect(idsOf(await page({ categoryId: 1 }))).toEqual(named('port'));
    const { rows } = await client.gateway.send(news.selectPage, { query: {} });
    expect(rows.filter(({ collected }) => collected).length).toBe(2);
    const body = { newsIds: [ids.hot ?? '', ids.old ?? ''] };
    expect(await client.gateway.send(bizCollection.deleteCollection, { body })).toEqual({ removed: 1 });
    await collect('port', false);
    await collect('port', false);
    expect((await page({})).total).toBe(0);
  });

  it('is one’s own', async () => {
    const [one, other] = [server.client(), server.client()];
    await logIn(server, one);
    await logIn(server, other);
    await one.gateway.send(bizCollection.addOrUpdateCollection, {
      body: { newsId: ids.hot ?? '', collected: true },
    });
    const page = await other.gateway.send(bizCollection.selectCollectionByCondition, { query: {} });
    expect(page.total).toBe(0);
    await other.gateway.send(bizCollection.deleteCollection, { body: { newsIds: [ids.hot ?? ''] } });
    const own = await one.gateway.send(bizCollection.selectCollectionByCondition, { query: {} });
    expect(own.total).toBe(1);
  });

  it('takes nothing that is not out', async () => {
    const client = server.client();
    await logIn(server, client);
    const body = { newsId: ids.draft ?? '', collected: true };
    expect(await client.raw(bizCollection.addOrUpdateCollection, { body })).toMatchObject({
      code: codes.notFound,
    });
  });

  it('returns articles by their ids, in the requested order', async () => {
    const requestedIds = named('old', 'draft', 'hot').join(',');
    const { rows } = await send()(bizCollection.selectNewsByIds, { query: { ids: requestedIds } });
    expect(idsOf({ rows })).toEqual(named('old', 'hot'));
  });
});

describe('feeds', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/feeds/${path}`, { headers });

  it('are RSS and JSON, in both languages, with nothing of a script in them', async () => {
    const rss = await get('news.zh.xml');
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await rss.text();
    expect(xml).toContain('<title>红海复航</title>');
    expect(xml).not.toMatch(/<script|<img/);
    const json = (await (await get('news.en.json')).json()) as {
      items: { id: string; title: string; content_html: string; url: string }[];
    };
    expect(json.items[0]).toMatchObject({
      id: ids.port,
      title: 'Berth waits at Yangshan fall to 1.2 days',
      content_html: '<p>The backlog left by high winds was cleared this week.</p>',
    });
    expect(json.items[0]?.url).toMatch(/\/newsDetail\?id=[0-9a-f-]+&lang=en$/);
    expect(json.items.map(({ id }) => id)).not.toContain(ids.draft);
  });

  it('are sent once: a reader that has them gets no second copy, by tag or by time', async () => {
    const { headers } = await get('news.zh.xml');
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    expect(Date.parse(modified)).toBeLessThanOrEqual(server.clock.now().getTime());
    expect((await get('news.zh.xml', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('news.zh.xml', { 'if-modified-since': modified })).status).toBe(304);
    const before = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await get('news.zh.xml', { 'if-modified-since': before })).status).toBe(200);
    expect(
      (await get('news.zh.xml', { 'if-none-match': '"other"', 'if-modified-since': modified })).status,
    ).toBe(200);
  });

  it('of a category hold its articles alone, and change with them', async () => {
    const draft = {
      categoryId: 2,
      zh: { title: '燃油跌到 500', brief: '', body: '跌了**4%**以上' },
    } as const;
    const before = await (await get('news-fuel.zh.json')).text();
    const id = await addArticle(server.db, server.clock.now(), draft);
    const after = (await (await get('news-fuel.zh.json')).json()) as {
      title: string;
      home_page_url: string;
      items: { id: string; tags: string[]; content_html: string }[];
    };
    expect(before).not.toContain(id);
    expect(after).toMatchObject({ title: '航道新闻资讯 · 燃油价格' });
    expect(after.home_page_url).toMatch(/\/newsInformation\?categoryId=2&lang=zh$/);
    expect(after.items[0]).toMatchObject({
      id,
      content_html: '<p>跌了<strong>4%</strong>以上</p>',
    });
    expect(new Set(after.items.map(({ tags }) => tags[0]))).toEqual(new Set(['燃油价格']));
    expect(await (await get('news-ports.zh.json')).text()).not.toContain(id);
    expect((await get('news-none.zh.json')).status).toBe(404);
  });
});

describe('the text of an article', () => {
  it('that an older version saved is parsed at its first visit and stored', async () => {
    const id = await addArticle(server.db, server.clock.now(), {
      zh: { title: '旧文章', brief: '', body: '**注意：**请' },
    });
    const storedArticle = () =>
      server.db
        .selectFrom('newsArticle')
        .select(['blocksZh', 'blocksVersion'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const saved = await storedArticle();
    const older = sql`update news_article set blocks_zh = null, blocks_version = 0 where id = ${id}`;
    await older.execute(server.db);
    const { body } = await send()(news.detail, { query: { id } });
    expect(body).toEqual([{ kind: 'paragraph', of: [{ strong: true, text: '注意：' }, { text: '请' }] }]);
    expect(await storedArticle()).toEqual(saved);
    expect(saved).toMatchObject({ blocksZh: body, blocksVersion: 1 });
  });
});
