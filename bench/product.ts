import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const port = 18_798;
const url = `http://127.0.0.1:${port}`;

export interface Product {
  readonly url: string;
  /** From the command until the home page and its prices respond. */
  readonly seconds: number;
  /** Until the desk responds too, which is built at the same time. */
  readonly deskSeconds: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Runs the product by its own command, on a port and, unless one is given, its own data folder; `log` receives its
 * output.
 */
export async function startProduct({
  data,
  log,
  env = {},
}: {
  data?: string;
  log?: string;
  env?: Readonly<Record<string, string>>;
} = {}): Promise<Product> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const began = performance.now();
  const output = log === undefined ? 'ignore' : openSync(log, 'w');
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', output, output],
    detached: true,
    env: { ...process.env, FAIRWAY_DATA: folder, PORT: String(port), LOG_LEVEL: 'error', ...env },
  });
  if (typeof output === 'number') closeSync(output);
  const { pid } = child;
  if (!pid) throw new Error('npm start could not be run');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const secondsUntil = async (...paths: readonly string[]): Promise<number> => {
    while (!(await Promise.all(paths.map(answers))).every(Boolean)) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await pause(25);
    }
    return (performance.now() - began) / 1000;
  };
  const seconds = await secondsUntil('/', '/api/freight/selectReferencePrices');
  const deskSeconds = await secondsUntil('/desk');
  const stop = async () => {
    process.kill(-pid, 'SIGTERM');
    await ended;
    // npm exits first; its child processes still drain and must not serve the next round.
    while (groupLives(pid)) await pause(25);
    if (!data) rmSync(folder, { recursive: true, force: true });
  };
  return { url, seconds, deskSeconds, pid, stop };
}

async function answers(path: string): Promise<boolean> {
  return fetch(`${url}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function groupLives(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
