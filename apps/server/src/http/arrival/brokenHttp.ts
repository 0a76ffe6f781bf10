import type { Socket } from 'node:net';
import { codes } from '@fairway/gateway/contract/codes';
import { textOf } from '@fairway/gateway/contract/texts';
import { securityHeaders } from '../protection/securityHeaders.ts';

const statuses: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Responds to input that is not HTTP, too long or too slow, before a request exists, with the common headers. */
export function answerBrokenHttp(error: Pick<NodeJS.ErrnoException, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({
    code: codes.requestInvalid,
    msg: textOf('requestInvalid', 'zh'),
    data: null,
  });
  const lines = Object.entries({
    ...securityHeaders(false),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // Not merely `end`: a client that keeps sending would keep the connection.
  socket.destroySoon();
}
