import { codes } from '@fairway/gateway/contract/codes';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';

let server: TestServer;
let editor: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await atDesk(server, ['editor'], '林知微');
});
afterAll(() => server.stop());

describe('a feed that is allowed', () => {
  it('imports its articles as drafts, marked as reprints with their links, each of them once', async () => {
    const send = editor.client.gateway.send;
    const { rows } = await send(newsFeeds.selectAll);
    expect(rows).toMatchObject([{ taken: 0 }]);
    const address = rows[0]?.address ?? '';
    const first = await send(newsFeeds.read, { body: { address } });
    expect(first).toMatchObject({ found: 2, known: 0 });
    expect(first.added[0]?.publishedAt).toBe('2026-11-20T01:00:00.000Z');
    const [id = ''] = first.added.map((each) => each.id);
    const article = await send(newsDesk.selectArticle, { query: { id } });
    expect(article).toMatchObject({
      standing: 'draft',
      takenFrom: 'https://feed.fairway.invalid/shenzhen',
      draft: {
        original: false,
        sourceZh: '航运周刊（虚构）',
        sourceUrl: 'https://feed.fairway.invalid/shenzhen',
      },
    });
    expect(await send(newsFeeds.read, { body: { address } })).toEqual({
      found: 2,
      known: 2,
      leftOut: 0,
      left: [],
      added: [],
    });
    expect((await send(newsFeeds.selectAll)).rows).toMatchObject([{ taken: 2 }]);
  });

  it('is one of those that whoever runs the server named', async () => {
    const body = { address: 'https://example.com/rss' };
    expect((await editor.client.raw(newsFeeds.read, { body })).code).toBe(codes.feedUnknown);
  });

  it('is read by editors and admins', async () => {
    const finance = await atDesk(server, ['finance']);
    expect((await finance.client.raw(newsFeeds.selectAll)).code).toBe(codes.roleMissing);
  });
});
