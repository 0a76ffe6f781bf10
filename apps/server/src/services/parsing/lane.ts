import { Worker } from 'node:worker_threads';
import type { Answer, Job } from './worker.ts';

export type ParsingProblem = 'late' | 'full' | 'broken';

/** Outside text that was not parsed: it took too long or too much memory, too much of it waits, or the parser failed. */
export class ParsingFailure extends Error {
  override readonly name = 'ParsingFailure';
  readonly problem: ParsingProblem;

  constructor(problem: ParsingProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface LaneOptions {
  readonly script: URL;
  /** Milliseconds for one job. */
  readonly deadline: number;
  readonly memoryMb: number;
  readonly mostWaiting: number;
  /** Milliseconds after which a worker without jobs ends. */
  readonly idle: number;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: ParsingFailure) => void;
}

/**
 * Runs jobs one after the other in a worker thread. A job past its deadline, or past the worker's memory, ends with the
 * worker, and the next job starts another one: no text can block the server.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #isReady = false;
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  run(job: Job): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#options.mostWaiting) return reject(new ParsingFailure('full'));
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (!this.#current) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => this.#end(), this.#options.idle).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    if (this.#isReady) this.#send(this.#current);
  }

  #send({ job }: Waiting): void {
    this.#worker?.postMessage(job);
    this.#timer = setTimeout(() => this.#fail(new ParsingFailure('late')), this.#options.deadline);
  }

  #start(): Worker {
    const { script, memoryMb } = this.#options;
    const worker = new Worker(script, {
      execArgv: ['--conditions=@fairway/source'],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    const isOurs = () => this.#worker === worker;
    worker.on('message', (message: 'ready' | Answer) => {
      if (!isOurs()) return;
      if (message === 'ready') {
        this.#isReady = true;
        if (this.#current) this.#send(this.#current);
      } else this.#settle(message);
    });
    worker.on('error', (error) => isOurs() && this.#fail(new ParsingFailure('broken', error)));
    worker.on('exit', () => isOurs() && this.#fail(new ParsingFailure('broken')));
    return worker;
  }

  #settle(answer: Answer): void {
    const current = this.#current;
    this.#current = undefined;
    if ('value' in answer) current?.resolve(answer.value);
    else current?.reject(new ParsingFailure('broken', answer.fault));
    this.#next();
  }

  /** The job that runs fails, and its worker ends with it. */
  #fail(failure: ParsingFailure): void {
    this.#end();
    const current = this.#current;
    this.#current = undefined;
    current?.reject(failure);
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
  }
}
