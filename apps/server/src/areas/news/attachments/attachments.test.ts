import { news } from '@fairway/gateway/contract/news';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobs } from '../../../services/files/blobs.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { jpeg } from '../../../testing/pictures.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';
import { attachmentName, cleanUpAttachments } from './attachments.ts';

let server: TestServer;
let editor: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await atDesk(server, ['editor'], '林知微');
});
afterAll(() => server.stop());

const table = '港口,周\nCNSHA,2026-W48\n';
const upload = (content: BlobPart, name = '运价 W48.csv', type = 'text/csv') =>
  editor.client.gateway.send(newsDesk.uploadAttachment, {
    body: { file: new Blob([content], { type }), name },
  });
const saveWith = (body: string) =>
  editor.client.gateway.send(newsDesk.save, {
    body: {
      ...{ id: null, seen: null, step: 'publish', publishAt: null },
      draft: {
        ...{
          categoryId: 1,
          original: true,
          sourceZh: '航道编辑部',
          sourceEn: '',
          sourceUrl: null,
          picture: null,
        },
        ...{ facts: [], ports: [], lanes: [] },
        zh: { title: '本周运价', brief: '附表可下载。', body },
        en: { title: '', brief: '', body: '' },
      },
    },
  });

describe('attachments of articles', () => {
  it('are downloaded publicly under their name, and never run as a page of this site', async () => {
    const { path, name, bytes } = await upload(table);
    expect({ name, bytes }).toEqual({ name: '运价 W48.csv', bytes: Buffer.byteLength(table) });
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(table);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': "attachment; filename*=UTF-8''%E8%BF%90%E4%BB%B7%20W48.csv",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('are links in the text of an article', async () => {
    const { path, name } = await upload(table);
    const { id } = await saveWith(`[${name}](${path})`);
    const { data } = await server.client().raw(news.detail, { query: { id } });
    expect(JSON.stringify(data)).toContain(`"href":"${path}"`);
  });

  it.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', 'MZ\x90\0\x03'],
    ['a shell script', '#!/bin/sh\n'],
    ['an archive that is cut off', 'PK\x03\x04'],
    ['an empty file', ''],
  ])('%s named as a table is refused by its bytes', async (_, content) => {
    await expect(upload(content)).rejects.toMatchObject({ codeName: 'fileTypeRefused' });
  });

  it('a picture is refused: pictures are drawn afresh by their own call', async () => {
    const content = new Uint8Array(await jpeg());
    await expect(upload(content)).rejects.toMatchObject({ codeName: 'fileTypeRefused' });
  });

  it('the extension and the type follow the bytes, not what the browser declares', async () => {
    const { path, name } = await upload('%PDF-1.7\n', 'invoice.html', 'text/html');
    expect(name).toBe('invoice.pdf');
    expect((await fetch(`${server.url}${path}`)).headers.get('content-type')).toBe('application/pdf');
  });

  it('over 20 MiB are refused before they are stored', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024 + 1, 'a,b\n');
    await expect(upload(new Uint8Array(large))).rejects.toMatchObject({ codeName: 'fileTooLarge' });
  });

  it.each(['nobody', '019a0000-0000-7000-8000-000000000001', '..%2f..%2fetc%2fpasswd'])(
    'that are not there are not found: %s',
    async (id) => {
      expect((await fetch(`${server.url}/api/news/attachments/${id}`)).status).toBe(404);
    },
  );

  it('are removed after a week if no article ever named them', async () => {
    const [named, spare] = [await upload(table), await upload(table)];
    await saveWith(`[${named.name}](${named.path})`);
    const parts = { db: server.db, blobs: createBlobs(server.config) };
    await cleanUpAttachments(parts, new Date(server.clock.now().getTime() + 8 * 86_400_000));
    const statuses = await Promise.all(
      [named, spare].map(async ({ path }) => (await fetch(`${server.url}${path}`)).status),
    );
    expect(statuses).toEqual([200, 404]);
  });
});

it.each([
  ['rates.xlsx', 'rates.pdf'],
  ['C:\\Users\\lin\\rates.pdf', 'rates.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['rates\u202Efdp.exe', 'ratesfdp.pdf'],
  ['line\r\nSet-Cookie: a=b', 'lineSet-Cookie a=b.pdf'],
  ['.pdf', 'attachment.pdf'],
  ['', 'attachment.pdf'],
  ['👩‍✈️'.repeat(200), expect.stringMatching(/^.{1,210}\.pdf$/u)],
])('the name %j is downloaded as %j', (name, expected) => {
  expect(attachmentName(name, 'application/pdf')).toEqual(expected);
});
