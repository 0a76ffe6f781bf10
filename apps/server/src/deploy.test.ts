import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areaSettings } from './areas/index.ts';
import { readSettings, root } from './config.ts';
import { environment } from './settings.ts';
import { productionEnv } from './testing/production.ts';

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');
const linesOf = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
const known = new Set(
  [environment, ...areaSettings.map((part) => part.environment)].flatMap(({ entries }) =>
    Object.keys(entries),
  ),
);
const lines = [...linesOf('fairway.env.example'), ...linesOf('secrets.env.example')];

describe('the examples of settings', () => {
  it('name settings that exist, and those of the other containers', () => {
    const unknown = lines.map(([name]) => name).filter((name) => !known.has(name));
    expect(unknown).toEqual(['POSTGRES_PASSWORD', 'MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD']);
  });

  it('start a server and a worker once their secrets are filled in', () => {
    const filled = Object.fromEntries(lines.filter(([, value]) => value !== ''));
    const secrets = {
      FAIRWAY_SECRET: 's'.repeat(32),
      FAIRWAY_PAPERS_KEYS: 'p'.repeat(32),
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    for (const FAIRWAY_ROLE of ['server', 'worker']) {
      const env = { ...productionEnv, ...filled, ...secrets, FAIRWAY_ROLE };
      expect(readSettings(env, areaSettings)).toMatchObject({ role: FAIRWAY_ROLE, mode: 'production' });
    }
  });

  it.each(['server', 'worker'])('a %s alone needs a database that others reach', (FAIRWAY_ROLE) => {
    expect(() => readSettings({ FAIRWAY_ROLE })).toThrow(
      `DATABASE_URL: needed with FAIRWAY_ROLE=${FAIRWAY_ROLE}`,
    );
  });
});

describe('the service', () => {
  it('starts the file that the image starts', () => {
    const entry = 'apps/server/src/main.mjs';
    expect(read('systemd/fairway@.service')).toContain(`--conditions=@fairway/source ${entry}`);
    expect(read('image/build.sh')).toContain(`"--conditions=@fairway/source", "${entry}"`);
  });

  it('has more time to stop than the server takes', () => {
    const [, seconds] = /TimeoutStopSec=(\d+)/.exec(read('systemd/fairway@.service')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(readSettings({}).drainSeconds + 15);
  });
});

describe('the backup of each night', () => {
  const service = read('systemd/fairway-backup.service');
  const [, command = ''] = /ExecStart=\/usr\/local\/bin\/(.+)/.exec(service) ?? [];

  it('is the command of the guide, with the key that the guide makes', () => {
    const guide = readFileSync(join(root, 'docs/operate/two-machines.md'), 'utf8');
    const [, key = ''] = /--key-file (\S+)/.exec(command) ?? [];
    expect(guide).toContain(`(umask 077; head -c 48 /dev/urandom > ${key})`);
    expect(guide).toContain(command.replace('backup --to', 'restore --from').replace(/ --keep \d+$/, ''));
    expect(guide).toContain('systemctl enable --now fairway-backup.timer');
  });

  it('runs once a day, and writes files that only their owner reads', () => {
    expect(read('systemd/fairway-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d$/m);
    expect(service).toMatch(/^Type=oneshot$/m);
    expect(service).toMatch(/^UMask=0077$/m);
  });
});

describe('the command of a machine', () => {
  const script = join(root, 'deploy/systemd/fairway');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'fairway-command-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const bin = join(folder, 'usr/local/bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(folder, 'app'));
  copyFileSync(script, join(bin, 'fairway'));
  writeFileSync(join(bin, 'node'), '#!/bin/sh\nprintf "%s\\n" "$PWD" "$FAIRWAY_DATA" "$@"\n', {
    mode: 0o755,
  });

  it.each(['doctor', 'backup', 'restore', 'emergency-login', 'reseal'])(
    'runs the file of npm run %s',
    (name) => {
      const printed = execFileSync(join(bin, 'fairway'), [name, '--option', 'a b'], { encoding: 'utf8' });
      expect(printed.trim().split('\n')).toEqual([
        join(folder, 'app'),
        '/var/lib/fairway-server',
        '--env-file=/etc/fairway/fairway.env',
        '--conditions=@fairway/source',
        scripts[name].split(' ').at(-1),
        '--option',
        'a b',
      ]);
    },
  );

  it('runs nothing else', () => {
    expect(() => execFileSync(join(bin, 'fairway'), ['stop'], { stdio: 'pipe' })).toThrow('doctor | backup');
  });
});
