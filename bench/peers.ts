import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, 'peers');

/** Loads a package that only benchmarks need, installing them all the first time. */
export async function peer<Module>(name: string): Promise<Module> {
  if (!existsSync(join(folder, 'node_modules', name)))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: folder,
      stdio: 'inherit',
    });
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(path).href)) as Module;
}
