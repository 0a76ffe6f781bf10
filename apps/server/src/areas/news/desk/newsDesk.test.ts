import { codes } from '@fairway/gateway/contract/codes';
import { news } from '@fairway/gateway/contract/news';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobs } from '../../../services/files/blobs.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { jpeg } from '../../../testing/pictures.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';

let server: TestServer;
let editor: TestStaff;
let colleague: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await atDesk(server, ['editor'], '林知微');
  colleague = await atDesk(server, ['admin'], '顾怀舟');
});
afterAll(() => server.stop());

const nothing = { title: '', brief: '', body: '' };
const draftOf = (more: Partial<DeskDraft> = {}): DeskDraft => ({
  categoryId: 1,
  zh: { title: '洋山等泊降到 1.2 天', brief: '四周来最低。', body: '大风封航后的积压**本周**清完。' },
  en: nothing,
  original: true,
  sourceZh: '航道编辑部',
  sourceEn: '',
  sourceUrl: null,
  picture: null,
  facts: [],
  ports: ['CNSHA'],
  lanes: [],
  ...more,
});

type Step = 'keep' | 'publish' | 'schedule';
interface Saving {
  readonly id?: string;
  readonly seen?: number;
  readonly step?: Step;
  readonly publishAt?: string;
  readonly draft?: DeskDraft;
}
const bodyOf = ({ id, seen, step = 'keep', publishAt, draft = draftOf() }: Saving) => ({
  id: id ?? null,
  seen: seen ?? null,
  step,
  publishAt: publishAt ?? null,
  draft,
});
const save = (saving: Saving = {}, by = editor) =>
  by.client.gateway.send(newsDesk.save, { body: bodyOf(saving) });
const tried = (saving: Saving, by = editor) => by.client.raw(newsDesk.save, { body: bodyOf(saving) });
const readArticle = (id: string) => server.client().raw(news.detail, { query: { id } });
const logOf = async (id: string) => {
  const rows = await server.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, staffName }) => [action, staffName]);
};

