import { statfs } from 'node:fs/promises';
import type { ServerForAreas } from '../area.ts';
import { awayProblems, type Disk, type Problem, problemsOf } from './rules.ts';

export interface Health {
  /** Returns the problem that keeps this server from answering requests; null for a healthy server. */
  unready(): Problem | null;
  /** Everything that is wrong with the installation, as far as this server sees it. */
  problems(): Promise<Problem[]>;
}

export function healthOf(server: ServerForAreas): Health {
  const { unready, queryOutsidePool, backlog, pollSeconds, replicaSeconds, config } = server;
  return {
    unready,
    async problems() {
      const reason = unready();
      // Waiting commits can use every connection of a pooler, and only the database itself answers then.
      if (reason === 'databaseAway')
        return awayProblems(await commitSecondsOf(queryOutsidePool).catch(() => null));
      if (reason) return [reason];
      const [work, disk] = await Promise.all([backlog().catch(() => null), diskOf(config.dataFolder)]);
      return problemsOf({
        backlog: work,
        // Read afterwards: commits that kept the backlog from a connection have waited for as long as it did.
        commitSeconds: await commitSecondsOf(queryOutsidePool).catch(() => null),
        replicaSeconds: replicaSeconds(),
        disk,
        pollSeconds,
      });
    },
  };
}

/** PostgreSQL shows a role the waits of connections of the same role. */
async function commitSecondsOf(query: ServerForAreas['queryOutsidePool']): Promise<number> {
  const rows = await query<{ seconds: number | null }>(
    `select extract(epoch from now() - min(query_start))::float as seconds from pg_stat_activity
      where datname = current_database() and wait_event = 'SyncRep'`,
  );
  return rows[0]?.seconds ?? 0;
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
