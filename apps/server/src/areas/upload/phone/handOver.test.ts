import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { upload } from '@fairway/gateway/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { jpeg } from '../../../testing/pictures.ts';
import { formWith } from '../../../testing/uploads.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function started(maxFiles = 2) {
  client = server.client();
  const member = await logIn(server, client);
  const body = { purpose: 'idCard' as const, maxFiles };
  return { ...member, ...(await client.gateway.send(upload.startHandOver, { body })) };
}
const watch = (id: string) => client.gateway.send(upload.selectHandOver, { query: { id } });
const open = (url: string, language = 'en') =>
  fetch(`${server.url}${url}`, { headers: { 'accept-language': language } });
const send = (url: string, form: FormData) =>
  fetch(`${server.url}${url}`, { method: 'POST', body: form, headers: { 'accept-language': 'en' } });

describe('an upload that continues on a phone', () => {
  it('shows the computer that the phone is connected, and then its pictures', async () => {
    const { id, url, expiresAt } = await started();
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(600_000);
    expect(await watch(id)).toMatchObject({ state: 'waiting', files: [], maxFiles: 2, purpose: 'idCard' });
    const page = await (await open(url)).text();
    expect(page).toContain('Upload ID photos');
    expect(page).toContain('accept="image/jpeg,image/png"');
    expect(page).not.toMatch(/<script|style=/);
    expect((await watch(id)).state).toBe('opened');
    const after = await (await send(url, formWith(await jpeg()))).text();
    expect(after).toContain('1 of 2 uploaded.');
    const { files } = await watch(id);
    expect(files).toMatchObject([{ purpose: 'idCard', width: 64 }]);
    expect((await fetch(`${server.url}${files[0]?.url}`)).status).toBe(200);
    const file = await client.gateway.send(upload.selectFile, { query: { id: files[0]?.id ?? '' } });
    expect(file.purpose).toBe('idCard');
  });

  it('uses the language of the phone', async () => {
    const { url } = await started();
    expect(await (await open(url, 'zh-CN,zh;q=0.9')).text()).toContain('上传证件照片');
  });

  it('shows the phone why a picture was refused', async () => {
    const { url } = await started();
    const bad = await send(url, formWith(Buffer.from('GIF89a')));
    expect(await bad.text()).toContain('Only JPG, JPEG or PNG');
    expect(await (await send(url, new FormData())).text()).toContain('Choose a photo first.');
  });

  it('accepts no more pictures than requested, also when they arrive at once', async () => {
    const { id, url } = await started(2);
    const picture = await jpeg();
    await Promise.all(Array.from({ length: 6 }, () => send(url, formWith(picture))));
    expect((await watch(id)).files).toHaveLength(2);
    expect(await (await open(url)).text()).toContain('All uploaded.');
  });

  it.each([
    ['ten minutes later', async () => server.clock.advance(600)],
    [
      'once its owner has ended it',
      async (id: string) => void (await client.gateway.send(upload.endHandOver, { body: { id } })),
    ],
    ['once its owner has logged out', async () => void (await client.gateway.send(auth.logout))],
  ])('is over %s, and then as unknown as any other ticket', async (_, end) => {
    const { id, url } = await started();
    await end(id);
    const over = await open(url);
    const unknown = await open(`/api/handOver/${'A'.repeat(43)}`);
    expect([over.status, await over.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await send(url, formWith(await jpeg()))).status).toBe(404);
    const rows = await server.db.selectFrom('file').select('id').where('handOverId', '=', id).execute();
    expect(rows).toEqual([]);
  });

  it('is shown to its own account only, and its address only once', async () => {
    const { id, url } = await started();
    expect(JSON.stringify(await watch(id))).not.toContain(url.slice(-43));
    const stranger = server.client();
    await logIn(server, stranger);
    const body = { id };
    for (const answer of [
      await stranger.raw(upload.selectHandOver, { query: body }),
      await stranger.raw(upload.endHandOver, { body }),
    ]) {
      expect(answer.code).toBe(codes.notFound);
    }
    expect((await watch(id)).state).toBe('waiting');
  });

  it('never has its ticket in a log or a referrer', async () => {
    const { url } = await started();
    const page = await open(url);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(server.log()).not.toContain(url.slice(-43));
  });
});
