import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Algorithm, hashSync, type Options, verifySync } from '@node-rs/argon2';

/** Without `hash` the password is hashed; with it, compared. */
export interface HashingJob {
  readonly password: string;
  readonly hash?: string;
}

export type HashingAnswer = { readonly value: string | boolean } | { readonly fault: string };

// OWASP password storage: Argon2id with 19 MiB, two passes, one lane. `Algorithm` is a const enum.
const options: Options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** A third of the CPU share of a thread that handles requests: a login on a busy machine takes longer, but it ends. */
const belowNormal = 5;

// Linux has a priority per thread; elsewhere this would slow the whole process down.
if (platform() === 'linux') setPriority(0, belowNormal);

parentPort?.on('message', ({ password, hash }: HashingJob) => {
  parentPort?.postMessage(answerTo(password, hash));
});

function answerTo(password: string, hash: string | undefined): HashingAnswer {
  try {
    return { value: hash === undefined ? hashSync(password, options) : verifySync(hash, password) };
  } catch (error) {
    return { fault: String(error) };
  }
}
