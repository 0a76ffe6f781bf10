import { Worker } from 'node:worker_threads';
import type { Hasher } from './hasher.ts';
import type { HashingAnswer, HashingJob } from './hashingThread.ts';

/**
 * Hashes on threads of low priority. Those of libuv, which Argon2 would occupy otherwise, also compress responses and
 * read files. A thread is started when all others are busy, so the caller bounds their number.
 */
export function hashingThreads(): Hasher {
  const idle: Worker[] = [];

  async function run(job: HashingJob): Promise<string | boolean> {
    const thread = idle.pop() ?? new Worker(script, { execArgv: ['--conditions=@fairway/source'] });
    thread.ref();
    try {
      const answer = await ask(thread, job);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.value;
    } finally {
      thread.unref();
      if (thread.threadId > 0) idle.push(thread);
    }
  }

  return {
    hash: async (password) => String(await run({ password })),
    verify: async (hash, password) => (await run({ password, hash })) === true,
  };
}

const script = new URL('./hashingThread.ts', import.meta.url);

/** A thread that ends without a result has no id any more. */
function ask(thread: Worker, job: HashingJob): Promise<HashingAnswer> {
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.off('message', answered).off('error', failed).off('exit', exited);
    };
    const answered = (answer: HashingAnswer) => {
      end();
      resolve(answer);
    };
    const failed = (error: Error) => {
      end();
      reject(error);
    };
    const exited = () => failed(new Error('the hashing thread ended'));
    thread.on('message', answered).on('error', failed).on('exit', exited);
    thread.postMessage(job);
  });
}
