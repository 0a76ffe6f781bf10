import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BlobStore, newBlobKey } from './blobStore.ts';
import { folderBlobs } from './folderBlobs.ts';
import { s3Blobs } from './s3Blobs.ts';

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
const hex = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();

let objects = new Map<string, { bytes: Buffer; type: string }>();
let refusals: string[] = [];
let broken = 0;

/** Checks what S3 checks: date, payload hash, and the SigV4 signature over what really arrived. */
function refusal(request: IncomingMessage, body: Buffer): string | null {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const [, id, day, region, list, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  if (!id || !day || !region || !list) return 'AccessDenied';
  if (id !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  const date = header('x-amz-date');
  if (!/^\d{8}T\d{6}Z$/.test(date) || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const names = list.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'MissingHeader';
  const payload = header('x-amz-content-sha256');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = names.map((name) => `${name}:${header(name)}\n`).join('');
  const canonical = [request.method, path, query, headers, list, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, hex(canonical)].join('\n')).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const refused = refusal(request, body);
  if (refused) {
    refusals.push(refused);
    return response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
  }
  if (broken > 0) {
    broken -= 1;
    return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  }
  const name = request.url ?? '';
  if (!name.startsWith('/uploads/files/')) return response.writeHead(404).end();
  if (request.method === 'PUT') {
    objects.set(name, { bytes: body, type: String(request.headers['content-type']) });
    return response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(name);
    return response.writeHead(204).end();
  }
  const object = objects.get(name);
  return object ? response.writeHead(200).end(object.bytes) : response.writeHead(404).end('<Error/>');
});

let endpoint: string;
let folder: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'fairway-blobs-'));
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  objects = new Map();
  refusals = [];
  broken = 0;
});

const s3 = (more = {}) =>
  s3Blobs({ endpoint, region: 'eu-central-1', bucket: 'uploads', ...credentials, ...more });
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
    await store.remove(key);
    await store.remove(key);
    expect(await text(store, key)).toBe(null);
    expect(refusals).toEqual([]);
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
    expect([...objects]).toEqual([[`/uploads/files/${key}`, { bytes, type: 'image/jpeg' }]]);
  });

  it('refuses a wrong secret, and the error contains neither key nor address', async () => {
    const put = s3({ secretAccessKey: 'other' }).put(newBlobKey(), bytes, 'image/png');
    await expect(put).rejects.toThrow('PUT was answered with HTTP 403');
    await expect(put).rejects.not.toThrow(/127\.0\.0\.1|AKID/);
    expect(refusals).toEqual(['SignatureDoesNotMatch']);
  });

  it('is retried when it is busy', async () => {
    broken = 1;
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
