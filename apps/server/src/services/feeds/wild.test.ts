import { describe, expect, it } from 'vitest';
import { feedDate } from './dates.ts';
import { readFeed } from './readFeed.ts';

const at = 'https://news.example.com/feeds/all.xml';
const read = (xml: string | Uint8Array, contentType = 'text/xml') => {
  const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml;
  const feed = readFeed({ bytes, contentType, address: at });
  if ('problem' in feed) throw new Error(feed.problem);
  return feed;
};
const rss = (inner: string) => `<rss version="2.0"><channel><title>Weekly</title>${inner}</channel></rss>`;
const item = (description: string, more = '<link>/a</link>') =>
  rss(`<item><title>A</title>${more}<description>${description}</description></item>`);
const textIn = (description: string) => read(item(description)).items[0]?.text;
const linkIn = (more: string, around = '') =>
  read(rss(`${around}<item><title>A</title>${more}</item>`)).items[0]?.link;

describe('words of an entry', () => {
  it.each([
    ['<![CDATA[<!DOCTYPE html><html><body><p>One</p></body></html>]]>', 'One'],
    ['<![CDATA[<?xml version="1.0"?><p>One</p>]]>', 'One'],
    ['Freight & logistics', 'Freight & logistics'],
    ['A&B &nosuch; &', 'A&B &nosuch; &'],
    ['<![CDATA[Rates < $1,000 but > $900]]>', 'Rates < $1,000 but > $900'],
    ['Rates < $1,000 but > $900', 'Rates < $1,000 but > $900'],
    ['Rates &lt; $1,000 but &gt; $900', 'Rates < $1,000 but > $900'],
    ['if x&lt;y then z&gt;w', 'if x<y then z>w'],
    ['A&rsquo;s &hellip; &euro;9 &eacute;', 'A’s … €9 é'],
    ['A&amp;rsquo;s &amp;amp;ldquo;wait&amp;amp;rdquo;', 'A’s “wait”'],
    ['A&#146;s &#x2019;', 'A’s ’'],
    ['&lt;p&gt;One&lt;br/&gt;two&lt;/p&gt;', 'One\n\ntwo'],
    ['<p>One <b>two</b></p><p>three</p>', 'One two\n\nthree'],
    ['<![CDATA[<script>x</script><STYLE>y</STYLE>One<!-- z -->]]>', 'One'],
    ['One \u0008\u001e two', 'One two'],
    ['<![CDATA[集装箱\u200b船&nbsp;期]]>', '集装箱船 期'],
  ])('%j are %j', (description, text) => {
    expect(textIn(description)).toBe(text);
  });

  it('replace a missing title', () => {
    const feed = read(
      rss(
        '<item><link>/a</link><description><![CDATA[<p>Suez reopens</p><p>More</p>]]></description></item>',
      ),
    );
    expect(feed.items).toMatchObject([{ title: 'Suez reopens' }]);
  });

  it('are cut between signs, not within them', () => {
    const feed = read(
      rss(
        `<item><title>${'🚢'.repeat(61)}</title><link>/a</link><description>a${'🚢'.repeat(10_001)}</description></item>`,
      ),
    );
    const [first] = feed.items;
    expect(first?.title).toBe('🚢'.repeat(60));
    expect(first?.text.isWellFormed()).toBe(true);
  });

  it('come from the entry, not from a picture of it', () => {
    const more =
      '<media:title>Photo</media:title><media:content><media:title>x</media:title></media:content><title>Right</title><link>/a</link>';
    expect(read(rss(`<item>${more}</item>`)).items).toMatchObject([{ title: 'Right' }]);
  });
});

