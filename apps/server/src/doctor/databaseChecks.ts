import { type Finding, fine, soon, wrong } from './finding.ts';

/** Facts that a database reports about itself; instants and spans in milliseconds. */
export interface DatabaseFacts {
  readonly version: number;
  readonly encoding: string;
  readonly knowsChinese: boolean;
  readonly hasIcu: boolean;
  readonly role: string;
  readonly isSuperuser: boolean;
  readonly isEmbedded: boolean;
  readonly isLocal: boolean;
  readonly usesTls: boolean;
  /** The setting of the role, without that of a session. */
  readonly statementTimeout: string;
  readonly isPooled: boolean;
  /** Milliseconds by which its clock is ahead of this machine's. */
  readonly clockAheadMs: number;
  /** Versions of the collation: of the database when it was created, and of the system now; null without one. */
  readonly collation: { readonly made: string | null; readonly now: string | null };
  readonly pendingMigrations: readonly string[];
  readonly brokenIndexes: readonly string[];
  /** Age of the oldest job that should have begun; null without one. */
  readonly oldestJobMs: number | null;
  readonly waitingMessages: number;
  readonly oldestMessageMs: number | null;
  /** The server's role can change entries of the audit log; null before its table exists. */
  readonly canChangeAudit: boolean | null;
  /** The archive of the log of writes; null without one. */
  readonly archive: { readonly isFailing: boolean; readonly lastFailed: string | null } | null;
}

const fit = 'Create it with: create database fairway template template0 encoding UTF8 lc_ctype "C.UTF-8";';
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/** One finding for each subject, in the order in which they are put right. */
export function checkDatabase(facts: DatabaseFacts): Finding[] {
  return [
    checkVersion(facts),
    checkText(facts),
    checkRole(facts),
    checkAudit(facts),
    checkTls(facts),
    checkLimits(facts),
    checkClock(facts),
    checkCollation(facts),
    checkTables(facts),
    checkJobs(facts),
    checkOutbox(facts),
    checkArchive(facts),
  ];
}

function checkVersion({ version }: DatabaseFacts): Finding {
  if (version < 15)
    return wrong('database version', `PostgreSQL ${version} is too old`, 'Upgrade it to 15 or newer.');
  if (version > 18)
    return soon('database version', `PostgreSQL ${version} has not been tested`, 'Use 15 to 18.');
  return fine('database version', `PostgreSQL ${version}`);
}

function checkText({ encoding, knowsChinese, hasIcu }: DatabaseFacts): Finding {
  if (encoding !== 'UTF8') return wrong('database text', `its encoding is ${encoding}`, fit);
  if (!knowsChinese) return wrong('database text', 'its character type knows no Chinese', fit);
  if (!hasIcu)
    return wrong(
      'database text',
      'it has no collation zh-x-icu',
      'Use a PostgreSQL that is built with ICU, as the packages of postgresql.org are.',
    );
  return fine('database text', 'UTF8, with Chinese letters and collations of ICU');
}

function checkRole({ role, isSuperuser, isEmbedded }: DatabaseFacts): Finding {
  if (isSuperuser && !isEmbedded) {
    return soon(
      'database role',
      `${role} is a superuser`,
      'Let the server use a role that owns its database and no more.',
    );
  }
  return fine('database role', `${role} is no superuser`);
}

function checkAudit({ canChangeAudit, isEmbedded, role }: DatabaseFacts): Finding {
  if (isEmbedded) return fine('audit log', 'belongs to another role than the server');
  if (canChangeAudit === null) return fine('audit log', 'its table is made at the first start');
  if (!canChangeAudit) return fine('audit log', `${role} can add entries and cannot change them`);
  return soon(
    'audit log',
    `${role} can change its entries`,
    'Give it to another role: docs/configuration.md, "The audit log belongs to another role".',
  );
}

function checkTls({ usesTls, isLocal }: DatabaseFacts): Finding {
  if (usesTls) return fine('database TLS', 'the connection is encrypted');
  if (isLocal) return fine('database TLS', 'the connection stays on this machine');
  return wrong(
    'database TLS',
    'the connection crosses the network in the clear',
    'Add ?sslmode=verify-full&sslrootcert=/path/ca.pem to DATABASE_URL.',
  );
}

