import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../config.ts';

/**
 * The server's log: one JSON line for each event. Its content is chosen where it is written: request id, route
 * template, status, code, duration; never bodies, queries, tokens, phones, emails or addresses.
 */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
