import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..');
const entry = require.resolve('@sparticuz/chromium');
const { version } = require('../node_modules/@sparticuz/chromium/package.json') as { version: string };

/** Flags under which two runs draw the same pixels. */
export const chromiumArgs = [
  '--no-sandbox',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Partly redrawn rounded corners differed by a level or two from run to run.
  '--disable-partial-raster',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Why the pinned browser cannot run here, or null where it can. */
export const chromiumMissing =
  process.platform === 'linux' && process.arch === 'x64'
    ? null
    : `the pinned browser is built for linux-x64, this is ${process.platform}-${process.arch}`;

const home = join(root, 'node_modules/.cache/chromium', version);

/**
 * Unpacks the pinned Chromium once and returns its path.
 * The package's own `executablePath()` shares one unversioned file among all projects of a machine.
 */
export async function chromiumPath(): Promise<string> {
  if (chromiumMissing) throw new Error(chromiumMissing);
  process.env.LD_LIBRARY_PATH = [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  const binary = join(home, 'chromium');
  if (existsSync(binary)) return binary;

  const unpacking = `${home}.${process.pid}`;
  await rm(unpacking, { recursive: true, force: true });
  await mkdir(unpacking, { recursive: true });
  process.env.TMPDIR = unpacking;
  const { inflate } = await import('@sparticuz/chromium');
  const packed = join(dirname(entry), '../bin');
  for (const part of ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'])
    await inflate(join(packed, part));
  delete process.env.TMPDIR;
  await chmod(join(unpacking, 'chromium'), 0o755);
  // Another process may have been faster; its result is the same.
  await rename(unpacking, home).catch(() => rm(unpacking, { recursive: true, force: true }));
  return binary;
}