describe('the link of an entry', () => {
  it.each([
    ['<guid>https://example.com/a</guid>', 'https://example.com/a'],
    ['<guid isPermaLink="false">https://example.com/?p=1</guid>', 'https://example.com/?p=1'],
    ['<link></link><guid>https://example.com/a</guid>', 'https://example.com/a'],
    ['<guid isPermaLink="true">/a</guid>', 'https://news.example.com/a'],
    ['<link>/a</link>', 'https://news.example.com/a'],
    ['<link>b?x=1&y=2</link>', 'https://news.example.com/feeds/b?x=1&y=2'],
    ['<link>//cdn.example.com/a</link>', 'https://cdn.example.com/a'],
    ['<link>\n  https://example.com/\n  a\n</link>', 'https://example.com/a'],
    ['<link><![CDATA[ https://example.com/a ]]></link>', 'https://example.com/a'],
    ['<atom:link href="https://example.com/a"/>', 'https://example.com/a'],
    [
      '<atom:link rel="self" href="https://example.com/s"/><link>https://example.com/a</link>',
      'https://example.com/a',
    ],
    ['<link href="https://example.com/a"/>', 'https://example.com/a'],
    ['<link>tag:example.com,2026:1</link>', undefined],
    ['<link/>https://example.com/a', 'https://example.com/a'],
    ['<guid>12345</guid>', undefined],
    ['<guid isPermaLink="false">a/b</guid>', undefined],
  ])('%s is %s', (more, link) => {
    expect(linkIn(more)).toBe(link);
  });

  it('is relative to the base that the feed names', () => {
    expect(linkIn('<link>a</link>', '<link>https://site.example/news/</link>')).toBe(
      'https://site.example/news/a',
    );
    const based =
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://site.example/x/"><title>T</title><entry xml:base="y/"><title>A</title><link href="z"/></entry></feed>';
    expect(read(based).items).toMatchObject([{ link: 'https://site.example/x/y/z' }]);
  });
});

describe('a document', () => {
  const fine = item('One');
  it.each([
    ['with a byte order mark', `\ufeff<?xml version="1.0"?>${fine}`],
    ['after empty lines', `\n\n  <?xml version="1.0"?>${fine}`],
    [
      'with a document type of Netscape',
      `<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://x/rss.dtd">${fine}`,
    ],
    ['with a comment and a style sheet', `<?xml-stylesheet href="a.xsl"?><!-- a < b -->${fine}`],
    ['with names in capitals', fine.replace('<rss', '<RSS').replace('</rss', '</RSS')],
    ['followed by something', `${fine}\n<script>x</script>`],
    ['with a tag that nobody closed', fine.replace('<item>', '<item><category>x')],
  ])('%s is read', (_, xml) => {
    expect(read(xml).items).toMatchObject([{ title: 'A', text: 'One' }]);
  });

  it('of RSS 1.0 has its entries next to its channel', () => {
    const xml = `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://example.com/"><title>港口</title><link>https://example.com/</link></channel>
      <item rdf:about="https://example.com/a"><title>A</title><link>https://example.com/a</link><dc:date>2026-11-20T09:30+08:00</dc:date></item></rdf:RDF>`;
    expect(read(xml)).toMatchObject({
      title: '港口',
      items: [{ link: 'https://example.com/a', publishedAt: new Date('2026-11-20T01:30:00Z') }],
    });
  });

  it('that ends early returns its complete entries', () => {
    const xml = rss(
      '<item><title>A</title><link>/a</link></item><item><title>B</title><link>/b</link><description>half',
    );
    const feed = read(xml.slice(0, xml.indexOf('half') + 4));
    expect(feed.items.map(({ title }) => title)).toEqual(['A']);
    expect(feed.left).toEqual([{ title: 'B', reason: 'cutOff' }]);
  });
});

describe('the charset of a feed', () => {
  const head =
    '<?xml version="1.0" encoding="CHARSET"?><rss><channel><title>T</title><item><link>https://example.com/a</link><title>';
  const bytesOf = (title: Uint8Array, charset: string) =>
    Buffer.concat([
      Buffer.from(head.replace('CHARSET', charset)),
      title,
      Buffer.from('</title></item></channel></rss>'),
    ]);
  const gbk = Buffer.from('bac6d4cbb8dbbfdaa3bac9cfbaa3', 'hex');
  const latin = Buffer.from('Le caf\xe9 d\x92Anvers', 'latin1');
  const utf8 = Buffer.from('上海港：洋山等泊');

  it.each<[string, Buffer, string, string, string]>([
    ['GBK as it says', gbk, 'gbk', '', '浩运港口：上海'],
    ['GBK that says UTF-8', gbk, 'utf-8', 'text/xml; charset=utf-8', '浩运港口：上海'],
    ['GBK that says Latin', gbk, 'iso-8859-1', '', '浩运港口：上海'],
    ['GBK that only its header names', gbk, 'utf-8', 'text/xml; charset="gb2312"', '浩运港口：上海'],
    ['UTF-8 that says GBK', utf8, 'gb2312', 'text/xml; charset=gbk', '上海港：洋山等泊'],
    ['UTF-8 that says Latin', utf8, 'iso-8859-1', 'text/xml; charset=iso-8859-1', '上海港：洋山等泊'],
    ['Latin that says UTF-8', latin, 'utf-8', '', 'Le café d’Anvers'],
    ['Latin of an unknown name', latin, 'x-none', '', 'Le café d’Anvers'],
    ['GBK that could be UTF-8', Buffer.from('c1aacda8', 'hex'), 'gbk', '', '联通'],
  ])('%s', (_, title, charset, contentType, words) => {
    expect(read(bytesOf(title, charset), contentType).items[0]?.title).toBe(words);
  });

  it.each(['utf16le', 'utf-16be'])('%s with its mark', (name) => {
    const bytes = Buffer.from(`\ufeff${item('海运')}`, 'utf16le');
    expect(read(name === 'utf16le' ? bytes : bytes.swap16()).items[0]?.text).toBe('海运');
  });

  it('that cannot be determined is refused', () => {
    const garbage = Buffer.from([0xff, 0x81, 0x8d, 0xff, 0x90, 0x9d, 0xfe, 0xff]);
    expect(() => read(bytesOf(garbage, 'utf-8'))).toThrow('feedCharset');
  });
});

