import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { faultInWords } from '../startFault.ts';
import { BackupError } from './sealedStream.ts';

const leastKeyBytes = 32;

/** Runs a command; an error is printed as text. */
export async function failing(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isUsage =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const words = isUsage ? error.message : faultInWords(error);
    process.stderr.write(`${words ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

export function needed(value: string | undefined, words: string): string {
  if (value === undefined || value === '') throw new BackupError(`Give ${words}.`);
  return value;
}

/** A number of one or more, where it is given. */
export function wholeNumber(value: string | undefined, option: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new BackupError(`Give ${option} a whole number of 1 or more.`);
  return Number(value);
}

/** A path as typed: relative to where npm was called. */
export function pathOf(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** The bytes of a key file; null without one. */
export async function keyOf(path: string | undefined): Promise<Uint8Array | null> {
  if (path === undefined) return null;
  const key = await readFile(pathOf(path));
  if (key.length < leastKeyBytes)
    throw new BackupError(
      `${path} is too short for a key: it must hold at least ${leastKeyBytes} random bytes.`,
    );
  return key;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
