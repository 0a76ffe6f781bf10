import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Calls, S3Part } from '../transports/byS3.ts';
import type { UploadedFile } from '../types.ts';

interface Stored {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

const leastPart = 5 * 1024 * 1024;
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/**
 * A bucket with presigned parts, as strict as S3: a forged or expired signature is 403, an unknown upload 404, and only
 * the last part may be under 5 MiB. `calls` is the work of the site's own server with its keys.
 */
export async function startS3Server() {
  const secret = randomUUID();
  const uploads = new Map<string, Stored>();
  const files = new Map<string, Buffer>();
  const puts: number[] = [];
  let signatureHolds = true;
  /** Parts whose next request fails with 500. */
  const failing = new Set<number>();
  const sign = (path: string) => createHmac('sha256', secret).update(path).digest('hex');

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const path = `${pathname}?partNumber=${searchParams.get('partNumber')}&uploadId=${searchParams.get('uploadId')}`;
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    if (request.method !== 'PUT' || searchParams.get('signature') !== sign(path))
      return response.writeHead(403).end();
    const stored = uploads.get(searchParams.get('uploadId') ?? '');
    if (!stored) return response.writeHead(404).end();
    const partNumber = Number(searchParams.get('partNumber'));
    if (!(partNumber >= 1 && partNumber <= 10_000)) return response.writeHead(400).end();
    puts.push(partNumber);
    if (failing.delete(partNumber)) return response.writeHead(500).end();
    stored.parts.set(partNumber, body);
    return response.writeHead(200, { ETag: etagOf(body) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const storedAs = ({ uploadId }: { uploadId: string }): Stored => {
    const stored = uploads.get(uploadId);
    if (!stored) throw Object.assign(new Error('NoSuchUpload'), { status: 404 });
    return stored;
  };
  const calls: S3Calls = {
    async create(file) {
      const uploadId = randomUUID();
      uploads.set(uploadId, { key: `articles/${file.name}`, parts: new Map() });
      return { uploadId, key: `articles/${file.name}` };
    },
    async signPart({ uploadId, key, partNumber }) {
      const path = `/${key}?partNumber=${partNumber}&uploadId=${uploadId}`;
      const signature = signatureHolds ? sign(path) : 'ended';
      signatureHolds = true;
      return { url: `http://127.0.0.1:${port}${path}&signature=${signature}` };
    },
    async listParts(upload) {
      return [...storedAs(upload).parts].map(
        ([partNumber, bytes]): S3Part => ({ partNumber, etag: etagOf(bytes), bytes: bytes.length }),
      );
    },
    async complete({ uploadId, key, parts }): Promise<UploadedFile> {
      const stored = storedAs({ uploadId });
      for (const [at, { partNumber, etag }] of parts.entries()) {
        const bytes = stored.parts.get(partNumber);
        if (!bytes || etagOf(bytes) !== etag || partNumber !== at + 1) throw new Error('InvalidPart');
        if (bytes.length < leastPart && at < parts.length - 1) throw new Error('EntityTooSmall');
      }
      files.set(key, Buffer.concat(parts.map(({ partNumber }) => stored.parts.get(partNumber) as Buffer)));
      uploads.delete(uploadId);
      return { id: key };
    },
  };
  return {
    calls,
    uploads,
    files,
    puts,
    failing,
    endSignature: () => {
      signatureHolds = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
