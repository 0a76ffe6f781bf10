import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deflateSync } from 'node:zlib';
import { codes } from '@fairway/gateway/contract/codes';
import { headers } from '@fairway/gateway/contract/envelope';
import { maxPictureBytes, upload } from '@fairway/gateway/contract/upload';
import { describe, expect, it } from 'vitest';
import { openPhotoDesk } from '../../testing/photoDesk.ts';
import { hugePng, jpeg, png } from '../../testing/pictures.ts';

const { client, filesOnDisk, send, server, token } = await openPhotoDesk();
const text = (value: string) => Buffer.from(value);

const boundary = 'xxBOUNDARYxx';
const part = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg';
const opening = `--${boundary}\r\n${part}\r\n\r\n`;

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

  it('TRUST 32: of an upload that breaks off nothing is left', async () => {
    const outgoing = request(`${server.url}/api${upload.upload.path}`, {
      method: 'POST',
      headers: { ...(await signedHeaders()), 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    outgoing.on('error', () => {});
    outgoing.write(opening);
    outgoing.write(Buffer.alloc(200_000, 0xff));
    await expect.poll(() => filesOnDisk('incoming').length).toBe(1);
    outgoing.destroy();
    await expect.poll(() => filesOnDisk('incoming')).toEqual([]);
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
    // In memory they would take 500 MB; the collector of a busy machine leaves some of what was sent.
    expect(peak - before).toBeLessThan(300_000_000);
    expect(filesOnDisk('incoming')).toEqual([]);
  }, 120_000);

  /** Sends a picture piece by piece without telling its length, as fast as the server takes it. */
  async function stream(sent: Record<string, string>, pieces: readonly Buffer[]): Promise<number> {
    const outgoing = request(`${server.url}/api${upload.upload.path}`, {
      method: 'POST',
      headers: { ...sent, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    function* body() {
      yield Buffer.from(opening);
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

/** Puts a chunk behind a PNG's header. Its checksum is wrong on purpose of simplicity: ancillary ones are skipped. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([png.subarray(0, 33), length, text(type), data, Buffer.alloc(4), png.subarray(33)]);
}
