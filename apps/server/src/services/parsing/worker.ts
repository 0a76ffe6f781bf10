import { parentPort } from 'node:worker_threads';
import { parsers } from './parsers.ts';

export interface Job {
  readonly name: string;
  readonly input: unknown;
}

export type Answer = { readonly value: unknown } | { readonly fault: string };

/** Sends `ready` once its modules are loaded, and the results of jobs in order. */
parentPort?.on('message', ({ name, input }: Job) => parentPort?.postMessage(answerTo(name, input)));
parentPort?.postMessage('ready');

function answerTo(name: string, input: unknown): Answer {
  const parse = new Map<string, unknown>(Object.entries(parsers)).get(name);
  try {
    return { value: (parse as (argument: unknown) => unknown)(input) };
  } catch (error) {
    return { fault: String(error) };
  }
}
