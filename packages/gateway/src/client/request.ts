import type { Call } from '../contract/call.ts';

/** The parts of a call that stay the same over all its attempts. */
export interface Outgoing {
  /** The target, query included. */
  readonly url: string;
  /** Path as sent, as PSIG1 signs it. */
  readonly path: string;
  readonly query: string;
  readonly body: string | FormData | null;
  readonly contentType: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Entries to send: undefined is left out, a list becomes one entry for each member. */
function* entries(fields: unknown): Generator<[string, unknown]> {
  if (!isFields(fields)) return;
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) yield [name, one];
  }
}

function urlEncoded(fields: unknown): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of entries(fields)) encoded.append(name, String(value));
  return encoded.toString();
}

function multipart(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

/** Lays out a call's input as URL and body. */
export function outgoing(baseURL: string, call: Call, input: { query?: unknown; body?: unknown }): Outgoing {
  const query = urlEncoded(input.query);
  const target = `${baseURL.replace(/\/+$/, '')}${call.path}`;
  const path = new URL(target, 'http://localhost').pathname;
  const rest = { url: query ? `${target}?${query}` : target, path, query };
  if (call.body === undefined || input.body === undefined) {
    return { ...rest, body: null, contentType: undefined };
  }
  if (call.bodyAs === 'multipart') return { ...rest, body: multipart(input.body), contentType: undefined };
  if (call.bodyAs === 'form') {
    return { ...rest, body: urlEncoded(input.body), contentType: 'application/x-www-form-urlencoded' };
  }
  return { ...rest, body: JSON.stringify(input.body), contentType: 'application/json' };
}
