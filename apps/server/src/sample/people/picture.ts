import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../../services/files/pictures.ts';
import { letters } from './letters.ts';

/** A card's proportions, in dots; each is a square of so many pixels, so that the words can be read from afar. */
const dots = { width: 110, height: 68 } as const;
const dot = 8;
/** Eight dots side by side are one byte of a row of pixels, and a dot is one byte of black ones. */
const black = 0x00;
const white = 0xff;

/** Draws a fictitious paper: a PNG with SAMPLE 示例 and its title, in capitals that `letters` has. */
export function samplePicture(title: string): Picture {
  const page = Array.from({ length: dots.height }, () => new Uint8Array(dots.width).fill(white));
  frame(page);
  write(page, 'SAMPLE', 10, 2);
  write(page, '示例', 31, 1);
  write(page, title, 53, 1);
  const width = dots.width * dot;
  const height = dots.height * dot;
  const lines = page.flatMap((row) => {
    // Each line of pixels begins with the number of its filter: none.
    const line = Buffer.concat([Buffer.of(0), row]);
    return Array.from({ length: dot }, () => line);
  });
  return { bytes: png(width, height, Buffer.concat(lines)), mediaType: 'image/png', width, height };
}

function frame(page: readonly Uint8Array[]): void {
  for (const [y, row] of page.entries()) {
    if (y === 2 || y === dots.height - 3) row.fill(black, 2, -2);
    else if (y > 2 && y < dots.height - 3) row[2] = row[dots.width - 3] = black;
  }
}

/** Writes a line in the middle, its letters one dot apart, each dot `size` dots wide and high. */
function write(page: readonly Uint8Array[], text: string, top: number, size: number): void {
  const glyphs = [...text].map((letter) => letters[letter] ?? []);
  const length = glyphs.reduce((sum, rows) => sum + ((rows[0]?.length ?? 0) + 1) * size, -size);
  let left = Math.floor((dots.width - length) / 2);
  for (const rows of glyphs) {
    for (let y = 0; y < rows.length * size; y += 1) {
      const row = rows[Math.floor(y / size)] ?? '';
      for (let x = 0; x < row.length * size; x += 1) {
        const on = row.charAt(Math.floor(x / size)) === '#';
        if (on) page[top + y]?.fill(black, left + x, left + x + 1);
      }
    }
    left += ((rows[0]?.length ?? 0) + 1) * size;
  }
}

/** A PNG of one bit a pixel (ISO/IEC 15948): lines of pixels, each with the number of its filter before it. */
function png(width: number, height: number, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), end]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
