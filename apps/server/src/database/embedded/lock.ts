import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another server runs on the same data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `Another server (pid ${pid}) already uses ${folder}. Stop it first, or set FAIRWAY_DATA to another folder.`,
    );
    this.pid = pid;
  }
}

/** Returns when a process started, from the kernel: distinguishes a process from a later one with the same pid. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    // A zombie has ended; its parent has not waited for it yet.
    return fields[1] === 'Z' ? 'ended' : (fields[20] ?? '');
  } catch {
    return '';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Locks a data folder for this process and returns a function that releases it. Throws {@link FolderInUseError} at once
 * while a living process holds it; a dead one's lock is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const content = read(file);
    if (content === undefined) continue;
    const [pid = '', start = ''] = content.split(' ');
    if (isAlive(Number(pid)) && startOf(Number(pid)) === start)
      throw new FolderInUseError(folder, Number(pid));
    setAside(file, content);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves a dead process's lock away; restores it when a living process locked the folder in between. */
function setAside(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== dead) linkSync(aside, file);
  } catch {
    // Another process was faster; the next round reads its lock.
  }
  rmSync(aside, { force: true });
}
