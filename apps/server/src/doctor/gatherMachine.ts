import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { FolderFacts, PortFacts } from './machineChecks.ts';

/** Collects the facts of a folder without writing to it. */
export function folderFacts(about: string, path: string): FolderFacts {
  const exists = existsSync(path);
  let there = path;
  while (!existsSync(there)) there = dirname(there);
  return { about, path, exists, writable: isWritable(there), freeBytes: freeBytes(there) };
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function freeBytes(path: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Finds out what listens on a port, without listening there afterwards. */
export async function portFacts(host: string, port: number): Promise<PortFacts> {
  if (port === 0 || (await canListen(host, port))) return { port, use: 'free' };
  const answered = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health/live`, {
    signal: AbortSignal.timeout(3000),
  }).then(
    (response) => response.headers.has('x-server-time'),
    () => false,
  );
  return { port, use: answered ? 'fairway' : 'other' };
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
