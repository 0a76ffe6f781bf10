import { hsCode } from '@fairway/gateway/contract/hsCode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../facts/load.ts';
import { feedDate } from '../services/feeds/dates.ts';
import { readFeed } from '../services/feeds/readFeed.ts';
import { blocksOf } from '../services/markdown/markdown.ts';
import { wordsIn } from '../services/markdown/words.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { lawWordsOf } from './regulation/lawWords.ts';
import { eventsIn, readEvents } from './tracking/carriers/dcsaEvents.ts';
import { digest } from './tracking/digest/digest.ts';
import { joinEvents } from './tracking/digest/join.ts';

/** Inputs that people report publicly of similar software; each once failed somewhere. */
describe('dates of feeds', () => {
  it.each([
    ['Wed, 23 Jul 14 23:18:39 +0200 +0200', '2014-07-23T21:18:39Z'],
    ['Mon, May 25 2020 04:45:26 +0000', '2020-05-25T04:45:26Z'],
    ['WED,23 MAY 2012 02:23:01', '2012-05-23T02:23:01Z'],
    ['Thu, 02 Sep 2021 20:0:0 Z', '2021-09-02T20:00:00Z'],
    ['Fri, 28 May 2021 14:00:00 GMT', '2021-05-28T14:00:00Z'],
    ['2017-08-01 13:55:44.364419679 +0200 CEST', '2017-08-01T11:55:44Z'],
    ['01 Aug 17 13:26 UTC', '2017-08-01T13:26:00Z'],
    ['2023-08-29T19:59:32.672Z', '2023-08-29T19:59:32Z'],
    ['Thursday, 2. October 2025 08:00', '2025-10-02T08:00:00Z'],
    ['Sept. 5, 2026', '2026-09-05T00:00:00Z'],
  ])('%j', (text, instant) => {
    expect(feedDate(text, false)).toEqual(new Date(instant));
  });
});

describe('feeds', () => {
  const read = (xml: string) => {
    const feed = readFeed({
      bytes: new TextEncoder().encode(xml),
      contentType: 'text/xml',
      address: 'https://example.com/f.xml',
    });
    if ('problem' in feed) throw new Error(feed.problem);
    return feed.items.map(({ link, title }) => [link, title]);
  };
  it.each([
    [
      'Byte order mark and blank lines before the declaration',
      '\uFEFF\n\n<?xml version="1.0"?><rss><channel><item><title>A</title><link>/a</link></item></channel></rss>',
      [['https://example.com/a', 'A']],
    ],
    [
      'a title in upper-case elements',
      '<RSS><CHANNEL><ITEM><TITLE>A</TITLE><LINK>/a</LINK></ITEM></CHANNEL></RSS>',
      [['https://example.com/a', 'A']],
    ],
    [
      'a link with a fragment alone',
      '<rss><channel><item><title>A</title><link>https://example.com/a#c1</link></item></channel></rss>',
      [['https://example.com/a#c1', 'A']],
    ],
    [
      'feedburner links',
      '<rss xmlns:feedburner="x"><channel><item><title>A</title><link>https://feeds.example.com/~r/1</link><feedburner:origLink>https://example.com/a</feedburner:origLink></item></channel></rss>',
      [['https://example.com/a', 'A']],
    ],
    [
      'xml:base',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://news.example.com/x/"><entry><title>A</title><link href="a"/></entry></feed>',
      [['https://news.example.com/x/a', 'A']],
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="r" xmlns="http://purl.org/rss/1.0/"><channel/><item rdf:about="https://example.com/a"><title>A</title></item></rdf:RDF>',
      [['https://example.com/a', 'A']],
    ],
  ])('%s', (_, xml, items) => {
    expect(read(xml)).toEqual(items);
  });
});

