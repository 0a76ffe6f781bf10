import { statfs } from 'node:fs/promises';
import type { ServerForAreas } from '../area.ts';
import { type Disk, type Problem, problemsOf } from './rules.ts';

export interface Health {
  /** Returns the problem that keeps this server from answering requests; null for a healthy server. */
  unready(): Problem | null;
  /** Everything that is wrong with the installation, as far as this server sees it. */
  problems(): Promise<Problem[]>;
}

export function healthOf({ unready, backlog, pollSeconds, replicaSeconds, config }: ServerForAreas): Health {
  return {
    unready,
    async problems() {
      const reason = unready();
      if (reason) return [reason];
      const [waiting, disk] = await Promise.all([backlog().catch(() => null), diskOf(config.dataFolder)]);
      // It was reachable a moment ago; the failed statement is what to report.
      if (waiting === null) return ['databaseAway'];
      return problemsOf({ backlog: waiting, replicaSeconds: replicaSeconds(), disk, pollSeconds });
    },
  };
}

/** Null where the folder does not exist, as on a server without files on its disk. */
async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
