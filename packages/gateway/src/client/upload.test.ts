import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { upload } from '../contract/upload.ts';
import { refusal, reply } from '../testing/fakeServer.ts';
import { fakeXhr } from '../testing/fakeXhr.ts';
import { failure, setUp } from '../testing/setUp.ts';
import { createUpload } from './upload.ts';

const picture = () => new File(['0123456789'], '截图.png', { type: 'image/png' });
const stored = {
  id: '01942f5e-0009-7000-8000-000000000001',
  purpose: 'avatar',
  url: '/api/files/1',
  expiresAt: '2026-11-20T09:05:00.000Z',
  bytes: 10,
  width: 1,
  height: 1,
};
const token =
  (name: string, seconds = 240) =>
  () =>
    reply({ token: name, expireDate: new Date(Date.now() + seconds * 1000).toISOString() });
const purpose = 'avatar' as const;

function uploading() {
  const { server, gateway } = setUp({ token: 'tok_mine' });
  vi.stubGlobal('XMLHttpRequest', fakeXhr(server.fetch));
  return { server, gateway, send: createUpload(gateway) };
}
const sentTokens = (server: ReturnType<typeof uploading>['server']) =>
  server.seen.filter(({ isForm }) => isForm).map(({ headers }) => headers.get('x-upload-token'));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a picture is sent as a form with its purpose, signed without its bytes, and reports its progress', async () => {
  const { server, send } = uploading();
  server.answer(token('up-1'), () => reply(stored));
  const seen: number[] = [];
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) => seen.push(loaded / total);
  expect(await send(upload.upload, picture(), { purpose, onProgress })).toEqual(stored);
  expect(seen).toEqual([0.5, 1]);
  const [, form] = server.seen;
  expect(form).toMatchObject({ path: '/api/common/upload', isForm: true, signed: true });
  expect(form?.headers.get('authorization')).toBe('Bearer tok_mine');
  expect(form?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(form?.body).toContain('0123456789');
  expect(form?.body).toMatch(/name="purpose"\s+avatar/);
});

test('pictures of a batch share one token, and another purpose has its own', async () => {
  const { server, send } = uploading();
  server.answer(token('up-1'), ...Array.from({ length: 3 }, () => () => reply(stored)), token('up-2'), () =>
    reply({ ...stored, purpose: 'idCard' }),
  );
  await Promise.all([1, 2, 3].map(() => send(upload.upload, picture(), { purpose })));
  await send(upload.upload, picture(), { purpose: 'idCard' });
  expect(sentTokens(server)).toEqual(['up-1', 'up-1', 'up-1', 'up-2']);
});

test('a token in its last seconds is not used again', async () => {
  const { server, send } = uploading();
  server.answer(
    token('up-1', 10),
    () => reply(stored),
    token('up-2'),
    () => reply(stored),
  );
  await send(upload.upload, picture(), { purpose });
  await send(upload.upload, picture(), { purpose });
  expect(sentTokens(server)).toEqual(['up-1', 'up-2']);
});

test.each([
  ['its code', () => refusal(200, 'uploadTokenInvalid')],
  ['HTTP 401', () => refusal(401, 'sessionExpired')],
  ['HTTP 403', () => refusal(403, 'notAllowed')],
])('a token refused by %s is fetched anew once, under a key of its own', async (_, refuses) => {
  const { server, send } = uploading();
  server.answer(token('up-1'), refuses, token('up-2'), () => reply(stored));
  expect(await send(upload.upload, picture(), { purpose })).toEqual(stored);
  expect(sentTokens(server)).toEqual(['up-1', 'up-2']);
  const keys = server.seen
    .filter(({ isForm }) => isForm)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a token refused twice is the failure', async () => {
  const { server, send } = uploading();
  const refuses = () => refusal(200, 'uploadTokenInvalid');
  server.answer(token('up-1'), refuses, token('up-2'), refuses);
  const error = await failure(send(upload.upload, picture(), { purpose }));
  expect(error).toMatchObject({ kind: 'refused', codeName: 'uploadTokenInvalid' });
});

test('a batch whose token is refused fetches one new token for all of it', async () => {
  const { server, send } = uploading();
  const refuses = () => refusal(200, 'uploadTokenInvalid');
  server.answer(token('up-1'), refuses, refuses, refuses, token('up-2'));
  server.answer(...Array.from({ length: 3 }, () => () => reply(stored)));
  await Promise.all([1, 2, 3].map(() => send(upload.upload, picture(), { purpose })));
  expect(sentTokens(server)).toEqual(['up-1', 'up-1', 'up-1', 'up-2', 'up-2', 'up-2']);
});

test('a refused picture is reported in the words of the server', async () => {
  const { server, send } = uploading();
  server.answer(token('up-1'), () => refusal(200, 'pictureTooLarge'));
  const error = await failure(send(upload.upload, picture(), { purpose }));
  expect(error).toMatchObject({
    kind: 'refused',
    codeName: 'pictureTooLarge',
    msg: 'because pictureTooLarge',
  });
});

test('the caller ends it at any moment', async () => {
  const { server, send } = uploading();
  server.answer(token('up-1'), () => new Promise<Response>(() => {}));
  const caller = new AbortController();
  const onProgress = () => caller.abort();
  const error = await failure(send(upload.upload, picture(), { purpose, onProgress, signal: caller.signal }));
  expect(error.kind).toBe('cancelled');
  const late = await failure(send(upload.upload, picture(), { purpose, signal: caller.signal }));
  expect(late.kind).toBe('cancelled');
});

test('an upload that stalls for thirty seconds is given up; one that moves is not', async () => {
  const { server, send } = uploading();
  server.answer(token('up-1'), () => new Promise<Response>(() => {}));
  const failed = failure(send(upload.upload, picture(), { purpose }));
  await vi.waitFor(() => expect(server.seen).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await failed).kind).toBe('timeout');
});

test('a lost connection is tried again under the same key, so that the picture is stored once', async () => {
  const { server, send } = uploading();
  const lost = () => {
    throw new TypeError('lost');
  };
  server.answer(token('up-1'), lost, () => reply(stored));
  const sent = send(upload.upload, picture(), { purpose });
  await vi.waitFor(() => expect(server.seen).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual(stored);
  const keys = server.seen
    .filter(({ isForm }) => isForm)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('without XMLHttpRequest the picture is sent by fetch', async () => {
  const { server, gateway } = setUp({ token: 'tok_mine' });
  vi.stubGlobal('XMLHttpRequest', undefined);
  server.answer(token('up-1'), () => reply(stored));
  expect(await createUpload(gateway)(upload.upload, picture(), { purpose })).toEqual(stored);
});