describe('the date of an entry', () => {
  it.each([
    ['Fri, 20 Nov 2026 01:30:00 GMT', '2026-11-20T01:30:00Z'],
    ['Fri, 20 Nov 2026 09:30:00 +0800', '2026-11-20T01:30:00Z'],
    ['20 Nov 2026 09:30 +08:00', '2026-11-20T01:30:00Z'],
    ['Fri, 20 November 2026 01:30:00 UT', '2026-11-20T01:30:00Z'],
    ['Fri, 20 Nov 26 01:30:00 Z', '2026-11-20T01:30:00Z'],
    ['Thu, 19 Nov 2026 20:30:00 EST', '2026-11-20T01:30:00Z'],
    ['Fri, 20 Nov 2026 01:30:00', '2026-11-20T01:30:00Z'],
    ['Fri,  20  Nov 2026 01:30:00  GMT ', '2026-11-20T01:30:00Z'],
    ['Friday, November 20, 2026 1:30 AM', '2026-11-20T01:30:00Z'],
    ['Nov. 20, 2026', '2026-11-20T00:00:00Z'],
    ['Fri Nov 20 09:30:00 +0800 2026', '2026-11-20T01:30:00Z'],
    ['20-Nov-2026 01:30:00 GMT', '2026-11-20T01:30:00Z'],
    ['2026-11-20T01:30:00Z', '2026-11-20T01:30:00Z'],
    ['2026-11-20T09:30:00.123+0800', '2026-11-20T01:30:00Z'],
    ['2026-11-20T09:30+08', '2026-11-20T01:30:00Z'],
    ['2026-11-20 01:30:00', '2026-11-20T01:30:00Z'],
    ['2026-11-20', '2026-11-20T00:00:00Z'],
    ['20261120T013000Z', '2026-11-20T01:30:00Z'],
    ['11/20/2026 1:30:00 AM', '2026-11-20T01:30:00Z'],
    ['Fri, 20 Nov 2026 09:30:00 GMT+8', '2026-11-20T01:30:00Z'],
    ['Fri, 20 Nov 2026 09:30:00 +0800 (HKT)', '2026-11-20T01:30:00Z'],
  ])('%s', (dateText, instant) => {
    expect(feedDate(dateText, false)).toEqual(new Date(instant));
  });

  it.each([
    ['2026-11-20 09:30:00', '2026-11-20T01:30:00Z'],
    ['2026年11月20日 9:30', '2026-11-20T01:30:00Z'],
    ['2026年11月20日 下午1:30', '2026-11-20T05:30:00Z'],
    ['2026/11/20 09:30', '2026-11-20T01:30:00Z'],
    ['周五, 20 Nov 2026 09:30:00 CST', '2026-11-20T01:30:00Z'],
    ['2026-11-20', '2026-11-19T16:00:00Z'],
  ])('of a feed in Chinese: %s', (dateText, instant) => {
    expect(feedDate(dateText, true)).toEqual(new Date(instant));
  });

  it.each([
    '',
    'Tue,',
    'yesterday',
    '2026-02-30',
    'Fri, 31 Nov 2026 01:00:00 GMT',
    '2026-11-20T25:00:00Z',
    '0000-00-00',
    '1764547200000',
  ])('%j is none', (dateText) => {
    expect(feedDate(dateText, false)).toBeNull();
  });
});
