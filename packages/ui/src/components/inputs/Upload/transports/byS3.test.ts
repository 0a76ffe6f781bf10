import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemOf } from '../machine/problems.ts';
import { startS3Server } from '../specimens/s3Server.ts';
import { byS3, partSize, type S3Options } from './byS3.ts';
import { createResumeStore } from './resumeStore.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let items: Map<string, string>;

beforeEach(async () => {
  server = await startS3Server();
  items = new Map();
});
afterEach(() => server.close());

const mebibyte = 1024 * 1024;
const bytes = Buffer.alloc(12 * mebibyte, 'schedule of sailings ');
const scan = () => new File([bytes], 'scan.zip', { lastModified: 1 });
const signal = new AbortController().signal;
const s3 = (more: Partial<S3Options> = {}) => {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  const store = createResumeStore(() => storage as unknown as Storage);
  return byS3({ calls: server.calls, name: 'articles', partBytes: 5 * mebibyte, store, ...more });
};

test('sends the parts to their signed addresses and completes the file', async () => {
  const onProgress = vi.fn();
  const { id } = await s3().send(scan(), { signal, onProgress });
  expect(id).toBe('articles/scan.zip');
  expect(server.files.get(id)?.equals(bytes)).toBe(true);
  expect(server.puts.toSorted()).toEqual([1, 2, 3]);
  expect(onProgress).toHaveBeenLastCalledWith({ loaded: bytes.length, total: bytes.length });
});

test('continues with the missing part alone, after a reload when the same file is chosen again', async () => {
  server.failing.add(2);
  const error = await s3({ atOnce: 1 })
    .send(scan(), { signal, onProgress: () => {} })
    .catch((failure) => failure);
  expect(problemOf(error, 0)).toEqual({ kind: 'away' });
  expect(server.puts).toEqual([1, 2]);
  const onProgress = vi.fn();
  const { id } = await s3({ atOnce: 1 }).send(scan(), { signal, onProgress });
  expect(server.puts).toEqual([1, 2, 2, 3]);
  expect(onProgress).toHaveBeenNthCalledWith(1, { loaded: 5 * mebibyte, total: bytes.length });
  expect(server.files.get(id)?.equals(bytes)).toBe(true);
});

test('requests an expired signature once more', async () => {
  server.endSignature();
  const { id } = await s3({ atOnce: 1 }).send(scan(), { signal, onProgress: () => {} });
  expect(server.files.has(id)).toBe(true);
});

test('begins again where S3 no longer knows the upload', async () => {
  server.failing.add(3);
  await s3({ atOnce: 1 })
    .send(scan(), { signal, onProgress: () => {} })
    .catch(() => {});
  server.uploads.clear();
  const { id } = await s3({ atOnce: 1 }).send(scan(), { signal, onProgress: () => {} });
  expect(server.puts).toEqual([1, 2, 3, 1, 2, 3]);
  expect(server.files.get(id)?.equals(bytes)).toBe(true);
});

test('a failed part ends the others, and a stop ends all', async () => {
  server.failing.add(1);
  await expect(s3().send(scan(), { signal, onProgress: () => {} })).rejects.toThrow('part 1');
  const stop = new AbortController();
  const onProgress = ({ loaded }: { loaded: number }) => loaded > 0 && stop.abort();
  await expect(s3().send(scan(), { signal: stop.signal, onProgress })).rejects.toThrow();
  expect(server.files.size).toBe(0);
});

test('a bucket that hides ETag is reported with what to change', async () => {
  const fetch = async () => ({ status: 200, header: () => null });
  await expect(s3({ fetch }).send(scan(), { signal, onProgress: () => {} })).rejects.toThrow('ExposeHeaders');
});

test.each([
  ['at least 5 MiB', 1000, 1, 5 * mebibyte],
  ['as preferred', 1000 * mebibyte, 16 * mebibyte, 16 * mebibyte],
  ['no more than 10,000 parts', 400_000 * mebibyte, 8 * mebibyte, 40 * mebibyte],
])('part size: %s', (_, size, preferred, expected) => {
  expect(partSize(size, preferred)).toBe(expected);
});
