import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from './sealedStream.ts';

/**
 * Returns the address as variables of PostgreSQL's own programs: an argument would show the password to every user of
 * this machine.
 */
export function libpqVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const values: Record<string, string | null> = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Starts one of PostgreSQL's own programs on a database; it must be as new as the database's server. */
export function startTool(program: 'pg_dump' | 'pg_restore', args: readonly string[], url: string) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...libpqVariables(url) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorText = '';
  child.stderr.on('data', (part: Buffer) => {
    errorText = (errorText + part.toString()).slice(-4000);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new BackupError(`${program} failed: ${errorText.trim()}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new BackupError(
        `${program} is missing. Install the PostgreSQL client of the database's version or newer (Debian: apt-get install postgresql-client) and put it on PATH.`,
      );
    },
  );
  // A failure is reported to the caller after the output has ended.
  ended.catch(() => {});
  return { output: child.stdout, ended };
}
