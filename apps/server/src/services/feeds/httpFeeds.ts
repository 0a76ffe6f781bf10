import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import { boundedBody } from '../boundedBody.ts';
import { lookupOutside, namesInside } from '../outside.ts';
import { type FeedDocument, FeedFailure, type ReadFeed } from './feeds.ts';

export interface HttpFeedsOptions {
  /** Milliseconds for all of it, redirects included. */
  readonly timeout?: number;
  readonly maxBytes?: number;
  /** Lets addresses of private networks through: for tests against a server on this machine. */
  readonly privateAllowed?: boolean;
}

const mostRedirects = 3;

const refusingInside = lookupOutside(() => new FeedFailure('feedElsewhere'));

/** Reads feeds over HTTP: in time, up to a size, within their host, and never from a private network. */
export function httpFeeds({
  timeout = 10_000,
  maxBytes = 2 * 1024 * 1024,
  privateAllowed = false,
}: HttpFeedsOptions = {}): ReadFeed {
  const read = async (
    address: URL,
    host: string,
    left: number,
    signal: AbortSignal,
  ): Promise<FeedDocument> => {
    if (!privateAllowed && namesInside(address)) throw new FeedFailure('feedElsewhere');
    const answer = await open(address, { signal, lookup: privateAllowed ? undefined : refusingInside });
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      const next = URL.canParse(headers.location, address) ? new URL(headers.location, address) : null;
      // The same host, and no step down from TLS.
      const within = next?.host === host && (next.protocol === 'https:' || address.protocol === 'http:');
      if (!next || !within || left === 0) throw new FeedFailure('feedElsewhere');
      return read(next, host, left - 1, signal);
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new FeedFailure('feedFailed', statusCode);
    }
    const bytes = await unpacked(
      await boundedBody(answer, maxBytes, () => new FeedFailure('feedTooLarge')),
      headers['content-encoding'] ?? '',
      maxBytes,
    );
    return { bytes, contentType: headers['content-type'] ?? '', address: address.href };
  };
  return async (address) => {
    try {
      return await read(address, address.host, mostRedirects, AbortSignal.timeout(timeout));
    } catch (error) {
      throw error instanceof FeedFailure ? error : new FeedFailure('feedAway');
    }
  };
}

interface Opening {
  readonly signal: AbortSignal;
  readonly lookup: LookupFunction | undefined;
}

function open(address: URL, { signal, lookup }: Opening): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Fairway/1.0 (news import)',
  };
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers, signal, agent: false, ...(lookup ? { lookup } : {}) }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

const unzipUpTo = promisify(unzip);
const brotliUpTo = promisify(brotliDecompress);

/** Decompresses gzip, by the header or by the first bytes: some sites send a `.gz` without the header. */
async function unpacked(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const bounds = { maxOutputLength: maxBytes };
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    if (isGzip || (/deflate/i.test(encoding) && bytes[0] === 0x78)) return await unzipUpTo(bytes, bounds);
    // A text is no Brotli stream, though a header may call it one.
    return /\bbr\b/i.test(encoding) && !isText(bytes) ? await brotliUpTo(bytes, bounds) : bytes;
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new FeedFailure(isTooLarge ? 'feedTooLarge' : 'feedBroken');
  }
}

function isText(bytes: Buffer): boolean {
  return bytes.subarray(0, 200).toString('latin1').trimStart().startsWith('<');
}