describe('Markdown in Chinese', () => {
  it.each([
    ['不如人意的**《李茶的姑妈》**已经', '不如人意的《李茶的姑妈》已经'],
    ['**中文文本（带括号）。**这句子继续', '中文文本（带括号）。这句子继续'],
    ['*这是斜体文字（带括号）。*这句子继续', '这是斜体文字（带括号）。这句子继续'],
    // Struck words are not printed as valid text.
    ['~~删除的文字（带括号）。~~这个句子', '~~删除的文字（带括号）。~~这个句子'],
    ['***重要：***请注意', '重要：请注意'],
    ['链接[《海商法》](/wikipedia)。', '链接《海商法》。'],
    ['见https://example.com/a，谢谢', '见https://example.com/a，谢谢'],
    ['＃标题', '＃标题'],
    ['1、第一条\n2、第二条', '1、第一条\n2、第二条'],
    ['**真〃**她', '真〃她'],
  ])('%j', (text, words) => {
    expect(wordsIn(blocksOf(text)).trim()).toBe(words);
  });
});

describe('words of laws', () => {
  it.each([
    ['第二百五十七条之一', '第二百五十七条'],
    ['第二五七条', '第二百五十七条'],
    ['海商法 257 条', '第二百五十七条'],
    ['Art 257', '第二百五十七条'],
    ['§ 257', '第二百五十七条'],
    ['第257條', '第二百五十七条'],
    ['Articles 257', '第二百五十七条'],
    ['第〇五条', '第五条'],
  ])('the article of %j is %j', (keyword, article) => {
    expect(lawWordsOf(keyword).article).toBe(article);
  });
});

describe('events of carriers', () => {
  const now = new Date('2026-11-22T02:12:00Z');
  const base = {
    eventID: 'e1',
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: 'GTIN',
    eventClassifierCode: 'ACT',
    eventDateTime: '2026-11-20T10:00:00+01:00',
    equipmentReference: 'CSNU6218474',
    emptyIndicatorCode: 'EMPTY',
    eventLocation: { UNLocationCode: 'DEHAM', locationName: 'Hamburg' },
  };
  const read = (...events: object[]) => readEvents(eventsIn({ events }) ?? [], now);
  const at = (value: string) => read({ ...base, eventDateTime: value })[0]?.at?.toISOString();

  it('one event that is sent twice with another id is one', () => {
    const events = joinEvents([], { events: read(base, { ...base, eventID: 'e2' }), whole: true });
    expect(events).toHaveLength(1);
  });

  it('an empty container that is returned is returned, whatever case its codes have', () => {
    const events = read({
      ...base,
      equipmentEventTypeCode: 'gtin',
      emptyIndicatorCode: 'empty',
      eventClassifierCode: 'act',
    });
    expect(events).toEqual(read(base));
    expect(digest(joinEvents([], { events, whole: true }))).toMatchObject({});
  });

  it.each([
    ['2026-11-20T10:00:00+01', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T10:00:00+0100', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20 10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['20261120T100000Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.1234567Z', '2026-11-20T10:00:00.123Z'],
    ['2026-11-20T10:00:00,5Z', '2026-11-20T10:00:00.500Z'],
  ])('the time %j is %s', (value, instant) => {
    expect(at(value)).toBe(instant);
  });

  it('a container with blanks and a hyphen is the same container', () => {
    expect(read({ ...base, equipmentReference: 'CSNU 621847-4' })).toEqual(read(base));
  });
});

describe('everyday words for goods', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await loadFacts(server.db, ['hs']);
  });
  afterAll(() => server.stop());

  it.each([
    ['蓝牙耳机', '8518'],
    ['电动自行车', '8711'],
    ['e-bike', '8711'],
    ['扫地机器人', '8508'],
    ['air fryer', '8516'],
    ['硅胶手机壳', '3926'],
    ['瑜伽垫', '9506'],
    ['不锈钢保温杯', '9617'],
    ['tyres', '4011'],
    ['tires', '4011'],
    ['pet food', '2309'],
    ['猫粮', '2309'],
    ['一次性手套', '3926'],
    ['LED 灯带', '9405'],
    ['HS 8471.30', '847130'],
    ['税号：8471300000', '847130'],
    ['8471.30.0000', '847130'],
    ['nonwoven bags', '6305'],
    ['vape', '8543'],
    ['天然乳胶枕', '9404'],
  ])('%s is of %s', async (keyword, code) => {
    const { rows } = await server.client().gateway.send(hsCode.selectPage, { query: { keyword, limit: 50 } });
    expect(rows.map((row) => row.code.slice(0, code.length))).toContain(code);
  });
});
