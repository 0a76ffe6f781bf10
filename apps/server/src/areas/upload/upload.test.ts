import { codes } from '@fairway/gateway/contract/codes';
import { headers } from '@fairway/gateway/contract/envelope';
import { type UploadedFile, upload } from '@fairway/gateway/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { jpeg, phonePhoto, png } from '../../testing/pictures.ts';
import { formWith, sendForm, uploaded, uploadTokenFor } from '../../testing/uploads.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = server.client();
  await logIn(server, client);
});
afterAll(() => server.stop());

const fetchFile = (file: Pick<UploadedFile, 'url'>) => fetch(`${server.url}${file.url}`);
const read = async (file: UploadedFile) => Buffer.from(await (await fetchFile(file)).arrayBuffer());

describe('an upload', () => {
  it('stores the picture and returns a link to it', async () => {
    const file = await uploaded(client, await png(), 'companyPaper');
    expect(file).toMatchObject({ purpose: 'companyPaper', width: 64, height: 48 });
    const answer = await fetchFile(file);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).hasAlpha).toBe(true);
  });

  it('works through the real client, with several files for one token', async () => {
    const { createUpload } = await import('@fairway/gateway');
    const send = createUpload(client.gateway);
    const blob = new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' });
    const files = await Promise.all([1, 2, 3].map(() => send(upload.upload, blob, { purpose: 'idCard' })));
    expect(new Set(files.map(({ id }) => id)).size).toBe(3);
    expect(files.every(({ purpose }) => purpose === 'idCard')).toBe(true);
  });

  it('is stored once when it is sent twice under one idempotency key', async () => {
    const token = await uploadTokenFor(client, 'avatar');
    const body = formWith(await jpeg());
    const idempotencyKey = crypto.randomUUID();
    const once = { body, idempotencyKey, headers: { [headers.uploadToken]: token } };
    const first = await client.raw(upload.upload, once);
    const second = await client.raw(upload.upload, once);
    expect((second.data as UploadedFile).id).toBe((first.data as UploadedFile).id);
  });

  it('is turned upright and shrunk to what small print needs', async () => {
    const upright = await uploaded(client, await phonePhoto(80, 40));
    expect([upright.width, upright.height]).toEqual([40, 80]);
    const large = await uploaded(client, await jpeg(6000, 3000));
    expect([large.width, large.height]).toEqual([4096, 2048]);
  });

  it.each([
    ['no file', () => new FormData(), 'body.file'],
    [
      'a field that nobody declared',
      async () => {
        const form = formWith(await jpeg());
        form.append('folder', '/etc');
        return form;
      },
      'body.folder',
    ],
    [
      'a field that would reach a prototype',
      async () => {
        const form = formWith(await jpeg());
        form.append('__proto__', 'x');
        return form;
      },
      'body',
    ],
    [
      'a text of two thousand characters',
      async () => formWith(await jpeg(), { purpose: 'x'.repeat(2000) }),
      'body',
    ],
    [
      'two files',
      async () => {
        const form = formWith(await jpeg());
        form.append('file', new Blob([new Uint8Array(await jpeg())]), 'two.jpg');
        return form;
      },
      'body',
    ],
  ])('with %s is refused by name', async (_, form, field) => {
    const answer = await sendForm(client, await form(), await uploadTokenFor(client, 'avatar'));
    expect([answer.status, answer.code]).toEqual([400, codes.requestInvalid]);
    expect(JSON.stringify(answer.data)).toContain(field);
  });

  it('as JSON, and a form sent to another call, are refused', async () => {
    const token = { [headers.uploadToken]: await uploadTokenFor(client, 'avatar') };
    const asJson = { ...token, 'content-type': 'application/json' };
    const json = await client.raw(upload.upload, { body: new FormData(), headers: asJson });
    expect([json.status, json.code]).toEqual([415, codes.mediaTypeUnsupported]);
    const form = await client.raw(upload.uploadToken, { body: formWith(await jpeg()) });
    expect(form.status).toBeGreaterThanOrEqual(400);
  });

  it('of a visitor, or unsigned, is refused before the file is read', async () => {
    const visitor = server.client();
    expect((await sendForm(visitor, formWith(await jpeg()), 'x')).status).toBe(401);
    const unsigned = await client.raw(upload.upload, { body: formWith(await jpeg()), unsigned: true });
    expect(unsigned.status).toBe(401);
  });
});

describe('TRUST 34: an upload token', () => {
  const refused = async (by: TestClient, form: FormData, token: string) => {
    const answer = await sendForm(by, form, token);
    expect(answer.code).toBe(codes.uploadTokenInvalid);
    return answer;
  };

  it('TRUST 34: is good for 240 seconds and not a moment longer', async () => {
    const { token, expireDate } = await client.gateway.send(upload.uploadToken, {
      body: { purpose: 'avatar', sign: 'of an old client', timestamp: '1' },
    });
    expect(Date.parse(expireDate) - server.clock.now().getTime()).toBe(240_000);
    server.clock.advance(239);
    expect((await sendForm(client, formWith(await jpeg()), token)).code).toBe(codes.ok);
    server.clock.advance(1);
    await refused(client, formWith(await jpeg()), token);
  });

  it('TRUST 34: of another user, or of an earlier session, is refused', async () => {
    const token = await uploadTokenFor(client, 'avatar');
    const other = server.client();
    await logIn(server, other);
    await refused(other, formWith(await jpeg()), token);
  });

  it('TRUST 34: for another purpose is refused', async () => {
    const token = await uploadTokenFor(client, 'avatar');
    await refused(client, formWith(await jpeg(), { purpose: 'idCard' }), token);
    const file = (await sendForm(client, formWith(await jpeg(), { purpose: 'avatar' }), token)).data;
    expect(file).toMatchObject({ purpose: 'avatar' });
  });

  it.each(['', 'x', 'A'.repeat(120), `${'A'.repeat(60)}\u00e9`])('TRUST 34: %j is refused', async (token) => {
    await refused(client, formWith(await jpeg()), encodeURIComponent(token));
  });

  it('TRUST 34: changed by one character is refused', async () => {
    const token = await uploadTokenFor(client, 'avatar');
    const at = 30;
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    await refused(client, formWith(await jpeg()), changed);
  });

  it('a sub-account gets one for its avatar only', async () => {
    const sub = server.client();
    await logIn(server, sub, { accountType: 2 });
    expect(await uploadTokenFor(sub, 'avatar')).toMatch(/./);
    const answer = await sub.raw(upload.uploadToken, { body: { purpose: 'transferVoucher' } });
    expect([answer.status, answer.code]).toEqual([403, codes.subAccountNotAllowed]);
  });
});

it('only the pixels of a phone photo are stored', async () => {
  const file = await uploaded(client, await phonePhoto());
  const bytes = await read(file);
  expect(bytes.includes('SecretMaker')).toBe(false);
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});
