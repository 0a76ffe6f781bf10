import { cutText } from '@fairway/trade';
import { SlotsFull } from '../services/slots.ts';
import { Refusal } from './refuse.ts';

/** Codes of PostgreSQL, the network and the disk for temporary failures without an effect. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53100',
  '53200',
  '53300',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  '25P03',
]);
const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|Query read timeout|cannot use a pool|not queryable|Client was closed/i;

/**
 * Whether an error means that the database is unavailable or too slow, or that connections, files or disk ran out: HTTP
 * 503, try again.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return away.has(code) || code.startsWith('08') || awayMessages.test(error.message);
}

/** Any thrown thing as a refusal: its own, `serverAway` where the database or a place to work is missing, or `serverFault`, which hides everything. */
export function refusalOf(error: unknown, now: Date): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SlotsFull || isAway(error))
    return new Refusal('serverAway', { retryAt: new Date(now.getTime() + 2000) });
  return new Refusal('serverFault');
}

/** The loggable part of a fault: where, and a message without anything that a person typed. */
export function faultForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  const code = 'code' in error ? String(error.code) : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { name: error.name, code, constraint, message: withoutValues(error.message), at };
}

/** Blanks quoted parts, addresses and longer digit runs: database messages quote the values they refuse. */
function withoutValues(message: string): string {
  const plain = cutText(message, 10_000)
    .replaceAll(/"[^"]*"|'[^']*'/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d{4,}/g, '…')
    .replaceAll(/[\p{Cc}]/gu, ' ');
  return cutText(plain, 300);
}
