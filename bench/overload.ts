import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  signatureHeader,
  signNotice,
  timestampHeader,
} from '../apps/server/src/services/payments/sandboxWallet.ts';
import { notifyPaths } from '../apps/server/src/services/payments/wallets.ts';
import { holderOf } from '../apps/server/src/testing/process.ts';
import { closedLoop, read } from './closedLoop.ts';
import { type Connection, get, openConnection } from './connection.ts';
import { startProduct } from './product.ts';
import { type Bench, figure, median, percentile } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 3;
const seconds = brief ? 2 : 10;
const crowd = brief ? 100 : 1000;

/** The server at its peak, at twice its peak, and with many connections that cost more than usual. */
export const bench: Bench = async () => {
  const data = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const log = join(data, 'log');
  const product = await startProduct({ data, log });
  const samples = {
    peak: [] as number[],
    good: [] as number[],
    health50: [] as number[],
    health99: [] as number[],
    notices: [] as number[],
    lines: [] as number[],
    fat: [] as number[],
    slow: [] as number[],
    pages: [] as number[],
  };
  try {
    await closedLoop(product.url, 40, seconds / 2);
    for (let round = 0; round < rounds; round++) {
      const peaks: number[] = [];
      for (const connections of [20, 40, 60])
        peaks.push(await closedLoop(product.url, connections, seconds / 2));
      const peak = Math.max(...peaks);
      const before = lines(log);
      const over = await openLoop(product.url, 2 * peak, readFileSync(join(data, 'secret')));
      samples.peak.push(peak);
      samples.good.push(over.good / peak);
      samples.health50.push(median(over.health));
      samples.health99.push(percentile(over.health, 0.99));
      samples.notices.push(over.notices);
      samples.lines.push(lines(log) - before);
      const memory = () => residentMemory(holderOf(data));
      samples.fat.push(await growth(memory, () => fatConnections(product.url)));
      samples.slow.push(await growth(memory, () => slowConnections(product.url)));
      samples.pages.push(await growth(memory, () => pagesOfManyAddresses(product.url)));
    }
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return {
    title: 'Overload',
    how: `The product started by \`npm start\`, with the load generator on the same two cores; ${rounds} rounds of ${seconds} s each. Peak: the best of 20, 40 and 60 connections that send requests without pause (reference prices, sailings, ports). Then requests arrive at twice that rate, independent of responses, with 10 signed payment notices and 20 health checks per second. Memory: the maximum growth of the server process while ${crowd} connections send 1 MB each without a signature, or start a request and never finish it, and during ${2 * crowd} requests of one page with different values of an unknown parameter.`,
    figures: [
      figure('peak', samples.peak, 'answers/s', '', 0),
      figure('good answers at twice the peak, of the peak', percent(samples.good), '%', '≥ 90 %', 0),
      figure('health then, p50', samples.health50, 'ms', ''),
      figure('health then, p99', samples.health99, 'ms', '≤ 250 ms'),
      figure('notices taken then', percent(samples.notices), '%', '100 %', 0),
      figure('lines logged then', samples.lines, '', '', 0),
      figure('memory under fat connections', percent(samples.fat), '%', '≤ 20 %', 0),
      figure('memory under slow connections', percent(samples.slow), '%', '≤ 20 %', 0),
      figure('memory over many addresses', percent(samples.pages), '%', '≤ 20 %', 0),
    ],
  };
};

const percent = (shares: readonly number[]) => shares.map((share) => 100 * share);

function lines(log: string): number {
  return readFileSync(log, 'utf8').split('\n').length;
}

function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

interface Overload {
  readonly good: number;
  readonly health: number[];
  /** Share of notices that were verified and looked up. */
  readonly notices: number;
}

/** Sends requests at a fixed rate, whether or not the earlier ones are answered. */
async function openLoop(url: string, rate: number, secret: Uint8Array): Promise<Overload> {
  const connections: Connection[] = [];
  const free = () => {
    const idle = connections.find(({ busy, open }) => open && !busy);
    if (idle) return idle;
    const fresh = openConnection(url);
    connections.push(fresh);
    return fresh;
  };
  const health: number[] = [];
  const notices: Promise<number>[] = [];
  let good = 0;
  let sent = 0;
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const every = async (ms: number, run: () => unknown) => {
    for (let turn = 1; elapsed() < seconds; turn++) {
      run();
      await pause(Math.max(0, began + turn * ms - performance.now()));
    }
  };
  const arrive = () => {
    for (; sent < rate * elapsed(); sent++)
      void free()
        .ask(read(sent))
        .then((status) => {
          if (status === 200) good += 1;
        });
  };
  const probe = openConnection(url);
  const look = async () => {
    if (probe.busy) return;
    const startedAt = performance.now();
    await probe.ask(get('/api/health/live'));
    health.push(performance.now() - startedAt);
  };
  await Promise.all([
    every(4, arrive),
    every(50, look),
    every(100, () => notices.push(openConnection(url).ask(notice(secret, notices.length)))),
  ]);
  // For an unknown trade the server responds with an error, so that the wallet sends its notice again.
  const accepted = (await Promise.all(notices)).filter((status) => status === 500).length;
  for (const connection of [...connections, probe]) connection.close();
  return { good: good / seconds, health, notices: accepted / notices.length };
}

function notice(secret: Uint8Array, index: number): string {
  const timestamp = String(Date.now());
  const body = JSON.stringify({
    outTradeNo: `bench${index}`,
    amount: 59_700,
    currency: 'CNY',
    providerNo: String(index),
    paidAt: new Date().toISOString(),
  });
  return [
    `POST ${notifyPaths[1]} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `${timestampHeader}: ${timestamp}`,
    `${signatureHeader}: ${signNotice(secret, timestamp, body).toString('base64url')}`,
    '',
    body,
  ].join('\r\n');
}

/** Returns the largest growth of memory during an operation, as a share of its initial value. */
async function growth(memory: () => number, during: () => Promise<void>): Promise<number> {
  const before = memory();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memory());
  }, 50);
  await during();
  clearInterval(watching);
  return most / before - 1;
}

async function crowdOf(url: string, begin: (socket: Socket) => void): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: crowd }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    begin(socket);
    return socket;
  });
  await pause(15_000);
  for (const socket of sockets) socket.destroy();
}

function fatConnections(url: string): Promise<void> {
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    'content-length: 1000001',
    '',
    '',
  ].join('\r\n');
  return crowdOf(url, (socket) => socket.write(head + 'x'.repeat(1_000_000)));
}

function slowConnections(url: string): Promise<void> {
  return crowdOf(url, (socket) => socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: '));
}

async function pagesOfManyAddresses(url: string): Promise<void> {
  const connection = openConnection(url);
  for (let turn = 0; turn < 2 * crowd; turn++)
    await connection.ask(
      `GET /shipPriceInfo?origin=CNSHA&destination=USLAX&unknown=${turn} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/html\r\naccept-language: en\r\n\r\n`,
    );
  connection.close();
}
