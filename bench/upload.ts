import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { receiveMultipart } from '../apps/server/src/http/arrival/multipart.ts';
import { peer } from './peers.ts';
import { type Bench, beside, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const uploads = brief ? 3 : 20;
const crowd = 16;
const boundary = 'fairway-bench-boundary';
const megabyte = 1024 * 1024;
const own = 'Fairway, limited and inspected';

type Receive = (request: IncomingMessage, path: string) => Promise<void>;

interface BusboyModule {
  default(options: { readonly headers: IncomingMessage['headers'] }): Writable;
}

/** 10 MiB of a table as a form sends it. */
const body = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`,
  ),
  Buffer.alloc(10 * megabyte, 'CNSHA,USLAX,2026-11-30,1450.00\n'),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** Uploads of 10 MiB as the server receives them, against the bare socket written to a file, and against busboy. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const busboy = await peer<BusboyModule>('busboy');
  const receivers: Readonly<Record<string, Receive>> = {
    'socket to file': (source, path) => pipeline(source, createWriteStream(path)),
    busboy: (source, path) => byBusboy(busboy, source, path),
    [own]: (source) => byFairway(source, folder),
  };
  let count = 0;
  const server = createServer(async (source, response) => {
    const receive = receivers[decodeURIComponent(source.url?.slice(1) ?? '')];
    count += 1;
    const path = join(folder, String(count));
    await receive?.(source, path);
    rmSync(path, { force: true });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const speeds = Object.fromEntries(Object.keys(receivers).map((name): [string, number[]] => [name, []]));
    const growths: number[] = [];
    for (let round = -1; round < rounds; round++) {
      for (const name of Object.keys(receivers)) {
        const began = performance.now();
        for (let upload = 0; upload < uploads; upload++) await send(port, name);
        const seconds = (performance.now() - began) / 1000;
        // The first round warms up.
        if (round >= 0) speeds[name]?.push((uploads * body.length) / megabyte / seconds);
      }
      if (round >= 0)
        growths.push(await growthOf(() => Promise.all(Array.from({ length: crowd }, () => send(port, own)))));
    }
    const floor = speeds['socket to file'] ?? [];
    return {
      title: 'Upload of 10 MiB (P14)',
      how: `A form with a file of 10 MiB over a local connection, ${uploads} times in a row by each, ${rounds} rounds; sender and receiver in one process. Fairway limits, writes and inspects the file, then deletes it. Floor: the bytes of the socket written to a file. Memory: the growth of the process while ${crowd} such uploads arrive at once, 160 MiB in all.`,
      figures: [
        ...Object.entries(speeds).map(([name, values]) =>
          beside(floor, values, figure(name, values, 'MiB/s', name === own ? '≥ 0.6 × floor' : '', 0)),
        ),
        figure(`memory during ${crowd} uploads`, growths, 'MiB', '≤ 48 MiB', 0),
      ],
    };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function byFairway(source: IncomingMessage, folder: string): Promise<void> {
  const header = (name: string) => {
    const value = source.headers[name];
    return Array.isArray(value) ? undefined : value;
  };
  const received = await receiveMultipart({ stream: source, header }, folder, 20 * megabyte, 'csv');
  await received.dispose();
}

async function byBusboy(busboy: BusboyModule, source: IncomingMessage, path: string): Promise<void> {
  const parser = busboy.default({ headers: source.headers });
  const storing = new Promise<void>((resolve, reject) => {
    parser.on('file', (_name: string, file: NodeJS.ReadableStream) =>
      pipeline(file, createWriteStream(path)).then(resolve, reject),
    );
  });
  await Promise.all([pipeline(source, parser), storing]);
}

function send(port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    };
    const path = `/${encodeURIComponent(name)}`;
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve());
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** MiB by which the memory of this process grows at most. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work();
  clearInterval(watching);
  return (most - before) / megabyte;
}
