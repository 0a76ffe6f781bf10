import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { ServerForAreas } from '../area.ts';
import { type Disk, type Problem, problemsOf } from './rules.ts';

export interface Health {
  /** Returns the problem that keeps this server from answering requests; null for a healthy server. */
  unready(): Problem | null;
  /** Everything that is wrong with the installation, as far as this server sees it. */
  problems(): Promise<Problem[]>;
}

export function healthOf(server: ServerForAreas): Health {
  const { db, unready, backlog, pollSeconds, replicaSeconds, config } = server;
  return {
    unready,
    async problems() {
      const reason = unready();
      if (reason) return [reason];
      const read = Promise.all([backlog(), commitSecondsOf(db)]);
      const [waiting, disk] = await Promise.all([read.catch(() => null), diskOf(config.dataFolder)]);
      // It was reachable a moment ago; the failed statement is what to report.
      if (waiting === null) return ['databaseAway'];
      const [work, commitSeconds] = waiting;
      return problemsOf({
        backlog: work,
        commitSeconds,
        replicaSeconds: replicaSeconds(),
        disk,
        pollSeconds,
      });
    },
  };
}

/** A role sees the waits of its own connections. */
async function commitSecondsOf(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(query_start))::float as seconds from pg_stat_activity
    where datname = current_database() and wait_event = 'SyncRep'`.execute(db);
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
