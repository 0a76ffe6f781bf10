import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** A name server on this machine with TXT records (RFC 1035, section 4). */
export interface NameServer {
  /** `127.0.0.1:port`. */
  readonly address: string;
  readonly records: Map<string, string>;
  stop(): Promise<void>;
}

export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answerTo(query, records), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, records, stop: () => closed(socket) };
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const { name, end } = questionIn(query);
  const value = records.get(name);
  const header = Buffer.from(query.subarray(0, 12));
  // A response with recursion; the name is unknown (code 3) without a record.
  header.writeUInt16BE(value === undefined ? 0x81_83 : 0x81_80, 2);
  header.writeUInt16BE(value === undefined ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  const question = query.subarray(12, end);
  if (value === undefined) return Buffer.concat([header, question]);
  const text = Buffer.from(value);
  const record = Buffer.alloc(12 + 1);
  // A pointer to the name of the question, TXT, IN, no time to live.
  record.writeUInt16BE(0xc0_0c, 0);
  record.writeUInt16BE(16, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(text.length + 1, 10);
  record.writeUInt8(text.length, 12);
  return Buffer.concat([header, question, record, text]);
}

/** The name of the only question, and where the question ends. */
function questionIn(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}
