import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './node24.mjs';

const windows = process.platform === 'win32';
const systemFolders = windows
  ? [join(process.env.SystemRoot ?? 'C:/Windows', 'System32')]
  : ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/**
 * Commands that a reader does not have, even if this machine has them; a replacement, found first, reports this instead
 * of working.
 */
const absent = ['pnpm', 'pnpx', 'yarn', 'corepack'];

/** The PATH of a machine that has Node, npm and git alone: what only this machine would find is missed at the gate. */
export function barePath(path = process.env.PATH ?? '') {
  const locate = (name) => {
    for (const folder of path.split(delimiter)) {
      try {
        return realpathSync(join(folder, name));
      } catch {
        // Not in this folder.
      }
    }
    throw new Error(`${name} is not on the PATH; Node 20, npm and git are needed.`);
  };
  if (windows)
    return [dirname(process.execPath), dirname(locate('git.exe')), ...systemFolders].join(delimiter);

  const links = join(root, 'node_modules/.cache/bare-path');
  rmSync(links, { recursive: true, force: true });
  mkdirSync(links, { recursive: true });
  symlinkSync(process.execPath, join(links, 'node'));
  for (const name of ['npm', 'npx', 'git']) symlinkSync(locate(name), join(links, name));
  for (const name of absent) {
    const lines = ['#!/bin/sh', `echo "${name} is not on a reader's machine" >&2`, 'exit 127', ''];
    writeFileSync(join(links, name), lines.join('\n'), { mode: 0o755 });
  }
  return [links, ...systemFolders].join(delimiter);
}
