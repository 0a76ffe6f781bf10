import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import { type FeedDocument, FeedFailure, type ReadFeed } from './feeds.ts';

export interface HttpFeedsOptions {
  /** Milliseconds for all of it, redirects included. */
  readonly timeout?: number;
  readonly maxBytes?: number;
  /** Lets addresses of private networks through: for tests against a server on this machine. */
  readonly privateAllowed?: boolean;
}

const mostRedirects = 3;

/** Networks that nobody outside may be led into: this machine, private, link-local, carrier, documentation, multicast. */
const inside = { 4: new BlockList(), 6: new BlockList() } as const;
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside[4].addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 8],
  ['64:ff9b::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside[6].addSubnet(network, prefix, 'ipv6');

/** Whether an address is only reachable by this server. An address with an embedded IPv4 address counts as that one. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside[4].check(address, 'ipv4');
  return family === 0 || inside[6].check(address, 'ipv6');
}

/**
 * Looks a name up and refuses it where any of its addresses lies inside. The connection is made to what was looked at,
 * so a name that answers otherwise the second time changes nothing.
 */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    if (addresses.length === 0 || addresses.some(({ address }) => isInside(address)))
      return callback(new FeedFailure('feedElsewhere'), '');
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

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
    // An address of digits is never looked up.
    const bare = address.hostname.replace(/^\[|\]$/g, '');
    if (!privateAllowed && isIP(bare) !== 0 && isInside(bare)) throw new FeedFailure('feedElsewhere');
    const answer = await open(address, { signal, lookup: privateAllowed ? undefined : lookupOutside });
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
      await bytesOf(answer, maxBytes),
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

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) {
      answer.destroy();
      throw new FeedFailure('feedTooLarge');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const unzipUpTo = promisify(unzip);
const brotliUpTo = promisify(brotliDecompress);

/** What is packed, as the header says or as its first bytes do: some sites send a `.gz` without a word. */
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
