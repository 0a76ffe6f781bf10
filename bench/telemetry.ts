import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, freePort, ready, startServerProcess } from '../apps/server/src/testing/process.ts';
import { closedLoop } from './closedLoop.ts';
import { type Bench, beside, type Figure, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 9;
const seconds = brief ? 1 : 5;
const connections = 40;

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** Answers per second of each round. */
  readonly rates: number[];
  /** Milliseconds of processor time for a thousand answers. */
  readonly costs: number[];
}

/** The peak of a server that exports metrics and traces, against the same server without either. */
export const bench: Bench = async () => {
  const folders: string[] = [];
  const started: ChildProcess[] = [];
  const collector = await startCollector();
  const metricsPort = await freePort();
  const telemetry = {
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
  };
  const start = async (name: string, env: Readonly<Record<string, string>>): Promise<Subject> => {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
    folders.push(folder);
    const all = { SAMPLE_DATA: 'yes', LOG_LEVEL: 'error', ...env };
    const server = await startServerProcess({ folder, started, env: all });
    await ready(server);
    return { name, url: server.url, pid: server.child.pid ?? 0, rates: [], costs: [] };
  };
  try {
    const without = await start('without', {});
    const withTelemetry = await start('with metrics and traces', telemetry);
    // The first round warms up.
    for (let round = -1; round < rounds; round++) {
      // The order alternates, so that a machine that slows down affects both alike.
      const order = round % 2 === 0 ? [without, withTelemetry] : [withTelemetry, without];
      for (const subject of order) {
        const before = processorTime(subject.pid);
        const rate = await closedLoop(subject.url, connections, seconds);
        if (round < 0) continue;
        subject.rates.push(rate);
        subject.costs.push((processorTime(subject.pid) - before) / ((rate * seconds) / 1000));
      }
      await scrape(metricsPort);
    }
    await collector.firstTraces;
    const rows = (kind: 'rates' | 'costs', unit: string, what: string, target: string): Figure[] =>
      [without, withTelemetry].map((subject) =>
        beside(
          without[kind],
          subject[kind],
          figure(`${what}, ${subject.name}`, subject[kind], unit, subject === without ? '' : target, 0),
        ),
      );
    return {
      title: 'Cost of telemetry',
      how: `Two servers with the sample, one of them with metrics, scraped each round, and traces that it sends to a local collector at the default share. ${connections} connections send reads without pause (reference prices, sailings, ports), ${seconds} s to one server and then to the other, ${rounds} rounds; servers, PostgreSQL, collector and load on one machine. Processor time is that of the server's process. Floor: the server without telemetry.`,
      figures: [
        ...rows('rates', '/s', 'peak', '≥ 0.97 × floor'),
        ...rows('costs', 'ms', 'processor time of 1,000 answers', ''),
      ],
    };
  } finally {
    for (const child of started) child.kill('SIGTERM');
    await Promise.all(started.map(ended));
    collector.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
};

/** Receives traces by OTLP over HTTP, which a server sends in batches of a few seconds. */
async function startCollector() {
  const firstTraces = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url === '/v1/traces') firstTraces.resolve();
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    firstTraces: firstTraces.promise,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function scrape(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok || !(await response.text()).includes('# TYPE')) throw new Error('There are no metrics.');
}

/** Milliseconds of processor time that a process has used; Linux counts them in hundredths of a second. */
function processorTime(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) * 10;
}
