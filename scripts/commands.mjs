import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './node24.mjs';

const windows = process.platform === 'win32';
/** The longest that a machine may take to install and build. */
const patience = 600_000;

/** The code generated in the clone, one of each kind. */
const patterns = [
  ['list', 'light', 'tools/lights', '--path=/lights', '--zh=灯塔', '--en=Lights', '--caller=member'],
  ['screen', 'tools/buoys', '--path=/buoys', '--zh=浮标', '--en=Buoys'],
  ['area', 'tide'],
  ['call', 'tide.tell', '--post', '--says=Tells how high the water stands.'],
  ['component', 'feedback/Beacon'],
  ['language', 'vi', '--name=Tiếng Việt', '--locale=vi-VN'],
];

/**
 * The commands that pages and messages name, and how each is proven in a bare clone: `answers` are the paths read from
 * its server, `brief` its arguments where a named step does all of its work, `each` its arguments for runs one after
 * the other; `npm test` is the running command.
 */
const known = {
  'npm start': { answers: ['/api/health/ready', '/', '/desk'] },
  'npm run build': { brief: [] },
  'npm run storybook': { answers: ['/index.json', '/iframe.html'] },
  'npm run new': { each: patterns },
  // The generated code compiles, and passes its own tests.
  'npm run types': { brief: [] },
  'npm run lint': { brief: ['--version'] },
  'npm run unit': {
    brief: ['areas/light', 'areas/tide', 'screens/tools', 'apps/portal/src/words', 'contract.test'],
  },
  'npm run stories': { brief: ['--help'] },
  'npm run e2e': { brief: ['--help'] },
  'npm run format': { brief: ['--help'] },
  'npm run bench': { brief: ['search', '--brief'] },
  'npm run pictures': { brief: [] },
  'npm run mutate': { brief: ['--help'] },
  'npm run make': { brief: ['apps/server/scripts/make-pinyin.ts'] },
  // On what `npm start` left, and on a free port.
  'npm run doctor': { brief: ['--json'], env: { PORT: '0' } },
  // A staff member of the sample.
  'npm run emergency-login': { brief: ['desk.admin@example.com'] },
  'npm run reseal': { brief: [] },
  'npm run backup': { brief: ['--to', 'reports/backups', '--keep', '1'] },
  'npm run restore': { brief: ['--from', 'reports/backups', '--check'] },
  'npm run test:operate': { brief: ['-t', 'none of them'] },
  'npm run public-api': { step: 'packages' },
  'npm run pack': { brief: [] },
  'npm run build:storybook': { brief: ['--help'] },
  'npx @fairway/ui': { step: 'foreign' },
  'npm test': { step: 'commands' },
  'git clone': { step: 'commands' },
  'npx changeset': { step: 'packages' },
  'npm install': { site: true },
  // Figma's own program, which needs an account.
  'npx figma': { site: true },
  // The test of the server's area `kit` installs from a registry that is named like this.
  'npm config': { site: true },
};

/**
 * Runs the commands that pages and messages name; resolves to the exit code. An unknown command fails, and so does a
 * known one that none of them names. `fail` gets the reason of each failure.
 */
