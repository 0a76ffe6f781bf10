import { describe, expect, it } from 'vitest';
import { parseFeed as parseAt } from './parseFeed.ts';

const parseFeed = (xml: string) => parseAt(xml, 'https://example.com/feed.xml');
const publishedAt = null;

const rss = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Weekly</title>${item}</channel></rss>`;

describe('a feed', () => {
  it('of RSS 2.0 is read: words without their markup, paragraphs parted', () => {
    const item = `<item><title>Suez &amp; Red Sea</title><link>https://example.com/a?x=1&amp;y=2</link>
      <description><![CDATA[<p>One <b>two</b>.</p><script>alert(1)</script><p onclick="x()">Three.</p>]]></description></item>`;
    expect(parseFeed(rss(item))).toEqual({
      title: 'Weekly',
      items: [
        {
          link: 'https://example.com/a?x=1&y=2',
          title: 'Suez & Red Sea',
          text: 'One two.\n\nThree.',
          publishedAt,
        },
      ],
      left: [],
    });
  });

  it('of Atom is read by the link that leads to the article', () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>周刊</title><entry><title type="html">标题</title>
      <link rel="self" href="https://example.com/self"/><link href="https://example.com/b"/><summary>文字</summary></entry></feed>`;
    expect(parseFeed(xml).items).toEqual([
      { link: 'https://example.com/b', title: '标题', text: '文字', publishedAt },
    ]);
  });

  it('of Atom is read where its words are elements', () => {
    const xhtml = (name: string, inner: string) =>
      `<${name} type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${inner}</div></${name}>`;
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom">${xhtml('title', 'The <i>Sea</i>')}<entry>
      ${xhtml('title', 'A <b>draft</b> of 15 &lt; 16 m')}<link href="https://example.com/c"/>
      ${xhtml('content', '<p>One <em>two</em> three&#8230;</p><p>R &amp; A</p>')}</entry></feed>`;
    const text = 'One two three…\n\nR & A';
    expect(parseFeed(xml)).toEqual({
      title: 'The Sea',
      items: [{ link: 'https://example.com/c', title: 'A draft of 15 < 16 m', text, publishedAt }],
      left: [],
    });
  });

  it('of signs by their numbers is read', () => {
    const item = '<item><title>A&#8217;s</title><link>https://example.com/d</link><description>';
    const [read] = parseFeed(
      rss(`${item}<![CDATA[<p>Suez&#8217;s &#x201C;wait&#x201d; &#9999999;</p>]]></description></item>`),
    ).items;
    expect(read).toMatchObject({ title: 'A’s', text: 'Suez’s “wait” &#9999999;' });
  });

  it('of one item, or of none, is a feed', () => {
    expect(parseFeed(rss('')).items).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'ftp://example.com/a', ''])('leaves out what leads to %j', (link) => {
    const read = parseFeed(rss(`<item><title>A</title><link>${link}</link></item>`));
    expect(read).toMatchObject({ items: [], left: [{ title: 'A', reason: 'noLink' }] });
  });

  it('lists the entries it left out, and why', () => {
    const link = '<link>https://example.com/e</link>';
    const read = parseFeed(
      rss(
        `<item><title>A</title>${link}</item><item>${link}</item><item><title>B</title></item><item><title>C\ufffd</title>${link}</item>`,
      ),
    );
    expect(read.items.map(({ title }) => title)).toEqual(['A']);
    expect(read.left).toEqual([
      { title: '', reason: 'noTitle' },
      { title: 'B', reason: 'noLink' },
      { title: 'C\ufffd', reason: 'unreadable' },
    ]);
  });

  it('reads a hundred entries and counts the others', () => {
    const link = '<link>https://example.com/e</link>';
    const read = parseFeed(rss(`<item>${link}</item>${`<item><title>A</title>${link}</item>`.repeat(150)}`));
    expect(read.items).toHaveLength(99);
    expect(read.left).toHaveLength(52);
  });

  it.each([
    ['a web page', '<!doctype html><html><body>News</body></html>'],
    ['a page that is well-formed', '<html><body>News</body></html>'],
    ['broken XML', '<rss><channel>'],
    ['text', 'News'],
    [
      'a document that defines entities',
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>',
    ],
    [
      'a document that reaches for a file',
      '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
    ],
  ])('%s is none', (_, xml) => {
    expect(() => parseFeed(xml)).toThrow('feedBroken');
  });
});
