import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const s3Credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

/** An S3 service on this machine that is as strict as S3 about signatures. */
export interface FakeS3 {
  readonly endpoint: string;
  /** Objects by their path, `/bucket/files/key`. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string }>;
  readonly refusals: string[];
  /** The number of next requests that it is too busy for. */
  busy: number;
  /** Called before each request is answered. */
  before(method: string, path: string): Promise<void>;
  reset(): void;
  stop(): Promise<unknown>;
}

const hex = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();

/** Checks what S3 checks: date, payload hash, and the SigV4 signature over what really arrived. */
function refusal(request: IncomingMessage, body: Buffer): string | null {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const [, id, day, region, list, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  if (!id || !day || !region || !list) return 'AccessDenied';
  if (id !== s3Credentials.accessKeyId) return 'InvalidAccessKeyId';
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
    `AWS4${s3Credentials.secretAccessKey}`,
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, hex(canonical)].join('\n')).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

/** Starts it with the buckets of these names. */
export async function startFakeS3(...buckets: string[]): Promise<FakeS3> {
  const service = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { method = '', url = '' } = request;
    const refused = refusal(request, body);
    if (refused) {
      fake.refusals.push(refused);
      return response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
    }
    if (fake.busy > 0) {
      fake.busy -= 1;
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    if (!buckets.some((bucket) => url.startsWith(`/${bucket}/files/`))) return response.writeHead(404).end();
    await fake.before(method, url);
    if (method === 'PUT') {
      fake.objects.set(url, { bytes: body, type: String(request.headers['content-type']) });
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      fake.objects.delete(url);
      return response.writeHead(204).end();
    }
    const object = fake.objects.get(url);
    return object ? response.writeHead(200).end(object.bytes) : response.writeHead(404).end('<Error/>');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    objects: new Map(),
    refusals: [],
    busy: 0,
    before: async () => {},
    reset() {
      fake.objects.clear();
      fake.refusals.length = 0;
      fake.busy = 0;
    },
    stop: () => new Promise((resolve) => service.close(resolve)),
  };
  return fake;
}
