import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeS3, s3Credentials, startFakeS3 } from '../../testing/fakeS3.ts';
import { type BlobStore, newBlobKey } from './blobStore.ts';
import { folderBlobs } from './folderBlobs.ts';
import { s3Blobs } from './s3Blobs.ts';

let service: FakeS3;
let folder: string;
beforeAll(async () => {
  service = await startFakeS3('uploads');
  folder = await mkdtemp(join(tmpdir(), 'fairway-blobs-'));
});
afterAll(() => service.stop());
beforeEach(() => service.reset());

const s3 = (more = {}) =>
  s3Blobs({
    endpoint: service.endpoint,
    region: 'eu-central-1',
    bucket: 'uploads',
    ...s3Credentials,
    ...more,
  });
const bytes = Buffer.from('not a picture, and nobody asks here');
const text = async (store: BlobStore, key: string) => {
  const stream = await store.get(key);
  return stream ? Buffer.concat(await stream.toArray()).toString() : null;
};

describe.each<[string, () => BlobStore]>([
  ['a folder', () => folderBlobs(folder)],
  ['an S3 bucket that verifies SigV4', () => s3()],
])('%s', (_, open) => {
  it('returns the stored bytes, and nothing once they are removed', async () => {
    const store = open();
    const key = newBlobKey();
    expect(await text(store, key)).toBe(null);
    await store.put(key, bytes, 'image/png');
    expect(await text(store, key)).toBe(bytes.toString());
    expect(await store.has(key)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await text(store, key)).toBe(null);
    expect(await store.has(key)).toBe(false);
    expect(service.refusals).toEqual([]);
  });

  it.each(['../../secret', 'a/b', '', `${'0'.repeat(31)}\0`, 'A'.repeat(32)])(
    'TRUST 33: accepts no name but its own: %j',
    async (key) => {
      await expect(open().put(key, bytes, 'image/png')).rejects.toThrow('not a blob key');
      await expect(open().get(key)).rejects.toThrow('not a blob key');
    },
  );
});

describe('an S3 bucket', () => {
  it('is sent the media type, at the path of the bucket', async () => {
    const key = newBlobKey();
    await s3().put(key, bytes, 'image/jpeg');
    expect([...service.objects]).toEqual([[`/uploads/files/${key}`, { bytes, type: 'image/jpeg' }]]);
  });

  it('refuses a wrong secret, and the error contains neither key nor address', async () => {
    const put = s3({ secretAccessKey: 'other' }).put(newBlobKey(), bytes, 'image/png');
    await expect(put).rejects.toThrow('PUT was answered with HTTP 403');
    await expect(put).rejects.not.toThrow(/127\.0\.0\.1|AKID/);
    expect(service.refusals).toEqual(['SignatureDoesNotMatch']);
  });

  it('is retried when it is busy', async () => {
    service.busy = 1;
    const key = newBlobKey();
    await s3().put(key, bytes, 'image/png');
    expect(await text(s3(), key)).toBe(bytes.toString());
  });

  it('that does not exist is a failure, not an empty store', async () => {
    await expect(s3({ bucket: 'absent' }).put(newBlobKey(), bytes, 'image/png')).rejects.toThrow('bucket');
  });
});

it('a folder shows no name whose bytes are not all there', async () => {
  const key = newBlobKey();
  const store = folderBlobs(folder);
  await Promise.all([1, 2, 3].map(() => store.put(key, bytes, 'image/png')));
  const names = await readdir(join(folder, key.slice(0, 2)));
  expect(names.filter((name) => name.startsWith(key))).toEqual([key]);
});
