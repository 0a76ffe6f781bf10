import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  readonly length: number;
  readonly metadata: string;
  bytes: Buffer;
}

/**
 * A server of tus 1.0.0 with creation, as strict as the protocol: it responds 412 without the version, 415 to another
 * type, 409 to another offset, and stores the bytes that arrived before a connection broke.
 */
export async function startTusServer() {
  const uploads = new Map<string, Stored>();
  const requests: string[] = [];
  /** Breaks the connection once a request has brought so many bytes; null breaks none. */
  let breakAfter: number | null = null;
  /** Statuses that the next requests get. */
  const refusals: number[] = [];

  const patch = (stored: Stored, request: IncomingMessage, response: ServerResponse) => {
    if (request.headers['content-type'] !== 'application/offset+octet-stream')
      return response.writeHead(415).end();
    if (request.headers['upload-offset'] !== String(stored.bytes.length))
      return response.writeHead(409).end();
    request.on('data', (piece: Buffer) => {
      const room = breakAfter ?? Number.POSITIVE_INFINITY;
      stored.bytes = Buffer.concat([
        stored.bytes,
        piece.subarray(0, Math.max(0, room - stored.bytes.length)),
      ]);
      if (stored.bytes.length >= room) {
        breakAfter = null;
        request.socket.destroy();
      }
    });
    request.on('end', () => {
      const tooLong = stored.bytes.length > stored.length;
      response.writeHead(tooLong ? 413 : 204, { 'Upload-Offset': String(stored.bytes.length) }).end();
    });
  };

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers['upload-offset'] ?? ''}`.trim());
    response.setHeader('Tus-Resumable', '1.0.0');
    const refusal = refusals.shift();
    if (refusal)
      return request.resume().on('end', () => response.writeHead(refusal, { 'Retry-After': '7' }).end());
    if (request.headers['tus-resumable'] !== '1.0.0') return response.writeHead(412).end();
    if (request.headers.authorization !== 'Bearer member') return response.writeHead(401).end();
    if (request.method === 'POST' && request.url === '/uploads/') {
      const length = Number(request.headers['upload-length']);
      if (!Number.isInteger(length) || length < 0) return response.writeHead(400).end();
      const id = randomUUID();
      uploads.set(id, {
        length,
        metadata: String(request.headers['upload-metadata']),
        bytes: Buffer.alloc(0),
      });
      return response.writeHead(201, { Location: `/uploads/${id}` }).end();
    }
    const stored = uploads.get(request.url?.replace('/uploads/', '') ?? '');
    if (!stored) return response.writeHead(404).end();
    if (request.method === 'HEAD')
      return response
        .writeHead(200, {
          'Upload-Offset': String(stored.bytes.length),
          'Upload-Length': String(stored.length),
          'Cache-Control': 'no-store',
        })
        .end();
    return request.method === 'PATCH' ? patch(stored, request, response) : response.writeHead(405).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/uploads/`,
    uploads,
    requests,
    refusals,
    breakAfter: (bytes: number) => {
      breakAfter = bytes;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