describe('an article of the office', () => {
  it('is a draft that no reader finds, until it is published; taken back it is not found again', async () => {
    const { id, revision, standing: status } = await save();
    expect({ revision, standing: status }).toEqual({ revision: 1, standing: 'draft' });
    expect((await readArticle(id)).code).toBe(codes.notFound);

    const out = await save({ id, seen: 1, step: 'publish' });
    expect(out).toEqual({ id, revision: 2, standing: 'out' });
    expect(await readArticle(id)).toMatchObject({
      code: 200,
      data: { article: { title: '洋山等泊降到 1.2 天' } },
    });

    await editor.client.gateway.send(newsDesk.takeBack, { body: { id, seen: 2 } });
    expect((await readArticle(id)).code).toBe(codes.notFound);
    expect(await logOf(id)).toEqual([
      ['articleSaved', '林知微'],
      ['articlePublished', '林知微'],
      ['articleTakenBack', '林知微'],
    ]);
    const again = await editor.client.raw(newsDesk.takeBack, { body: { id, seen: 3 } });
    expect(again.code).toBe(codes.articleNotOut);
  });

  it('that is scheduled is published at its instant, and not before', async () => {
    const at = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { id, standing: status } = await save({ step: 'schedule', publishAt: at });
    expect(status).toBe('scheduled');
    expect((await readArticle(id)).code).toBe(codes.notFound);
    server.clock.advance(3600);
    expect((await readArticle(id)).code).toBe(200);
    const { rows } = await editor.client.gateway.send(newsDesk.selectPage, { query: { standing: 'out' } });
    expect(rows.find((row) => row.id === id)).toMatchObject({
      standing: 'out',
      publishAt: at,
      savedBy: '林知微',
    });
    const later = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    expect((await tried({ id, seen: 1, step: 'schedule', publishAt: later })).code).toBe(codes.articleOut);
  });

  it('is not scheduled for an instant that is over', async () => {
    const answer = await tried({ step: 'schedule', publishAt: server.clock.now().toISOString() });
    expect(answer.data).toMatchObject({ fields: [{ field: 'body.publishAt', rule: 'later' }] });
  });

  it('requires the fields that its readers need, by name', async () => {
    const answer = await tried({
      step: 'publish',
      draft: draftOf({ original: false, sourceZh: '', en: { ...nothing, body: 'Text' } }),
    });
    expect(answer.data).toMatchObject({
      fields: [
        { field: 'body.sourceZh', rule: 'required' },
        { field: 'body.titleEn', rule: 'required' },
        { field: 'body.sourceEn', rule: 'required' },
      ],
    });
  });

  it('that a colleague has saved since is not overwritten, and the editor gets the name of the colleague', async () => {
    const { id } = await save();
    await save({ id, seen: 1, draft: draftOf({ sourceZh: '顾' }) }, colleague);
    const answer = await tried({ id, seen: 1, draft: draftOf({ sourceZh: '林' }) });
    expect(answer).toMatchObject({ code: codes.articleChanged, data: { by: '顾怀舟' } });
    const { draft, revision, revisions } = await editor.client.gateway.send(newsDesk.selectArticle, {
      query: { id },
    });
    expect({ source: draft.sourceZh, revision }).toEqual({ source: '顾', revision: 2 });
    expect(revisions.map(({ revision: number, by }) => [number, by])).toEqual([
      [2, '顾怀舟'],
      [1, '林知微'],
    ]);
    const query = { id, revision: '1' };
    const first = await editor.client.gateway.send(newsDesk.selectRevision, { query });
    expect(first.draft).toEqual(draftOf());
  });

  it.each(['keep', 'publish'] as const)(
    'saved without a change of state (%s) shows every revision',
    async (step) => {
      const { id } = await save({ step });
      await save({ id, seen: 1 });
      // The form in which earlier versions of the desk stored it.
      const revisions = server.db.updateTable('newsRevision').where('articleId', '=', id);
      const content = sql<string>`content || '{"revision": 1}'`;
      await revisions
        .where('revision', '=', 1)
        .set({ content } as never)
        .execute();
      for (const revision of ['1', '2']) {
        const query = { id, revision };
        const { draft } = await editor.client.gateway.send(newsDesk.selectRevision, { query });
        expect(draft).toEqual(draftOf());
      }
      const storedRevision = await server.db
        .selectFrom('newsRevision')
        .select('content')
        .where('articleId', '=', id)
        .where('revision', '=', 2)
        .executeTakeFirstOrThrow();
      expect(storedRevision.content).not.toHaveProperty('revision');
    },
  );

  it('restores an earlier revision as a new one, and keeps its state', async () => {
    const { id } = await save();
    await save({ id, seen: 1, step: 'publish', draft: draftOf({ sourceZh: '顾' }) }, colleague);
    const restore = (seen: number, revision: number) =>
      editor.client.raw(newsDesk.restore, { body: { id, seen, revision } });
    expect(await restore(1, 1)).toMatchObject({ code: codes.articleChanged, data: { by: '顾怀舟' } });
    expect((await restore(2, 7)).code).toBe(codes.notFound);
    expect(await restore(2, 1)).toMatchObject({ code: 200, data: { revision: 3 } });
    const article = await editor.client.gateway.send(newsDesk.selectArticle, { query: { id } });
    expect(article).toMatchObject({ draft: draftOf(), standing: 'out', revision: 3 });
    expect(article.revisions.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(await logOf(id)).toEqual([
      ['articleSaved', '林知微'],
      ['articlePublished', '顾怀舟'],
      ['articleRestored', '林知微'],
    ]);
  });

  it('that readers see does not go back to what lacks its text', async () => {
    const { id } = await save({ draft: draftOf({ zh: { ...nothing, title: '只有标题' } }) });
    await save({ id, seen: 1, step: 'publish' });
    const answer = await editor.client.raw(newsDesk.restore, { body: { id, seen: 2, revision: 1 } });
    expect(answer.code).toBe(codes.revisionLacks);
    await editor.client.gateway.send(newsDesk.takeBack, { body: { id, seen: 2 } });
    const again = await editor.client.raw(newsDesk.restore, { body: { id, seen: 3, revision: 1 } });
    expect(again).toMatchObject({ code: 200, data: { revision: 4 } });
  });

  it('saved by two at once is saved by one of them', async () => {
    const { id } = await save();
    const answers = await Promise.all([tried({ id, seen: 1 }), tried({ id, seen: 1 }, colleague)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, codes.articleChanged]);
  });

  it('is found by a part of its title or source', async () => {
    const { id } = await save({ draft: draftOf({ sourceZh: '百分号 100%' }) });
    const find = async (keyword: string) =>
      (await editor.client.gateway.send(newsDesk.selectPage, { query: { keyword } })).rows.map(
        (row) => row.id,
      );
    expect(await find('100%')).toEqual([id]);
    expect(await find('_%')).toEqual([]);
  });

  it('longer than other requests may be is taken', async () => {
    const body = '海运'.repeat(15_000);
    const { id } = await save({ draft: draftOf({ zh: { title: '长文', brief: '', body } }) });
    const { draft } = await editor.client.gateway.send(newsDesk.selectArticle, { query: { id } });
    expect(draft.zh.body).toBe(body);
  });

  it.each([
    ['marks', '**_'.repeat(13_000)],
    ['quotes', '> '.repeat(2000)],
    ['lists', '- '.repeat(10_000)],
    ['brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['tables', `${'|'.repeat(19_000)}\n${'|-'.repeat(10_000)}`],
    ['emoji', '🚢'.repeat(20_000)],
  ])('of nothing but %s is saved, previewed and read', async (_, body) => {
    const draft = draftOf({ zh: { title: '长文', brief: '', body } });
    await editor.client.gateway.send(newsDesk.preview, { body: { draft, language: 'zh' } });
    const { id } = await save({ draft, step: 'publish' });
    expect((await readArticle(id)).code).toBe(200);
  });

  it('is closed to other roles', async () => {
    const finance = await atDesk(server, ['finance']);
    expect((await finance.client.raw(newsDesk.selectPage)).code).toBe(codes.roleMissing);
  });
});

describe('the content of an article', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '[press](javascript:alert(1)) [data](data:text/html,<script>alert(1)</script>)',
    '<img src=x onerror="alert(1)"> ![x](javascript:alert(1)) ![far](https://evil.example/p.png)',
    '<a href="https://example.com" onclick="alert(1)">link</a>',
    '[fine](https://example.com/a) [here](/wikipedia)',
  ].join('\n\n');

  it('can run nothing at its readers: markup stays letters, and only addresses that are allowed are links', async () => {
    const draft = draftOf({ zh: { title: '<script>alert(1)</script>', brief: '<b>粗</b>', body: hostile } });
    const preview = await editor.client.gateway.send(newsDesk.preview, { body: { draft, language: 'zh' } });
    const { id } = await save({ draft, step: 'publish' });
    const { data } = await readArticle(id);
    const { body } = data as unknown as typeof preview;
    expect(body).toEqual(preview.body);
    // Blocks of letters only: there is no block that holds markup.
    expect(new Set(body.map(({ kind }) => kind))).toEqual(new Set(['paragraph']));
    const links = [...JSON.stringify(body).matchAll(/"(?:href|src)":"([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(links).toEqual(['https://example.com/a', '/wikipedia']);
    const page = await fetch(`${server.url}/api/news/detail?id=${id}`);
    expect(page.headers.get('content-type')).toContain('application/json');
  });

  it.each([
    ['javascript:alert(1)', 'sourceUrl'],
    ['ftp://example.com/x', 'sourceUrl'],
  ])('names no source at %s', async (sourceUrl, field) => {
    const answer = await tried({ draft: draftOf({ sourceUrl }) });
    expect(answer.data).toMatchObject({ fields: [{ field: `body.draft.${field}` }] });
  });

  it.each(['//evil.example/p.png', '/\\evil.example/p.png', 'https://evil.example/p.png'])(
    'shows no picture of another site: %s',
    async (picture) => {
      expect((await tried({ draft: draftOf({ picture }) })).status).toBe(400);
    },
  );
});

describe('pictures of articles', () => {
  it('are re-encoded and served publicly, as a picture and nothing else', async () => {
    const file = new Blob([new Uint8Array(await jpeg())]);
    const { path } = await editor.client.gateway.send(newsDesk.uploadPicture, { body: { file } });
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await save({ draft: draftOf({ picture: path }) })).standing).toBe('draft');
  });

  it('cannot be other files of this site, neither as the cover nor in the text', async () => {
    const file = new Blob([new Uint8Array(await jpeg())]);
    const { path } = await editor.client.gateway.send(newsDesk.uploadPicture, { body: { file } });
    const other = [
      '/api/file/019a0000-0000-7000-8000-000000000001?until=1&signature=x',
      '/desk',
      `${path}?a=1`,
    ];
    for (const picture of [...other, '/api/news/pictures/019a0000-0000-7000-8000-000000000001']) {
      expect((await tried({ draft: draftOf({ picture }) })).data).toMatchObject({
        fields: [{ field: 'body.draft.picture', rule: 'articlePicture' }],
      });
      const body = `![图](${path})\n\n![图](${picture})`;
      expect((await tried({ draft: draftOf({ zh: { ...draftOf().zh, body } }) })).data).toMatchObject({
        fields: [{ field: 'body.draft.bodyZh', rule: 'articlePicture' }],
      });
    }
  });

  it('that are none are refused', async () => {
    const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
    const sent = editor.client.gateway.send(newsDesk.uploadPicture, { body: { file } });
    await expect(sent).rejects.toMatchObject({ codeName: 'pictureTypeRefused' });
  });

  it.each(['nobody', '019a0000-0000-7000-8000-000000000001'])(
    'that are not there are not found: %s',
    async (id) => {
      expect((await fetch(`${server.url}/api/news/pictures/${id}`)).status).toBe(404);
    },
  );

  it('are removed after a week if no article ever named them', async () => {
    const upload = async () => {
      const file = new Blob([new Uint8Array(await jpeg())]);
      return (await editor.client.gateway.send(newsDesk.uploadPicture, { body: { file } })).path;
    };
    const [named, spare] = [await upload(), await upload()];
    await save({ draft: draftOf({ zh: { ...draftOf().zh, body: `![图](${named})` } }) });
    const { cleanUpNewsPictures } = await import('../articles/pictures.ts');
    const parts = { db: server.db, blobs: createBlobs(server.config) };
    await cleanUpNewsPictures(parts, new Date(server.clock.now().getTime() + 8 * 86_400_000));
    const statuses = await Promise.all(
      [named, spare].map(async (path) => (await fetch(`${server.url}${path}`)).status),
    );
    expect(statuses).toEqual([200, 404]);
  });
});
