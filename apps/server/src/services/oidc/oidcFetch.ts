import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { boundedBody } from '../boundedBody.ts';
import { lookupOutside, namesInside } from '../outside.ts';

export interface OidcFetchOptions {
  /** Lets private networks through: for a provider that the operator names, and for tests. */
  readonly insideAllowed: boolean;
  /** Lets HTTP without TLS through. */
  readonly plainAllowed: boolean;
  /** Milliseconds for one request with its response. */
  readonly timeout?: number;
  readonly maxBytes?: number;
}

/** A response that is too large, or an address that this server may not open. */
export class OidcAddressRefused extends Error {
  override readonly name = 'OidcAddressRefused';
}

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

const refusingInside = lookupOutside(() => new OidcAddressRefused('an address inside'));

/**
 * Returns the `fetch` for requests to a provider: with limits of time and size, without redirects, and for companies'
 * providers only over TLS and never into a private network.
 */
export function oidcFetch({
  insideAllowed,
  plainAllowed,
  timeout = 5000,
  maxBytes = 256 * 1024,
}: OidcFetchOptions) {
  return async (address: string, { method, headers, body }: Sent): Promise<Response> => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !(plainAllowed && url.protocol === 'http:'))
      throw new OidcAddressRefused('not an https address');
    if (!insideAllowed && namesInside(url)) throw new OidcAddressRefused('an address inside');
    const signal = AbortSignal.timeout(timeout);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = url.protocol === 'https:' ? requestHttps : requestHttp;
      const options = {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal,
        agent: false as const,
        ...(insideAllowed ? {} : { lookup: refusingInside satisfies LookupFunction }),
      };
      const sent = request(url, options, resolve);
      sent.on('error', reject);
      sent.end(body == null ? undefined : String(body));
    });
    const bytes = await boundedBody(answer, maxBytes, () => new OidcAddressRefused('a large answer'));
    const { statusCode = 500 } = answer;
    const fields = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const isEmpty = statusCode === 204 || statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(bytes), { status: statusCode, headers: fields });
  };
}
