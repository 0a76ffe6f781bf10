import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemOf } from '../machine/problems.ts';
import { startTusServer } from '../specimens/tusServer.ts';
import { byTus, type TusOptions } from './byTus.ts';
import { createResumeStore, type ResumeStore } from './resumeStore.ts';

let server: Awaited<ReturnType<typeof startTusServer>>;
let store: ResumeStore;

beforeEach(async () => {
  server = await startTusServer();
  store = memoryStore();
});
afterEach(() => server.close());

/** A store as a browser has it, which outlives the page. */
function memoryStore(): ResumeStore {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  return createResumeStore(() => storage as unknown as Storage);
}

const text = 'Bill of lading, 12 containers. '.repeat(40);
const manifest = () => new File([text], 'manifest 舱单.csv', { type: 'text/csv', lastModified: 1 });
const signal = new AbortController().signal;
const headers = () => ({ Authorization: 'Bearer member' });
const tus = (more: Partial<TusOptions> = {}) =>
  byTus({ endpoint: server.endpoint, headers, chunkBytes: 500, store, ...more });
const onlyUpload = () => {
  const [upload] = [...server.uploads.values()];
  if (!upload) throw new Error('nothing was created');
  return upload;
};

test('sends a file in parts, with its name, and reports how much has left', async () => {
  const onProgress = vi.fn();
  const { id } = await tus().send(manifest(), { signal, onProgress });
  expect([...server.uploads.keys()]).toEqual([id]);
  expect(onlyUpload().bytes.toString()).toBe(text);
  expect(onlyUpload().metadata).toBe(
    `filename ${Buffer.from('manifest 舱单.csv').toString('base64')},filetype ${btoa('text/csv')}`,
  );
  expect(server.requests).toEqual(['POST', 'PATCH 0', 'PATCH 500', 'PATCH 1000']);
  expect(onProgress).toHaveBeenLastCalledWith({ loaded: text.length, total: text.length });
});

test('continues after a lost connection at the offset of the server', async () => {
  server.breakAfter(700);
  const lost = await tus()
    .send(manifest(), { signal, onProgress: () => {} })
    .catch((error) => error);
  expect(problemOf(lost, 0)).toEqual({ kind: 'network' });
  const onProgress = vi.fn();
  await tus().send(manifest(), { signal, onProgress });
  expect(onProgress).toHaveBeenNthCalledWith(1, { loaded: 700, total: text.length });
  expect(server.requests.slice(-3)).toEqual(['HEAD', 'PATCH 700', 'PATCH 1200']);
  expect(onlyUpload().bytes.toString()).toBe(text);
});

test('continues after a stop, and after a reload when the same file is chosen again', async () => {
  const stop = new AbortController();
  const onProgress = ({ loaded }: { loaded: number }) => loaded >= 500 && stop.abort();
  await expect(tus().send(manifest(), { signal: stop.signal, onProgress })).rejects.toThrow();
  await tus().send(manifest(), { signal, onProgress: () => {} });
  expect(server.uploads.size).toBe(1);
  expect(server.requests.filter((line) => line === 'PATCH 0')).toHaveLength(1);
  expect(onlyUpload().bytes.toString()).toBe(text);
});

test('begins again where the server has dropped the upload, and where another file is chosen', async () => {
  server.breakAfter(700);
  await tus()
    .send(manifest(), { signal, onProgress: () => {} })
    .catch(() => {});
  server.uploads.clear();
  await tus().send(manifest(), { signal, onProgress: () => {} });
  expect(onlyUpload().bytes.toString()).toBe(text);
  await tus().send(new File(['x'], 'other.csv'), { signal, onProgress: () => {} });
  expect(server.uploads.size).toBe(2);
});

test('a finished upload is not continued: the same file is uploaded again', async () => {
  const first = await tus().send(manifest(), { signal, onProgress: () => {} });
  const second = await tus().send(manifest(), { signal, onProgress: () => {} });
  expect(second.id).not.toBe(first.id);
});

test('requests the offset when the server reports a different one', async () => {
  const sent = tus({ chunkBytes: 5000 }).send(manifest(), {
    signal,
    onProgress: () => {
      // As if a request that seemed lost had arrived after all.
      if (onlyUpload().bytes.length === 0) onlyUpload().bytes = Buffer.from(text.slice(0, 300));
    },
  });
  await sent;
  expect(server.requests).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 300']);
  expect(onlyUpload().bytes.toString()).toBe(text);
});

test.each([
  [401, { kind: 'session' }],
  [413, { kind: 'size' }],
  [415, { kind: 'type' }],
  [423, { kind: 'away' }],
  [503, { kind: 'away' }],
  [400, { kind: 'failed' }],
])('a part that is answered with %i is reported as %o', async (status, problem) => {
  const sending = tus().send(manifest(), {
    signal,
    onProgress: ({ loaded }) => loaded === 0 && server.refusals.push(status),
  });
  expect(problemOf(await sending.catch((error) => error), 0)).toEqual(problem);
});

test('too many requests: reports until when to wait', async () => {
  server.refusals.push(429);
  const now = Date.now();
  const error = await tus()
    .send(manifest(), { signal, onProgress: () => {} })
    .catch((failure) => failure);
  const problem = problemOf(error, now);
  expect(problem.kind).toBe('limited');
  expect(problem).toHaveProperty('seconds', expect.any(Number));
});

test('an empty file needs no part', async () => {
  await tus().send(new File([], 'empty.csv'), { signal, onProgress: () => {} });
  expect(server.requests).toEqual(['POST']);
});
