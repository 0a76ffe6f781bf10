import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const backupName = /^fairway-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
/** A segment of the log of writes; histories of timelines are small and stay. */
const segmentName = /^[0-9A-F]{24}\.gz$/;
/** The archive may be on another machine, whose clock differs. */
const clockMarginMs = 3_600_000;

/** The file name of a backup that begins at an instant. */
export function nameOfBackup(begunAt: Date): string {
  return `fairway-${begunAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;
}

/** The names of the backups in a folder, the oldest first. Other files are none of ours. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => backupName.test(name)).toSorted();
}

export interface RemovedBackups {
  readonly backups: number;
  /** Segments of the log of writes. */
  readonly segments: number;
}

/**
 * Removes all but the newest backups of a folder, and the archived log of writes from before the oldest that stays: no
 * restore can replay it.
 */
export async function removeOldBackups(
  folder: string,
  newest: number,
  archive: string | undefined,
): Promise<RemovedBackups> {
  const names = await backupsIn(folder);
  const old = names.slice(0, -newest);
  for (const name of old) await rm(join(folder, name), { force: true });
  const [oldest] = names.slice(-newest);
  const segments = archive && oldest ? await segmentsBefore(archive, beginOf(oldest)) : [];
  for (const path of segments) await rm(path, { force: true });
  return { backups: old.length, segments: segments.length };
}

/** A backup begins in a segment that is still written, so one written for the last time before has nothing of it. */
async function segmentsBefore(archive: string, instant: Date): Promise<string[]> {
  if (!existsSync(archive)) return [];
  const paths = (await readdir(archive))
    .filter((name) => segmentName.test(name))
    .map((name) => join(archive, name));
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  const last = instant.getTime() - clockMarginMs;
  return paths.filter((_, index) => (times[index] ?? last) < last);
}

function beginOf(name: string): Date {
  return new Date(name.replace(backupName, '$1-$2-$3T$4:$5:$6Z'));
}
