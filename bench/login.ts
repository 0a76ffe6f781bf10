import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createGateway, type Gateway, memoryKeyStore } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import { startServerProcess } from '../apps/server/src/testing/process.ts';
import { type Bench, figure, percentile } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const seconds = brief ? 1 : 4;
const readers = 4;
const guessers = 40;

/** Read throughput during many simultaneous logins: the capacity that hashing leaves to other requests (TRUST 11). */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const started: ChildProcess[] = [];
  const server = await startServerProcess({
    folder,
    started,
    env: {
      SAMPLE_DATA: 'yes',
      LOG_LEVEL: 'error',
      // Guesses have many source addresses: the benchmark measures hashing, not the limits that prevent it.
      TRUST_PROXY: '1',
      LIMIT_FAILED_LOGINS: '1000000',
      LIMIT_WRITES_PER_MINUTE: '1000000',
    },
  });
  try {
    const page = `${server.url}/api/freight/selectReferencePrices`;
    while (
      !(await fetch(page).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await pause(100);
    const gateway = fromAnywhere(server.url);
    // The first requests warm the server up.
    await during(1, (end) => reading(page, end));
    const quiet: number[] = [];
    const flooded: number[] = [];
    const hashes: number[] = [];
    for (let round = 0; round < rounds; round++) {
      quiet.push(percentile(await during(seconds, (end) => reading(page, end)), 0.99));
      const [reads, guesses] = await during(seconds, (end) =>
        Promise.all([reading(page, end), guessing(gateway, end)]),
      );
      flooded.push(percentile(reads, 0.99));
      hashes.push(guesses / seconds);
    }
    const ratios = flooded.map((value, round) => value / (quiet[round] ?? Number.NaN));
    return {
      title: 'Reads under a flood of logins (TRUST 11)',
      how: `${readers} connections that read the home page's prices, ${seconds} s without and ${seconds} s with ${guessers} concurrent logins with wrong passwords, ${rounds} rounds; server and load on one machine.`,
      figures: [
        figure('read p99, quiet', quiet, 'ms', ''),
        figure('read p99, under the flood', flooded, 'ms', ''),
        figure('ratio', ratios, '×', '≤ 2 ×', 2),
        figure('passwords judged', hashes, '/s', '', 0),
      ],
    };
  } finally {
    const [child] = started;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

function during<T>(length: number, run: (end: number) => Promise<T>): Promise<T> {
  return run(Date.now() + length * 1000);
}

async function reading(page: string, end: number): Promise<number[]> {
  const times: number[] = [];
  const reader = async () => {
    while (Date.now() < end) {
      const start = performance.now();
      await (await fetch(page)).arrayBuffer();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return times;
}

/** The SDK of a client with a different address for each request. */
function fromAnywhere(url: string): Gateway {
  let source = 0;
  return createGateway({
    baseURL: `${url}/api`,
    language: () => 'en',
    session: () => null,
    keyStore: memoryKeyStore(),
    fetch: (input, init) => {
      source += 1;
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', `10.${source >> 16}.${(source >> 8) & 255}.${source & 255}`);
      return fetch(input, { ...init, headers });
    },
  });
}

/** Sends wrong passwords for unused phones, each once; returns how many were checked. */
async function guessing(gateway: Gateway, end: number): Promise<number> {
  let judged = 0;
  const guesser = async () => {
    while (Date.now() < end) {
      const account = `13${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
      const body = { account, password: 'Wrong12345', loginPortal: 1 } as const;
      await gateway.send(auth.login, { body }).catch(({ kind }: { kind: string }) => {
        if (kind === 'refused') judged += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: guessers }, guesser));
  return judged;
}
