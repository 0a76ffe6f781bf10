import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInside } from '../outside.ts';
import { httpFeeds } from './httpFeeds.ts';

const packed =
  (encoding: string | undefined, bytes: Buffer): RequestListener =>
  (_request, response) =>
    response.writeHead(200, encoding === undefined ? {} : { 'content-encoding': encoding }).end(bytes);

/** A strict publisher: refuses requests that a feed reader would not send. */
const answers: Readonly<Record<string, RequestListener>> = {
  '/rss': (request, response) => {
    const fine = request.method === 'GET' && /rss\+xml/.test(request.headers.accept ?? '');
    response.writeHead(fine ? 200 : 406, { 'content-type': 'application/rss+xml' }).end('<rss/>');
  },
  '/gzip': packed('gzip', gzipSync('<rss/>')),
  '/gz': packed(undefined, gzipSync('<rss/>')),
  '/brotli': packed('br', brotliCompressSync('<rss/>')),
  '/deflate': packed('deflate', deflateSync('<rss/>')),
  '/falselyBrotli': packed('br', Buffer.from('<rss/>')),
  '/bomb': packed('gzip', gzipSync('x'.repeat(100_000))),
  '/falselyGzip': packed('gzip', Buffer.from([0x1f, 0x8b, 1, 2, 3])),
  '/moved': (_request, response) => response.writeHead(301, { location: '/rss' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/elsewhere': (_request, response) =>
    response.writeHead(302, { location: 'https://example.com/rss' }).end(),
  '/large': (_request, response) => response.writeHead(200).end('x'.repeat(3000)),
  '/gone': (_request, response) => response.writeHead(404).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
  '/silent': () => undefined,
};

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = httpFeeds({ privateAllowed: true, maxBytes: 2000, timeout: 1000 });
const at = (path: string) => new URL(path, base);

describe('a feed over HTTP', () => {
  it('is read unchanged', async () => {
    const { bytes, ...rest } = await read(at('/rss'));
    expect(Buffer.from(bytes).toString()).toBe('<rss/>');
    expect(rest).toEqual({ contentType: 'application/rss+xml', address: at('/rss').href });
  });

  it.each(['/gzip', '/gz', '/brotli', '/deflate', '/falselyBrotli'])('is unpacked at %s', async (path) => {
    expect(Buffer.from((await read(at(path))).bytes).toString()).toBe('<rss/>');
  });

  it('is followed within its host', async () => {
    expect((await read(at('/moved'))).address).toBe(at('/rss').href);
  });

  it.each<[path: string, problem: string, status?: number]>([
    ['/elsewhere', 'feedElsewhere'],
    ['/round', 'feedElsewhere'],
    ['/large', 'feedTooLarge'],
    ['/bomb', 'feedTooLarge'],
    ['/falselyGzip', 'feedBroken'],
    ['/gone', 'feedFailed', 404],
    ['/broken', 'feedFailed', 500],
    ['/silent', 'feedAway'],
  ])('at %s is not read: %s', async (path, problem, status) => {
    await expect(read(at(path))).rejects.toMatchObject({ problem, status });
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://169.254.169.254/latest/',
    'http://2130706433/',
  ])('is never read from inside: %s', async (address) => {
    await expect(httpFeeds({ timeout: 2000 })(new URL(address))).rejects.toMatchObject({
      problem: 'feedElsewhere',
    });
  });
});

it.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.1', true],
  ['192.168.1.1', true],
  ['100.100.0.1', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['not an address', true],
])('%s lies inside: %s', (address, within) => {
  expect(isInside(address)).toBe(within);
});
