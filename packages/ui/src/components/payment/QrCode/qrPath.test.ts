import fc from 'fast-check';
import decode from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { type QrDrawing, qrPath } from './qrPath.ts';

/** Paints the path as a browser would, at so many px a module, dark on white. */
function paint({ size, path }: QrDrawing, scale = 3) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

function scan(value: string): string {
  const drawing = qrPath(value);
  if (!drawing) throw new Error('Nothing was drawn.');
  return decode(paint(drawing));
}

describe('draws a code that can be scanned', () => {
  test.each([
    'https://qr.alipay.com/bax03206ug0kulveltqc80a8',
    'weixin://wxpay/bizpayurl?pr=NwY5Mz9&groupid=00',
    'http://127.0.0.1:8787/sandbox/wallet/01942f5e00007000800000000001?way=alipay',
    '航道订单 FW20261120084512 应付 ¥2,376.00',
    'x'.repeat(1200),
  ])('%s', (value) => {
    expect(scan(value)).toBe(value);
  });

  test('any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        expect(scan(url)).toBe(url);
      }),
      { numRuns: 10 },
    );
  });
});

test('surrounds the code with four light modules', () => {
  const drawing = qrPath('https://qr.alipay.com/bax03206ug0kulveltqc80a8');
  const bars = [...(drawing?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map((bar) => bar.map(Number));
  const ends = bars.map(([, x = 0, , length = 0]) => x + length);
  const size = drawing?.size ?? 0;
  expect(Math.min(...bars.map(([, x = 0]) => x))).toBe(4);
  expect(Math.min(...bars.map(([, , y = 0]) => y))).toBe(4);
  expect(Math.max(...ends)).toBe(size - 4);
  expect(Math.max(...bars.map(([, , y = 0]) => y))).toBe(size - 5);
});

test.each([
  ['', 'nothing'],
  ['x'.repeat(4000), 'too much'],
  [null as never, 'null'],
  [42 as never, 'a number'],
])('no code holds %j', (value) => {
  expect(qrPath(value)).toBeNull();
});
