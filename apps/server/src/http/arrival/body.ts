import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { answerBrokenHttp } from './brokenHttp.ts';

/** The largest body; uploads, which go to the disk, have a separate limit. */
export const bodyLimit = 32_768;
/** Milliseconds that a body may take from the end of its headers on; an upload may take as long as any request. */
const bodyTimeout = 10_000;

/** The content type of uploads. */
export const formType = 'multipart/form-data';

export function mediaTypeOf({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  return type.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends a connection whose body, an upload apart, is not there in time. */
export function endSlowBody(request: IncomingMessage): void {
  if (!hasBody(request) || mediaTypeOf(request.headers) === formType) return;
  const timer = setTimeout(() => {
    if (!request.complete) answerBrokenHttp({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
  }, bodyTimeout).unref();
  request.once('close', () => clearTimeout(timer));
}
