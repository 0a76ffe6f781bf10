import { codes } from '@fairway/gateway/contract/codes';
import type { UploadedFile } from '@fairway/gateway/contract/upload';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPhotoDesk } from '../../testing/photoDesk.ts';
import { jpeg, phonePhoto, png } from '../../testing/pictures.ts';

const { send, server } = await openPhotoDesk();
const text = (value: string) => Buffer.from(value);

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

  it("TRUST 31: the sender's file name is not trusted: a PNG named .jpg is a PNG", async () => {
    const answer = await send(await png(), { name: 'photo.jpg', type: 'text/html' });
    const picture = await fetch(`${server.url}${(answer.data as UploadedFile).url}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});

function square(side: number) {
  return { width: side, height: side, channels: 3 as const, background: '#fff' };
}

async function bytesOf(file: UploadedFile): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${server.url}${file.url}`)).arrayBuffer());
}
