import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '@fairway/gateway/contract/codes';
import { upload } from '@fairway/gateway/contract/upload';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../testing/index.ts';
import { openPhotoDesk } from '../../testing/photoDesk.ts';
import { jpeg } from '../../testing/pictures.ts';
import { uploaded } from '../../testing/uploads.ts';

const { client, filesOnDisk, send, server } = await openPhotoDesk();

describe('TRUST 33: paths and private pictures', () => {
  it.each([
    '../../../../etc/cron.d/evil.jpg',
    '..\\..\\evil.jpg',
    'a\u0000.jpg',
    `${'n'.repeat(4096)}.jpg`,
    '.htaccess',
    'CON.jpg',
    '证件.jpg',
  ])('TRUST 33: the name %j becomes part of no path', async (name) => {
    const answer = await send(await jpeg(), { name });
    expect(answer.code).toBe(codes.ok);
    for (const stored of filesOnDisk('files')) expect(stored).toMatch(/^[0-9a-f]{32}$/);
  });

  it('TRUST 33: the folder is readable for the server only', async () => {
    await uploaded(client, await jpeg());
    const folder = join(server.config.dataFolder, 'files');
    const [shard = ''] = readdirSync(folder);
    expect(statSync(join(folder, shard)).mode & 0o077).toBe(0);
  });

  it('TRUST 33: a sub-account, another company and a visitor do not see it; the response is that for an unknown id', async () => {
    const admin = server.client();
    const { tenantId } = await logIn(server, admin, { accountType: 1 });
    const { id } = await uploaded(admin, await jpeg(), 'idCard');
    expect((await admin.gateway.send(upload.selectFile, { query: { id } })).id).toBe(id);
    const sub = server.client();
    await logIn(server, sub, { accountType: 2, tenantId });
    const stranger = server.client();
    await logIn(server, stranger);
    for (const by of [sub, stranger]) {
      const denied = await by.raw(upload.selectFile, { query: { id } });
      const unknown = await by.raw(upload.selectFile, { query: { id: crypto.randomUUID() } });
      expect(denied.code).toBe(codes.notFound);
      expect([denied.status, denied.msg, denied.data]).toEqual([unknown.status, unknown.msg, unknown.data]);
    }
    expect((await server.client().raw(upload.selectFile, { query: { id } })).status).toBe(401);
  });

  it('TRUST 33: a link expires after five minutes, with the response of one that never existed', async () => {
    const file = await uploaded(client, await jpeg());
    expect(Date.parse(file.expiresAt) - server.clock.now().getTime()).toBe(300_000);
    const get = async (url: string) => {
      const answer = await fetch(`${server.url}${url}`);
      return { status: answer.status, body: await answer.text() };
    };
    server.clock.advance(299);
    expect((await get(file.url)).status).toBe(200);
    server.clock.advance(1);
    const ended = await get(file.url);
    expect(ended.status).toBe(404);
    const until = server.clock.now().getTime() + 200_000;
    const [path] = file.url.split('?');
    const signature = new URLSearchParams(file.url.split('?')[1]).get('signature');
    for (const forged of [
      `${path}?until=${until}&signature=${signature}`,
      `${path}?until=${until}&signature=${'A'.repeat(43)}`,
      `${path}`,
      `/api/files/${crypto.randomUUID()}?until=${until}&signature=${signature}`,
      '/api/files/..%2f..%2fsecret',
      '/api/files/%00',
    ]) {
      expect(await get(forged), forged).toEqual(ended);
    }
    const fresh = await client.gateway.send(upload.selectFile, { query: { id: file.id } });
    expect((await get(fresh.url)).status).toBe(200);
  });

  it('TRUST 33: it is sent as a download that no page can run', async () => {
    const answer = await fetch(`${server.url}${(await uploaded(client, await jpeg())).url}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="picture.jpg"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
