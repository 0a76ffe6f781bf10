import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, 'peers');

/** Installs, unless all are there, the packages that only benchmarks need. */
export function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  if (Object.keys(dependencies).every((name) => existsSync(join(folder, 'node_modules', name)))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** Returns the path of a package that only benchmarks need. */
export function peerFolder(name: string): string {
  installPeers();
  return join(folder, 'node_modules', name);
}

/** Loads a package that only benchmarks need. */
export async function peer<Module>(name: string): Promise<Module> {
  installPeers();
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(path).href)) as Module;
}
