import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isReady } from '../src/testing/process.ts';
import { startCluster } from './cluster.ts';
import { lacks } from './programs.ts';
import { servers } from './servers.ts';

/** A process and all that it started. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number);
    } catch {
      return [];
    }
  });
  return [pid, ...children.flatMap(family)];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    for (const each of family(pid)) process.kill(each, name);
  } catch {
    // It has ended in between.
  }
}

/** Lets a process run a tenth of the time until `isDone`. */
async function atATenth(pid: number, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    signal(pid, 'SIGSTOP');
    await pause(900);
    signal(pid, 'SIGCONT');
    await pause(100);
  }
}

it.skipIf(lacks('postgres'))(
  'fills the sample with a tenth of the processor, shows its progress, and continues after it was killed',
  async () => {
    const cluster = await startCluster();
    const many = servers(cluster.url);
    const first = await many.begin({ SAMPLE_DATA: 'yes' });
    const weeks = () => [...first.output.out.matchAll(/sailings by week, (\d+) of/g)].length;
    await atATenth(first.child.pid ?? 0, () => weeks() >= 4 || first.child.exitCode !== null);
    expect(first.output.error).toBe('');
    expect(first.output.out).toMatch(/Filling the database: facts \(places\), 1 of 4/);
    signal(first.child.pid ?? 0, 'SIGKILL');

    const second = await many.begin({ SAMPLE_DATA: 'yes' });
    await expect.poll(() => second.output.out.includes('sailings by week'), isReady).toBe(true);
    // Facts and the first weeks have been filled by now.
    expect(second.output.out).not.toContain('facts (places)');
    await expect
      .poll(() => second.output.out.includes('is ready'), { ...isReady, timeout: 300_000 })
      .toBe(true);
  },
);
