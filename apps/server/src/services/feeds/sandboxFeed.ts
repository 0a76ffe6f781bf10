import type { ReadFeed } from './feeds.ts';

/** The sandbox's own feed; its articles are invented. */
export const sandboxAddress = 'https://feed.fairway.invalid/rss.xml';

const items = [
  ['样例订阅：深圳港夜间查验窗口延长', '盐田与蛇口的查验窗口延长到 22 点（虚构）。', 'shenzhen'],
  [
    'Sample feed: Rotterdam barges back on schedule',
    'Waiting times for barges are below a day again (invented).',
    'rotterdam',
  ],
] as const;

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>航运周刊（虚构）</title><link>https://feed.fairway.invalid/</link>${items
  .map(
    ([title, text, name]) =>
      `<item><title>${title}</title><link>https://feed.fairway.invalid/${name}</link><description>${text}</description><pubDate>Fri, 20 Nov 2026 01:00:00 GMT</pubDate></item>`,
  )
  .join('')}</channel></rss>`;

/** The sandbox's feed: RSS 2.0, as a trade journal would have it. */
export const readSandboxFeed: ReadFeed = async ({ href }) => ({
  bytes: new TextEncoder().encode(xml),
  contentType: 'application/rss+xml; charset=utf-8',
  address: href,
});
