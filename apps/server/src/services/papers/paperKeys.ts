import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { seal, unseal } from '../../secrets.ts';
import { paperSettings } from './settings.ts';

/** The stored form of encrypted data: the bytes, and the name of the key that opens them. */
export interface Sealed {
  readonly bytes: Buffer;
  readonly sealedBy: string;
}

/** Separate keys for users' papers, so that neither a copy of the database nor the server's secret opens them. */
export interface PaperKeys {
  /** Name of the key that encrypts now. */
  current(): string;
  /** Encrypts by AES-256-GCM for one place: bytes that were moved to another one open nothing. */
  seal(place: string, plain: Uint8Array): Sealed;
  /** Throws when key, place or bytes differ. */
  open(place: string, sealed: Sealed): Buffer;
}

interface Key {
  readonly name: string;
  readonly secret: Buffer;
}

/** The keys that the settings name, or those of the data folder, made at first use. */
export function paperKeys(config: Config): PaperKeys {
  const configuredKeys = config.of(paperSettings).keys;
  let keys = configuredKeys?.map(keyOf);
  const currentKeys = () => {
    keys ??= readKeys(config.dataFolder);
    return keys;
  };
  const first = (): Key => {
    const [key] = currentKeys();
    if (!key) throw new Error('there is no key of papers');
    return key;
  };
  return {
    current: () => first().name,
    seal(place, plain) {
      const { name, secret } = first();
      return { bytes: seal(secret, `paper ${place}`, plain), sealedBy: name };
    },
    open(place, { bytes, sealedBy }) {
      // A command may have put a new key into the folder since.
      if (configuredKeys === undefined && !currentKeys().some(({ name }) => name === sealedBy))
        keys = undefined;
      const key = currentKeys().find(({ name }) => name === sealedBy);
      if (!key) throw new Error(`the key ${sealedBy} of papers is not among those given`);
      return unseal(key.secret, `paper ${place}`, bytes);
    },
  };
}

const fileOf = (folder: string) => join(folder, 'papers.keys');

function keyOf(text: string): Key {
  const name = createHash('sha256').update(`fairway paper key ${text}`).digest('hex').slice(0, 12);
  return { name, secret: Buffer.from(text) };
}

function readKeys(folder: string): Key[] {
  mkdirSync(folder, { recursive: true });
  try {
    // Written with `wx`, so that of two concurrent first uses one writes it and the other reads it.
    writeFileSync(fileOf(folder), `${newKey()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(fileOf(folder), 'utf8').split('\n').filter(Boolean).map(keyOf);
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Puts a new key before those of the data folder: from now on it encrypts, and the others still open. */
export function addStoredKey(folder: string): void {
  readKeys(folder);
  const file = fileOf(folder);
  writeFileSync(`${file}.part`, `${newKey()}\n${readFileSync(file, 'utf8')}`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Leaves only the newest key of the data folder, once nothing needs the others. */
export function dropStoredKeys(folder: string): void {
  const [newest = ''] = readFileSync(fileOf(folder), 'utf8').split('\n');
  writeFileSync(`${fileOf(folder)}.part`, `${newest}\n`, { mode: 0o600 });
  renameSync(`${fileOf(folder)}.part`, fileOf(folder));
}
