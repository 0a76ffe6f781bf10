import { type Finding, fine, soon, wrong } from './finding.ts';

export interface FolderFacts {
  /** Its purpose. */
  readonly about: string;
  readonly path: string;
  readonly exists: boolean;
  readonly writable: boolean;
  /** Of the disk that it is on; null where that cannot be found out. */
  readonly freeBytes: number | null;
}

const gigabyte = 1e9;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return fine('node', `Node ${version}`);
  return wrong('node', `Node ${version} is too old`, 'Install Node 20.20 or newer.');
}

export function checkFolder({ about, path, exists, writable }: FolderFacts): Finding {
  if (!exists)
    return soon(
      about,
      `${path} is not there yet`,
      'It is made at the first start; check that this is the folder you mean.',
    );
  if (!writable)
    return wrong(
      about,
      `${path} cannot be written to`,
      'Run this as the user of the server, or give the folder to that user.',
    );
  return fine(about, `${path} can be written to`);
}

/** The database stops when the disk is full, so the warning comes earlier. */
export function checkDisk({ about, path, freeBytes }: FolderFacts): Finding {
  const name = `disk of ${about}`;
  if (freeBytes === null)
    return soon(name, `how much is free at ${path} cannot be found out`, 'Check it by df.');
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB are free at ${path}`;
  if (freeBytes < gigabyte)
    return wrong(name, free, 'Free at least 1 GB now: the database stops when the disk is full.');
  if (freeBytes < 5 * gigabyte)
    return soon(name, free, 'Free some space, or move the folder to a larger disk.');
  return fine(name, free);
}

export interface PortFacts {
  readonly port: number;
  /** Free, used by a server of ours, or used by another program. */
  readonly use: 'free' | 'fairway' | 'other';
}

export function checkPort({ port, use }: PortFacts): Finding {
  if (use === 'other')
    return wrong('port', `something else listens on port ${port}`, 'Stop it, or set PORT to another one.');
  return fine(
    'port',
    use === 'free' ? `port ${port} is free` : `a server of Fairway answers on port ${port}`,
  );
}

/** Placeholders that operators forget to replace, and common guesses. */
const guessable = /secret|password|changeme|change-me|example|12345|qwerty|fairway/i;

/** A secret that can be guessed compromises every hash and seal. */
export function checkSecret(name: string, secret: string | undefined): Finding {
  if (secret === undefined) return fine(name, 'generated into the data folder');
  const letters = new Set(secret).size;
  const make = 'Take one that a program made: head -c 48 /dev/urandom | base64';
  if (letters < 12) return wrong(name, `has ${letters} different characters`, make);
  if (guessable.test(secret)) return wrong(name, 'contains a word that can be guessed', make);
  return fine(name, `${secret.length} characters`);
}

export interface ExposureFacts {
  readonly mode: 'sandbox' | 'production';
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxy: number | string;
}

/** Checks settings that are each allowed alone, and dangerous together. */
export function checkExposure({ mode, host, publicUrl, trustProxy }: ExposureFacts): Finding {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const isHttps = publicUrl.startsWith('https:');
  if (mode === 'sandbox' && !isLocal) {
    return wrong(
      'exposure',
      `the sandbox listens on ${host}: anybody can log in as anybody`,
      'Set HOST to 127.0.0.1, or FAIRWAY_MODE to production.',
    );
  }
  if (mode === 'production' && !isHttps) {
    return wrong(
      'exposure',
      `PUBLIC_URL is ${publicUrl}, without TLS`,
      'Put a proxy with TLS in front and set PUBLIC_URL to its https address.',
    );
  }
  if (isHttps && trustProxy === 0) {
    return wrong(
      'exposure',
      'PUBLIC_URL is https and TRUST_PROXY is 0: all readers count as one network',
      'Set TRUST_PROXY to the number of proxies in front.',
    );
  }
  return fine(
    'exposure',
    mode === 'sandbox' ? 'the sandbox listens on this machine only' : `people open ${publicUrl}`,
  );
}

/** Each setting that cannot be used, in the words of the server. */
export function checkSettings(wrongSettings: readonly string[]): Finding[] {
  if (wrongSettings.length === 0) return [fine('settings', 'every setting can be used')];
  return wrongSettings.map((line) =>
    wrong('settings', line, 'Put it right; docs/configuration.md explains each setting.'),
  );
}
