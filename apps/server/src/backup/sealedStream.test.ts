import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { blockBytes, readSealed, seal, unseal } from './sealedStream.ts';

const key = randomBytes(32);

async function* pieces(all: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* all;
}
async function joined(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of source) all.push(piece);
  return Buffer.concat(all);
}
const sealed = (content: Buffer, by: Uint8Array | null) => joined(seal(pieces([content]), by));
const opened = (bytes: Buffer, by: Uint8Array | null) => joined(unseal(pieces([bytes]), by));

describe.each([
  ['with a key', key],
  ['without a key', null],
])('a backup %s', (_, by) => {
  it('returns the written content, however it is divided', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 * 1024 })),
        fc.integer({ min: 1, max: 5000 }),
        async (sizes, step) => {
          const parts = sizes.map((size) => randomBytes(size));
          const bytes = await joined(seal(pieces(parts), by));
          const cut = Array.from({ length: Math.ceil(bytes.length / step) }, (_, n) =>
            bytes.subarray(n * step, (n + 1) * step),
          );
          expect((await joined(unseal(pieces(cut), by))).equals(Buffer.concat(parts))).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([0, 1, blockBytes - 1, blockBytes, blockBytes + 1, 3 * blockBytes])(
    'keeps %i bytes',
    async (size) => {
      const content = randomBytes(size);
      expect((await opened(await sealed(content, by), by)).equals(content)).toBe(true);
    },
  );

  it('refuses any changed bit, any cut and anything after its end', async () => {
    const bytes = await sealed(randomBytes(5000), by);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        await expect(opened(changed, by)).rejects.toThrow('backup');
        await expect(opened(bytes.subarray(0, at), by)).rejects.toThrow('backup');
      }),
      { numRuns: 300 },
    );
    await expect(opened(Buffer.concat([bytes, Buffer.alloc(1)]), by)).rejects.toThrow('follows the end');
  });

  it('refuses blocks in another order, and blocks of another backup', async () => {
    const content = Buffer.concat([
      Buffer.alloc(blockBytes, 1),
      Buffer.alloc(blockBytes, 2),
      Buffer.alloc(10, 3),
    ]);
    const [one, other] = [await sealed(content, by), await sealed(content, by)];
    const block = (bytes: Buffer, n: number) =>
      bytes.subarray(64 + n * (blockBytes + 20), 64 + (n + 1) * (blockBytes + 20));
    const swapped = Buffer.concat([one.subarray(0, 64), block(one, 1), block(one, 0), block(one, 2)]);
    await expect(opened(swapped, by)).rejects.toThrow('damaged in block 0');
    const mixed = Buffer.concat([one.subarray(0, 64), block(one, 0), block(other, 1), block(one, 2)]);
    await expect(opened(mixed, by)).rejects.toThrow('damaged in block 1');
  });
});

describe('the key', () => {
  it.each([
    ['another key', key, randomBytes(32), 'does not open'],
    ['no key for an encrypted one', key, null, 'Give its key by --key-file'],
    ['a key for one that is not encrypted', null, key, 'is not encrypted'],
  ])('refuses %s', async (_, sealingKey, openingKey, words) => {
    await expect(opened(await sealed(randomBytes(100), sealingKey), openingKey)).rejects.toThrow(words);
  });

  it('hides the content', async () => {
    const text = Buffer.from('somebody’s name '.repeat(1000));
    expect((await sealed(text, key)).includes('somebody')).toBe(false);
  });
});

describe('a file of a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-sealed-'));
  const path = join(folder, 'a.backup');
  afterAll(() => rmSync(folder, { recursive: true }));
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`) === path;
      } catch {
        // Closed since it was listed.
        return false;
      }
    });

  it.each([0, 1, blockBytes, 5 * blockBytes + 1])('of %i bytes is read in whole blocks', async (size) => {
    const content = randomBytes(size);
    writeFileSync(path, await sealed(content, key));
    expect((await joined(unseal(readSealed(path), key))).equals(content)).toBe(true);
  });

  it.skipIf(!existsSync('/proc/self/fd'))(
    'is closed when a block is damaged, and when its reader stops',
    async () => {
      const bytes = await sealed(randomBytes(5 * blockBytes), key);
      writeFileSync(path, bytes);
      for await (const _block of unseal(readSealed(path), key)) break;
      expect(openFiles()).toEqual([]);
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      await expect(joined(unseal(readSealed(path), key))).rejects.toThrow('damaged');
      expect(openFiles()).toEqual([]);
    },
  );
});
