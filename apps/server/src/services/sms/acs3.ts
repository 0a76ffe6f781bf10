import { createHash, createHmac } from 'node:crypto';

export interface AcsCredentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

interface AcsRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly action: string;
  /** The API's version, a date. */
  readonly version: string;
  readonly body: string;
  readonly now: Date;
  /** Unique per request; the service refuses one it has seen. */
  readonly nonce: string;
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 3986: characters that `encodeURIComponent` keeps and the signature requires encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The query as both sides sign it: encoded, in order of the names. */
export function canonicalQuery(params: URLSearchParams): string {
  return [...params]
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Headers that sign a request by Alibaba Cloud's ACS3-HMAC-SHA256, the `host` header left to the client. */
export function acs3Headers(request: AcsRequest, credentials: AcsCredentials): Record<string, string> {
  const payloadHash = hex(request.body);
  const signed: Record<string, string> = {
    host: request.url.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': payloadHash,
    'x-acs-date': request.now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url.searchParams),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    payloadHash,
  ].join('\n');
  const signature = createHmac('sha256', credentials.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex');
  const { host: _host, ...sent } = signed;
  const list = names.join(';');
  return {
    ...sent,
    authorization: `ACS3-HMAC-SHA256 Credential=${credentials.accessKeyId},SignedHeaders=${list},Signature=${signature}`,
  };
}
