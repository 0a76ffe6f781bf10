import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type BlobStore, checkedKey } from './blobStore.ts';

export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com` or the address of a MinIO. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The store refused the request. Contains status and operation, never a key or an address. */
class S3Refused extends Error {
  override readonly name = 'S3Refused';
}

/** Blobs in a private bucket of an S3-compatible store, addressed by path, each request signed by SigV4. */
export function s3Blobs(settings: S3Settings): BlobStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/files`;

  async function send(method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', key: string, init: RequestInit = {}) {
    const signal = AbortSignal.timeout(20_000);
    const answer = await client.fetch(`${base}/${checkedKey(key)}`, { method, signal, ...init });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new S3Refused(`${method} was answered with HTTP ${answer.status}`);
  }

  return {
    async put(key, bytes, mediaType) {
      const headers = { 'content-type': mediaType, 'content-length': String(bytes.byteLength) };
      const answer = await send('PUT', key, { body: new Uint8Array(bytes), headers });
      await answer.body?.cancel();
      if (answer.status === 404) throw new S3Refused('the bucket does not exist');
    },
    async get(key) {
      const answer = await send('GET', key);
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      return Readable.fromWeb(answer.body as WebStream);
    },
    async has(key) {
      return (await send('HEAD', key)).ok;
    },
    async remove(key) {
      const answer = await send('DELETE', key);
      await answer.body?.cancel();
    },
  };
}
