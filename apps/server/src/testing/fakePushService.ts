import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';
import { listen } from './wallets/fakes.ts';

/** A message that reached the push service. */
interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service on this machine that stores what it gets, and verifies and decrypts it as real services and browsers do. */
export async function fakePushService(clock: Clock) {
  const pushed: Pushed[] = [];
  let status = 201;
  const http = await listen(({ url = '', headers }, body) => {
    pushed.push({ path: url, headers, body });
    return { status, body: 'x'.repeat(100_000) };
  });
  let browsers = 0;
  return {
    url: http.url,
    stop: http.stop,
    pushed,
    /** The status of all further responses. */
    respond(next: number): void {
      status = next;
    },
    /** A browser that subscribes here. */
    browser() {
      browsers += 1;
      const endpoint = `${http.url}/push/${browsers}`;
      const [pair, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const p256dh = pair.generateKeys('base64url');
      const received = () => pushed.filter(({ path }) => path === new URL(endpoint).pathname);
      return {
        subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
        received,
        /** The content of all messages, after the checks of the service. */
        async messages(applicationServerKey: string) {
          for (const each of received()) await verify(each, http.url, applicationServerKey, clock.now());
          return received().map(({ body }) => JSON.parse(decrypt(body, pair, auth)) as unknown);
        },
      };
    },
  };
}

/** RFC 8030 and RFC 8292: throws unless the request is complete and signed by the key of the subscription. */
async function verify(
  { headers }: Pushed,
  origin: string,
  applicationServerKey: string,
  now: Date,
): Promise<void> {
  const [, token = '', k = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  if (k !== applicationServerKey) throw new Error('another key than the one subscribed with');
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience: origin, currentDate: now });
  const seconds = (payload.exp ?? Number.POSITIVE_INFINITY) - now.getTime() / 1000;
  if (decodeProtectedHeader(token).typ !== 'JWT' || seconds > 86_400) throw new Error('a token too long');
  if (!/^(mailto:.+@.+|https:\/\/.+)/.test(payload.sub ?? '')) throw new Error('no contact');
  if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl !== '86400') throw new Error('headers');
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('topic');
}

/** RFC 8188 and RFC 8291, one record. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  if (body.length > 4096) throw new Error('too large');
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const derive = (key: Uint8Array, from: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  if (record.at(-1) !== 2) throw new Error('not the last record');
  return record.subarray(0, -1).toString();
}
