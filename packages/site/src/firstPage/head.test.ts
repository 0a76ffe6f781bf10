import { describe, expect, it } from 'vitest';
import { headOf } from './head.ts';

const place = {
  origin: 'https://fairway.example',
  address: '/wikipedia/harbourDetail?code=CNSHA',
  language: 'zh',
  siteName: 'Fairway 航道',
} as const;
const facts = { title: '上海', description: '上海港的船期 "与" <位置>' };

describe('the description of a page', () => {
  it('names its own address in its language, and each language’s', () => {
    const head = headOf(facts, place);
    const own = 'https://fairway.example/wikipedia/harbourDetail?code=CNSHA&amp;lang=';
    expect(head).toContain(`<link rel="canonical" href="${own}zh">`);
    expect(head).toContain(`<link rel="alternate" hreflang="zh" href="${own}zh">`);
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${own}en">`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${own}en">`);
    expect(head).toContain(`<meta property="og:url" content="${own}zh">`);
  });

  it('names another canonical address if the page has one', () => {
    const head = headOf({ ...facts, address: '/wikipedia' }, place);
    expect(head).toContain('<link rel="canonical" href="https://fairway.example/wikipedia?lang=zh">');
    expect(head).not.toContain('harbourDetail');
  });

  it('escapes its content', () => {
    expect(headOf(facts, place)).toContain('content="上海港的船期 &quot;与&quot; &lt;位置&gt;"');
    const hostile = { ...facts, data: [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }] };
    expect(headOf(hostile, place)).not.toContain('<script>alert');
  });

  it('describes the link preview of a page that search engines must not list, without a canonical address', () => {
    const head = headOf({ ...facts, kind: 'article', picture: '/share/news.zh.png', hidden: true }, place);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|alternate/);
    expect(head).toContain('<meta property="og:type" content="article">');
    expect(head).toContain('<meta property="og:title" content="上海">');
    expect(head).toContain('<meta property="og:image" content="https://fairway.example/share/news.zh.png">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});