function checkLimits({ isPooled, statementTimeout, role }: DatabaseFacts): Finding {
  if (!isPooled) return fine('database limits', 'each session brings its limits');
  if (statementTimeout !== '0')
    return fine(
      'database limits',
      `a pooler is in front, and the role ends statements after ${statementTimeout}`,
    );
  return soon(
    'database limits',
    'a pooler is in front, and the role has no limit for statements',
    `Run in the database: alter role "${role}" set statement_timeout = '10s';`,
  );
}

function checkClock({ clockAheadMs }: DatabaseFacts): Finding {
  const off = Math.abs(clockAheadMs);
  const says = `the database's clock is ${seconds(off)} ${clockAheadMs > 0 ? 'ahead' : 'behind'}`;
  const todo = 'Let both machines keep time by NTP (chrony or systemd-timesyncd).';
  if (off > 30_000) return wrong('clock', says, todo);
  if (off > 2000) return soon('clock', says, todo);
  return fine('clock', 'database and machine agree on the time');
}

function checkCollation({ collation: { made, now } }: DatabaseFacts): Finding {
  if (made === null || now === null || made === now)
    return fine('collation', 'sorts as when the database was made');
  return wrong(
    'collation',
    `the system sorts by version ${now}, and indexes were built by ${made}`,
    'Run reindex database fairway; and then alter database fairway refresh collation version;',
  );
}

function checkTables({ pendingMigrations, brokenIndexes }: DatabaseFacts): Finding {
  if (brokenIndexes.length > 0) {
    return soon(
      'tables',
      `half built indexes: ${brokenIndexes.join(', ')}`,
      'Start a server of this release: it builds them again.',
    );
  }
  if (pendingMigrations.length === 0) return fine('tables', 'are those of this release');
  const some = pendingMigrations.slice(0, 3).join(', ');
  return soon(
    'tables',
    `${pendingMigrations.length} migrations are to come (${some}${pendingMigrations.length > 3 ? ', …' : ''})`,
    'Take a backup, then start a server of this release: it runs them.',
  );
}

function checkJobs({ oldestJobMs }: DatabaseFacts): Finding {
  if (oldestJobMs === null || oldestJobMs < 60_000) return fine('jobs', 'none waits longer than a minute');
  return wrong(
    'jobs',
    `one has waited for ${seconds(oldestJobMs)}`,
    'See that a server runs, and what it logs; restart it if it logs nothing.',
  );
}

function checkOutbox({ waitingMessages, oldestMessageMs }: DatabaseFacts): Finding {
  if (oldestMessageMs === null || oldestMessageMs < 120_000)
    return fine('outbox', `${waitingMessages} messages wait`);
  return wrong(
    'outbox',
    `${waitingMessages} messages wait, the oldest for ${seconds(oldestMessageMs)}`,
    'See in the log what the sender of SMS or email answers, and check its settings.',
  );
}

function checkArchive({ archive, isEmbedded }: DatabaseFacts): Finding {
  if (archive === null) {
    if (!isEmbedded) return fine('archive', 'is a matter of the database’s own server');
    return soon(
      'archive',
      'no log of writes is kept: a restore goes back to the last backup',
      'Set DATABASE_ARCHIVE to a folder on another disk.',
    );
  }
  if (!archive.isFailing) return fine('archive', 'the log of writes is kept');
  return wrong(
    'archive',
    `the log of writes is not kept since ${archive.lastFailed}`,
    'See that DATABASE_ARCHIVE can be written to and has space; after a restore name an empty folder.',
  );
}

export interface ReplicaFacts {
  readonly isReachable: boolean;
  readonly isReplica: boolean;
  /** The lag in bytes of the log of writes. */
  readonly behindBytes: number;
}

export function checkReplica({ isReachable, isReplica, behindBytes }: ReplicaFacts): Finding {
  if (!isReachable)
    return wrong(
      'replica',
      'does not answer; reads go to the primary',
      'Start it, or correct DATABASE_REPLICA_URL.',
    );
  if (!isReplica)
    return wrong(
      'replica',
      'was promoted and follows no primary',
      'Make it a replica again (pg_basebackup -R), or take DATABASE_REPLICA_URL out.',
    );
  const says = `is ${(behindBytes / 1e6).toFixed(1)} MB behind`;
  if (behindBytes > 64e6)
    return soon('replica', says, 'See its load and network: reads go to the primary until it has caught up.');
  return fine('replica', says);
}
