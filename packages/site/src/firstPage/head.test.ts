import { describe, expect, it } from 'vitest';
import { headOf } from './head.ts';

const place = {
  origin: 'https://fairway.example',
  address: '/wikipedia/harbourDetail?code=CNSHA',
  language: 'zh',
  siteName: 'Fairway 航道',
} as const;
const facts = { title: '上海', description: '上海港的船期 "与" <位置>' };

describe('what a page tells of itself', () => {
  it('names its own address in its language, and each language’s', () => {
    const head = headOf(facts, place);
    const own = 'https://fairway.example/wikipedia/harbourDetail?code=CNSHA&amp;lang=';
    expect(head).toContain(`<link rel="canonical" href="${own}zh">`);
    expect(head).toContain(`<link rel="alternate" hreflang="zh" href="${own}zh">`);
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${own}en">`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${own}en">`);
    expect(head).toContain(`<meta property="og:url" content="${own}zh">`);
  });

  it('names another address where the page is to be kept under that', () => {
    const head = headOf({ ...facts, address: '/wikipedia' }, place);
    expect(head).toContain('<link rel="canonical" href="https://fairway.example/wikipedia?lang=zh">');
    expect(head).not.toContain('harbourDetail');
  });

  it('escapes what it says', () => {
    expect(headOf(facts, place)).toContain('content="上海港的船期 &quot;与&quot; &lt;位置&gt;"');
    const hostile = { ...facts, data: [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }] };
    expect(headOf(hostile, place)).not.toContain('<script>alert');
  });

  it('says of a page that search engines shall not list how a link to it looks, and no address to keep', () => {
    const head = headOf({ ...facts, kind: 'article', picture: '/share/news.zh.png', hidden: true }, place);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|alternate/);
    expect(head).toContain('<meta property="og:type" content="article">');
    expect(head).toContain('<meta property="og:title" content="上海">');
    expect(head).toContain('<meta property="og:image" content="https://fairway.example/share/news.zh.png">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});
