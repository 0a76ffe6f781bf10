import { mkdirSync } from 'node:fs';
import { own } from './cluster.ts';

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/**
 * Returns settings that copy PostgreSQL's log of writes to a folder, compressed: a segment once it is full, and each
 * minute at the latest. An existing file with the same content counts as archived, as after a crash; any other is never
 * overwritten.
 */
export function archiveSettings(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder);
  const segment = `${quoted(folder)}/%f.gz`;
  return {
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `if test -e ${segment}; then gunzip -c ${segment} | cmp -s - "%p"; else gzip -1 -c "%p" > ${segment}.part && sync ${segment}.part && mv ${segment}.part ${segment}; fi`,
  };
}

/** Brings a cluster to where its archive ends, or to an instant. */
export function recoverySettings(folder: string, until: Date | null): Record<string, string> {
  return {
    restore_command: `test -e ${quoted(folder)}/%f.gz && gunzip -c ${quoted(folder)}/%f.gz > "%p"`,
    recovery_target_timeline: 'latest',
    // Connections are accepted only after recovery has finished.
    hot_standby: 'off',
    ...(until === null
      ? {}
      : // PostgreSQL reads its settings before it loads abbreviations such as Z.
        { recovery_target_time: until.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }),
  };
}