export async function checkCommands(steps, fail) {
  const documented = new Map([...commandsOfPages(), ...commandsOfMessages()]);
  const baseOf = (command) => Object.keys(known).find((base) => `${command} `.startsWith(`${base} `));
  const unproven = [...documented].filter(([command]) => !proven(command, baseOf(command), steps));
  for (const [command, file] of unproven) fail(`${file}: no check proves \`${command}\``);
  const bases = new Set([...documented.keys()].map(baseOf));
  const undocumented = Object.keys(known).filter((base) => !bases.has(base));
  for (const base of undocumented) fail(`scripts/commands.mjs: no page or message names \`${base}\``);
  if (unproven.length + undocumented.length > 0) return 1;

  const clone = bareClone();
  // Mostly waits for the registry.
  const installing = installs(
    [...documented.keys()].filter((command) => baseOf(command) === 'npm install'),
  ).then(
    () => undefined,
    (error) => error,
  );
  try {
    for (const [base, { answers, brief, each = [], env }] of Object.entries(known)) {
      const started = Date.now();
      if (answers) await serves(clone, base, answers);
      else if (brief) await ends(clone, [...base.split(' ').slice(1), '--', ...brief], env);
      else if (each.length === 0) continue;
      for (const args of each) await ends(clone, [...base.split(' ').slice(1), '--', ...args]);
      console.log(`${base}: ${Math.round((Date.now() - started) / 1000)} s`);
    }
    const refused = await installing;
    if (refused) throw refused;
    return 0;
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    // Leaves no folder behind after any failure.
    await installing;
    rmSync(clone, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

function proven(command, base, steps) {
  const named = command.split(' ').filter((word) => /^[\w.-]+\/.*\.ts$/.test(word));
  if (!named.every((file) => existsSync(join(root, file)))) return false;
  if (base !== 'npm test') return base !== undefined;
  return command
    .replace(/^npm test( --)?/, '')
    .split(' ')
    .every((name) => ['', '--changed', ...steps].includes(name));
}

function tracked(...patterns) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Commands in the shell blocks and between the backticks of every page. */
function commandsOfPages() {
  const run = /^(?:npm|npx|pnpm|pnpx|yarn|node|git|corepack) \S/;
  return tracked('*.md', '*.mdx').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const blocks = [...text.matchAll(/^ *```(?:sh|bash|console)\n(.*?)^ *```/gms)].flatMap(([, block]) =>
      block.split('\n'),
    );
    const prose = text.replaceAll(/^ *```.*?^ *```/gms, '').split(/\n\s*\n/);
    const inline = prose.flatMap((part) => [...part.matchAll(/`([^`]+)`/g)].map(([, code]) => code));
    return [...blocks, ...inline]
      .flatMap((line) => line.replace(/\s+#.*$/, '').split('&&'))
      .map((command) => command.trim().replaceAll(/\s+/g, ' '))
      .filter((command) => run.test(command))
      .map((command) => [command, file]);
  });
}

/** Commands that sources print, or tell their readers. */
function commandsOfMessages() {
  const run =
    /\b(?:npm (?:start|test|run [\w:-]+|install)(?: -- [\w./@=-]+(?: [\w./@=-]+)*)?|(?:npx|pnpm|yarn|corepack) [a-z][\w-]*|node (?:--\S+ )*[\w/.-]+\.(?:ts|mjs))\b/g;
  const files = tracked('apps', 'packages', 'scripts', 'bench', 'e2e', '.storybook').filter(
    (file) =>
      /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.ts$|^scripts\/(?:commands|barePath|tool)\.mjs$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(run)].map(([command]) => [command, file]),
  );
}

/** Clones the working tree, committed or not, without anything installed or built. */
function bareClone() {
  const clone = mkdtempSync(join(tmpdir(), 'fairway-clone-'));
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('clone', '--quiet', '--shared', root, clone);
  const changed = git('diff', '--name-only', '--no-renames', 'HEAD').split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  for (const file of [...changed, ...added].filter(Boolean)) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(clone, file));
    else rmSync(join(clone, file), { force: true });
  }
  return clone;
}

/** As a shell of Windows takes it for one word. */
const quoted = (arg) => (arg.includes(' ') ? `"${arg}"` : arg);

function npm(cwd, args, env = {}) {
  const child = spawn(windows ? 'npm.cmd' : 'npm', windows ? args.map(quoted) : args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    shell: windows,
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (part) => {
      output.text += part;
    });
  }
  const ended = new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
  return { child, output, ended };
}

async function ends(cwd, args, env) {
  const { output, ended } = npm(cwd, args, env);
  const code = await ended;
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}\n${output.text}`);
}

/** Starts it on a free port, reads the served paths, checks that it printed its address, and ends it. */
async function serves(clone, command, paths) {
  const port = await freePort();
  const { child, output, ended } = npm(clone, command.split(' ').slice(1), { PORT: String(port) });
  let over = false;
  ended.then(() => {
    over = true;
  });
  const fail = (why) => new Error(`${command}: ${why}\n${output.text}`);
  try {
    for (const path of paths) {
      const address = `http://127.0.0.1:${port}${path}`;
      const until = Date.now() + patience;
      while (!(await answers(address))) {
        if (over) throw fail('it ended');
        if (Date.now() > until) throw fail(`${address} does not answer`);
        await pause(250);
      }
    }
    if (!output.text.includes(`:${port}`)) throw fail('it does not say where');
  } finally {
    if (!over) process.kill(windows ? child.pid : -child.pid, 'SIGTERM');
    await ended;
  }
}

async function answers(address) {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return ok;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Installs in an empty site what pages tell sites to install, our own packages as the step `packages` packed them. */
async function installs(commands) {
  const folder = join(root, 'reports/packages');
  const tarballs = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tgz')) : [];
  if (tarballs.length === 0)
    throw new Error('npm install: nothing is packed, run `npm test -- packages commands`');
  const expectedNames = commands
    .flatMap((command) => command.split(' ').slice(2))
    .filter((arg) => !arg.startsWith('-'));
  const packed = (name) => tarballs.find((tarball) => tarball.startsWith(`fairway-${name}-`));
  const missing = expectedNames.filter(
    (name) => name.startsWith('@fairway/') && !packed(name.slice('@fairway/'.length)),
  );
  if (missing.length > 0) throw new Error(`npm install: ${missing.join(', ')} is not packed`);
  const others = expectedNames.filter((name) => !name.startsWith('@fairway/'));

  const started = Date.now();
  const site = mkdtempSync(join(tmpdir(), 'fairway-site-'));
  try {
    const ours = tarballs.map((tarball) => join(folder, tarball));
    await ends(site, [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      ...new Set([...ours, ...others]),
    ]);
    console.log(`npm install: ${Math.round((Date.now() - started) / 1000)} s`);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
