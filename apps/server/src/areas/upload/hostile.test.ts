import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deflateSync } from 'node:zlib';
import { codes } from '@fairway/gateway/contract/codes';
import { headers } from '@fairway/gateway/contract/envelope';
import { maxPictureBytes, type UploadedFile, upload } from '@fairway/gateway/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { hugePng, jpeg, phonePhoto, png } from '../../testing/pictures.ts';
import { formWith, sendForm, uploaded, uploadTokenFor } from '../../testing/uploads.ts';

let server: TestServer;
let client: TestClient;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  client = server.client();
  client.language = 'en';
  await logIn(server, client);
  token = await uploadTokenFor(client, 'avatar');
});
afterAll(() => server.stop());

const send = (bytes: Uint8Array, more?: { name?: string; type?: string }) =>
  sendForm(client, formWith(bytes, more), token);
const text = (value: string) => Buffer.from(value);
const filesOnDisk = (folder: string): string[] =>
  readdirSync(join(server.config.dataFolder, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name);

describe('TRUST 31: disguised files', () => {
  const script = '<script>alert(1)</script>';
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['HTML behind the start of a GIF', () => text(`GIF89a/*${script}*/`)],
    [
      'a real GIF',
      () =>
        sharp({ create: square(8) })
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      () =>
        sharp({ create: square(8) })
          .webp()
          .toBuffer(),
    ],
    ['a program named photo.jpg', () => Buffer.concat([text('MZ'), Buffer.alloc(400, 0x90)])],
    [
      'three bytes of a JPEG and then HTML',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(script)]),
    ],
    ['a PDF', () => text('%PDF-1.7\n%âãÏÓ')],
    ['a zip', () => Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(100)])],
    ['nothing', () => Buffer.alloc(0)],
    ['a truncated JPEG', async () => (await jpeg(800, 600)).subarray(0, -400)],
    ['a truncated PNG', async () => (await png(800, 600)).subarray(0, -40)],
  ])('TRUST 31: %s is refused as "Only JPG, JPEG or PNG"', async (_, bytes) => {
    const answer = await send(await bytes(), { name: 'photo.jpg', type: 'image/jpeg' });
    expect([answer.code, answer.msg]).toEqual([codes.pictureTypeRefused, 'Only JPG, JPEG or PNG']);
  });

  it('TRUST 31: a JPEG with a zip and a script behind it is stored without them', async () => {
    const tail = text(`PK\u0003\u0004${script}`);
    const answer = await send(Buffer.concat([await jpeg(), tail]));
    const stored = await bytesOf(answer.data as UploadedFile);
    expect((await sharp(stored).metadata()).format).toBe('jpeg');
    expect(stored.includes('PK\u0003\u0004')).toBe(false);
    expect(stored.includes(script)).toBe(false);
  });

  it('TRUST 31: a PNG with text in it is stored without it, and EXIF is gone', async () => {
    const answer = await send(await phonePhoto());
    expect((await bytesOf(answer.data as UploadedFile)).includes('Exif')).toBe(false);
    const commented = await sharp({ create: square(8) })
      .withExif({ IFD0: { ImageDescription: script } })
      .png()
      .toBuffer();
    expect(commented.includes(script)).toBe(true);
    const clean = await send(commented, { name: 'a.png', type: 'image/png' });
    expect((await bytesOf(clean.data as UploadedFile)).includes(script)).toBe(false);
  });

  it('TRUST 31: what a sender calls it is not believed: a PNG named .jpg is a PNG', async () => {
    const answer = await send(await png(), { name: 'photo.jpg', type: 'text/html' });
    const shown = await fetch(`${server.url}${(answer.data as UploadedFile).url}`);
    expect(shown.headers.get('content-type')).toBe('image/png');
  });
});

