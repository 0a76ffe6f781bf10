import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Language } from '@fairway/gateway/contract/texts';
import { refuseFields } from '../refuse.ts';

/** A request as received, before any of it is trusted. */
export interface Incoming {
  readonly method: string;
  /** Path and query exactly as sent, since these are signed. */
  readonly path: string;
  readonly query: string;
  /** Raw body; empty without one, and for multipart, which is read from the stream once its sender is known. */
  readonly body: Buffer;
  readonly stream: Readable;
  readonly mediaType: string;
  readonly ip: string;
  readonly language: Language;
  header(name: string): string | undefined;
}

/** Headers that are signed or that decide who is asking: sent twice, the two ends might read different ones. */
const once = new Set<string>([
  headers.language,
  headers.authorization,
  headers.clientVersion,
  headers.timestamp,
  headers.nonce,
  headers.keyId,
  headers.signature,
  headers.idempotencyKey,
  headers.clientKey,
  headers.checkedToken,
  headers.uploadToken,
  'content-type',
  'origin',
  'host',
]);

/** Refuses signed headers that are repeated (TRUST 15). Node itself would keep the first or join them. */
export function refuseRepeatedHeaders(raw: IncomingMessage): void {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (let i = 0; i < raw.rawHeaders.length; i += 2) {
    const name = raw.rawHeaders[i]?.toLowerCase() ?? '';
    if (!once.has(name)) continue;
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  if (repeated.size > 0) {
    refuseFields([...repeated].map((name) => ({ field: `header.${name}`, rule: 'repeated' })));
  }
}

/** Returns the language of the response: any value but `en` means `zh` and is never echoed (TRUST 39). */
export function languageOf(value: string | string[] | undefined): Language {
  return value === 'en' ? 'en' : 'zh';
}

/** Splits a request target as sent into path and query, without decoding either. */
export function splitTarget(target: string): { path: string; query: string } {
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) };
}
