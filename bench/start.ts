import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from './product.ts';
import { type Bench, figure } from './table.ts';

const root = join(import.meta.dirname, '..');
const rounds = process.env.BENCH_BRIEF ? 1 : 7;

/** Memory of the processes of one group in MB; shared pages are divided among the processes that share them. */
function memoryOf(group: number): number {
  let kB = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!belongs(pid, group)) continue;
    const [, size] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
    kB += Number(size ?? 0);
  }
  return kB / 1024;
}

function belongs(pid: string, group: number): boolean {
  for (let at = pid; at !== '0' && at !== '1' && at !== ''; ) {
    if (Number(at) === group) return true;
    at = /^PPid:\s+(\d+)/m.exec(read(`/proc/${at}/status`))?.[1] ?? '';
  }
  return false;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Start of the whole product, first and again, and its memory while idle. */
export const bench: Bench = async () => {
  const cold: number[] = [];
  const desk: number[] = [];
  const warm: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const data = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
    for (const site of ['portal', 'desk'])
      rmSync(join(root, 'apps', site, 'dist'), { recursive: true, force: true });
    const first = await startProduct({ data });
    cold.push(first.seconds);
    desk.push(first.deskSeconds);
    await first.stop();
    const second = await startProduct({ data });
    warm.push(second.seconds);
    await pause(15_000);
    memory.push(memoryOf(second.pid));
    await second.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return {
    title: 'Start and memory',
    how: `Time from \`npm start\` until the home page and its prices are served, ${rounds} rounds. Cold: dependencies installed, no site built, no data; the desk is built once the portal answers. Memory: proportional set size of npm, server and PostgreSQL together, 15 s after the second start.`,
    figures: [
      figure('cold start', cold, 's', '≤ 15 s'),
      figure('cold start, until the desk answers too', desk, 's', ''),
      figure('second start', warm, 's', '≤ 4 s'),
      figure('memory at rest', memory, 'MB', '≤ 300 MB', 0),
    ],
  };
};