describe('TRUST 32: size', () => {
  /** A JPEG of exactly so many bytes: filled up by a comment, which decoders skip. */
  async function jpegOf(size: number): Promise<Buffer> {
    const base = await jpeg();
    const parts = [base.subarray(0, 2)];
    let left = size - base.length;
    while (left > 0) {
      const length = left > 65_537 + 4 ? 65_537 : left;
      const comment = Buffer.alloc(length, 0x20);
      comment.set([0xff, 0xfe], 0);
      comment.writeUInt16BE(length - 2, 2);
      parts.push(comment);
      left -= length;
    }
    return Buffer.concat([...parts, base.subarray(2)]);
  }

  it('TRUST 32: 10 MiB is accepted, one byte more is "Maximum 10M"', async () => {
    const fits = await jpegOf(maxPictureBytes);
    expect(fits.length).toBe(maxPictureBytes);
    expect((await send(fits)).code).toBe(codes.ok);
    const over = await send(await jpegOf(maxPictureBytes + 1));
    expect([over.code, over.msg]).toEqual([codes.pictureTooLarge, 'Maximum 10M']);
  });

  it('TRUST 32: a length that is declared too large is refused before the body is read', async () => {
    const answer = await send(Buffer.alloc(12 * 1024 * 1024, 0xff));
    expect(answer.code).toBe(codes.pictureTooLarge);
  });

  it('TRUST 32: a body of unknown length is cut off at the limit', async () => {
    const piece = Buffer.alloc(65_536, 0xff);
    const pieces = Array.from({ length: Math.ceil((maxPictureBytes + 200_000) / piece.length) }, () => piece);
    expect(await stream(await signedHeaders(), pieces)).toBe(codes.pictureTooLarge);
    expect(filesOnDisk('incoming')).toEqual([]);
  });

  it('TRUST 32: 20000 × 20000 pixels in a few bytes are refused by the header, before decoding', async () => {
    const bomb = hugePng(20_000);
    expect(bomb.length).toBeLessThan(1000);
    const answer = await send(bomb);
    expect([answer.code, answer.msg]).toEqual([codes.pictureTooLarge, 'Maximum 10M']);
  });

  it('TRUST 32: compressed text inside a PNG is not blown up', async () => {
    const base = await png(8, 8);
    const zipped = deflateSync(Buffer.alloc(50_000_000, 0x41));
    expect(zipped.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const answer = await send(withChunk(base, 'zTXt', Buffer.concat([text('Comment\0\0'), zipped])));
    expect([codes.ok, codes.pictureTypeRefused]).toContain(answer.code);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('TRUST 32: fifty pictures of 10 MiB at once are all stored, and memory stays flat', async () => {
    const bytes = await jpegOf(maxPictureBytes - 1000);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 65_536) pieces.push(bytes.subarray(at, at + 65_536));
    const signed = [];
    for (let i = 0; i < 50; i += 1) signed.push(await signedHeaders());
    const before = process.memoryUsage().arrayBuffers;
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers);
    }, 5);
    const answers = await Promise.all(signed.map((sent) => stream(sent, pieces)));
    clearInterval(watch);
    expect(new Set(answers)).toEqual(new Set([codes.ok]));
    // Held in memory, they would be 500 MB.
    expect(peak - before).toBeLessThan(150_000_000);
    expect(filesOnDisk('incoming')).toEqual([]);
  });

  /** Sends a picture piece by piece without telling its length, as fast as the server takes it. */
  async function stream(sent: Record<string, string>, pieces: readonly Buffer[]): Promise<number> {
    const boundary = 'xxBOUNDARYxx';
    const part = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg';
    const outgoing = request(`${server.url}/api${upload.upload.path}`, {
      method: 'POST',
      headers: { ...sent, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    function* body() {
      yield Buffer.from(`--${boundary}\r\n${part}\r\n\r\n`);
      yield* pieces;
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    await pipeline(Readable.from(body()), outgoing);
    const [response] = await answered;
    const chunks = await response.toArray();
    return (JSON.parse(Buffer.concat(chunks).toString()) as { code: number }).code;
  }

  async function signedHeaders(): Promise<Record<string, string>> {
    // The body of an upload is not part of its signature, so that of another one signs this.
    let seen: Record<string, string> = {};
    const real = globalThis.fetch;
    globalThis.fetch = async (_url, init) => {
      seen = Object.fromEntries(init?.headers as [string, string][]);
      return Response.json({ code: 0, msg: '', data: null });
    };
    try {
      await client.raw(upload.upload, { body: new FormData(), headers: { [headers.uploadToken]: token } });
    } finally {
      globalThis.fetch = real;
    }
    return seen;
  }
});

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

  it('TRUST 33: a sub-account, another company and a visitor do not see it; the answer is that of an unknown id', async () => {
    const admin = server.client();
    const { tenantId } = await logIn(server, admin, { accountType: 1 });
    const { id } = await uploaded(admin, await jpeg(), 'idCard');
    expect((await admin.gateway.send(upload.selectFile, { query: { id } })).id).toBe(id);
    const sub = server.client();
    const member = await logIn(server, sub, { accountType: 2 });
    await server.db.updateTable('account').set({ tenantId }).where('id', '=', member.accountId).execute();
    await server.db.updateTable('session').set({ tenantId }).where('id', '=', member.sessionId).execute();
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

  it('TRUST 33: a link ends after five minutes, and then answers as one that never was', async () => {
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

function square(side: number) {
  return { width: side, height: side, channels: 3 as const, background: '#fff' };
}

async function bytesOf(file: UploadedFile): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${server.url}${file.url}`)).arrayBuffer());
}

/** Puts a chunk behind a PNG's header. Its checksum is wrong on purpose of simplicity: ancillary ones are skipped. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([png.subarray(0, 33), length, text(type), data, Buffer.alloc(4), png.subarray(33)]);
}
