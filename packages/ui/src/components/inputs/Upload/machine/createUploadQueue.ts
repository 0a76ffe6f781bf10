import { shareOf } from '../../../feedback/Progress/share.ts';
import type { SendFile, UploadedFile, UploadProblem, UploadState } from '../types.ts';
import { isUploaded } from './entries.ts';
import { isActive } from './isActive.ts';
import { passesByItself, problemOf } from './problems.ts';
import { until, untilOnline, waitFor } from './waiting.ts';

/** A picture with the steps that process it. */
export interface UploadTask {
  /** The field of the task; the tasks of one owner can be cancelled together. */
  readonly owner: unknown;
  readonly source: File;
  /** Looks at the picture before its turn, one picture at a time. Resolves to a digest of its bytes, or null; rejects with a `PictureRefusal`. */
  readonly inspect: (file: File, signal: AbortSignal) => Promise<string | null>;
  /** Makes it fit, when it is next in the queue. */
  readonly prepare: (file: File, signal: AbortSignal) => Promise<File>;
  readonly send: SendFile;
}

export interface UploadJob {
  /** Counts up, so it is also the order of adding. */
  readonly id: number;
  readonly owner: unknown;
  readonly source: File;
  readonly state: UploadState;
  /** Another field holds the same bytes under this name: worth a look, no reason to refuse. */
  readonly twin: string | null;
}

/** Pictures of one page on their way, a few at a time, from however many fields. */
export interface UploadQueue {
  add(task: UploadTask): number;
  /** Tries a failed one again, and continues a stopped one. */
  retry(id: number): void;
  /** Stops one that waits or is being sent; `retry` continues it. */
  stop(id: number): void;
  /** Aborts the task if it runs, and removes it; a late response is dropped. */
  remove(id: number): void;
  /** Removes all of an owner: its field has left the page. */
  leave(owner: unknown): void;
  /** Every job that was not removed, in the order of adding. */
  read(): readonly UploadJob[];
  subscribe(listener: () => void): () => void;
}

export interface UploadQueueOptions {
  /** Pictures on their way together. */
  readonly atOnce?: number;
  /** The number of automatic retries after a lost connection or an unavailable server. */
  readonly retries?: number;
  /** Waits ms between tries: 1, 2, 4 seconds. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Resolves once there is a connection. */
  readonly online?: (signal: AbortSignal) => Promise<void>;
  /** Reads the clock, ms. */
  readonly now?: () => number;
}

interface Work {
  readonly task: UploadTask;
  job: UploadJob;
  /** The current attempt; a response to another one is late. */
  run: AbortController;
  inspected: boolean;
  digest: string | null;
  prepared: File | null;
}

/** Makes a queue, without React and without a server: what sends is part of each task. */
export function createUploadQueue({
  atOnce = 3,
  retries = 3,
  wait = waitFor,
  online = untilOnline,
  now = Date.now,
}: UploadQueueOptions = {}): UploadQueue {
  const works = new Map<number, Work>();
  const listeners = new Set<() => void>();
  const line = new Map<number, () => void>();
  let jobs: readonly UploadJob[] = [];
  let lastId = 0;
  let busy = 0;
  let inspecting: Promise<unknown> = Promise.resolve();

  const tell = () => {
    jobs = [...works.values()].map(({ job }) => job);
    for (const listener of [...listeners]) listener();
  };
  const set = (work: Work, state: UploadState) => {
    work.job = { ...work.job, state };
    tell();
  };

  /** Admits jobs in the order in which they were added. */
  const admit = () => {
    while (busy < Math.max(1, atOnce) && line.size > 0) {
      const next = Math.min(...line.keys());
      const enter = line.get(next);
      line.delete(next);
      busy += 1;
      enter?.();
    }
  };
  const release = () => {
    busy -= 1;
    admit();
  };
  const turn = async (id: number, signal: AbortSignal) => {
    let admitted = false;
    const entered = new Promise<void>((resolve) => {
      line.set(id, () => {
        admitted = true;
        resolve();
      });
    });
    admit();
    try {
      await until(entered, signal);
    } catch (reason) {
      // Cancelled between admission and the next step.
      if (admitted) release();
      throw reason;
    }
  };

  const inspect = async (work: Work, signal: AbortSignal) => {
    const { task, job } = work;
    // Reading many large files at once would hold all of them in memory.
    const looked = inspecting.then(() =>
      signal.aborted ? null : until(task.inspect(task.source, signal), signal),
    );
    inspecting = looked.catch(() => undefined);
    const digest = await until(looked, signal);
    const twins = [...works.values()].filter((other) => other !== work && digest && other.digest === digest);
    const same = twins.find(({ job: other }) => other.owner === job.owner);
    if (same) return { kind: 'same', name: same.job.source.name } satisfies UploadProblem;
    work.digest = digest;
    work.inspected = true;
    work.job = { ...work.job, twin: twins[0]?.job.source.name ?? null };
    return null;
  };

  const sendOnce = async (work: Work, signal: AbortSignal): Promise<UploadedFile> => {
    const { task } = work;
    if (!work.prepared) {
      set(work, { step: 'preparing' });
      work.prepared = await until(task.prepare(task.source, signal), signal);
    }
    set(work, { step: 'sending', share: 0 });
    const onProgress = (progress: { loaded: number; total: number }) => {
      const { state } = work.job;
      if (signal.aborted || state.step !== 'sending') return;
      const share = shareOf(Number(progress?.loaded), Number(progress?.total)) ?? state.share;
      // Changes below one percent are not visible.
      if (Math.floor(share * 100) !== Math.floor(state.share * 100)) set(work, { step: 'sending', share });
    };
    const answer: unknown = await until(task.send(work.prepared, { onProgress, signal }), signal);
    if (!isUploaded(answer)) throw new Error('The sender resolved to something that is no uploaded file');
    return {
      ...answer,
      name: answer.name ?? task.source.name,
      bytes: answer.bytes ?? work.prepared.size,
    };
  };

  const tryOnce = async (work: Work, signal: AbortSignal): Promise<UploadState> => {
    set(work, { step: 'waiting' });
    await turn(work.job.id, signal);
    try {
      return { step: 'done', file: await sendOnce(work, signal) };
    } catch (error) {
      return { step: 'failed', problem: problemOf(error, now()) };
    } finally {
      release();
    }
  };

  const run = async (work: Work) => {
    const { signal } = work.run;
    try {
      if (!work.inspected) {
        const problem = await inspect(work, signal).catch((error) => problemOf(error, now()));
        if (signal.aborted) return;
        if (problem) return set(work, { step: 'failed', problem });
      }
      for (let tries = 0; ; tries++) {
        const end = await tryOnce(work, signal);
        if (signal.aborted) return;
        const again = end.step === 'failed' && passesByItself(end.problem) && tries < retries;
        if (!again) return set(work, end);
        set(work, { step: 'pausing', problem: end.problem });
        await online(signal);
        await wait(1_000 * 2 ** tries, signal);
      }
    } catch (error) {
      if (!signal.aborted) set(work, { step: 'failed', problem: problemOf(error, now()) });
    }
  };

  const drop = (id: number) => {
    const work = works.get(id);
    works.delete(id);
    line.delete(id);
    work?.run.abort();
    return work !== undefined;
  };

  return {
    add(task) {
      lastId += 1;
      const id = lastId;
      const { owner, source } = task;
      const job = { id, owner, source, state: { step: 'checking' }, twin: null } as const;
      const controller = new AbortController();
      const work: Work = { task, job, run: controller, inspected: false, digest: null, prepared: null };
      works.set(id, work);
      tell();
      void run(work);
      return id;
    },
    retry(id) {
      const work = works.get(id);
      if (work?.job.state.step !== 'failed' && work?.job.state.step !== 'stopped') return;
      work.run = new AbortController();
      void run(work);
    },
    stop(id) {
      const work = works.get(id);
      if (!work || !isActive(work.job.state)) return;
      line.delete(id);
      work.run.abort();
      const { state } = work.job;
      set(work, { step: 'stopped', share: state.step === 'sending' ? state.share : 0 });
    },
    remove(id) {
      if (drop(id)) tell();
    },
    leave(owner) {
      const left = jobs.filter((job) => job.owner === owner);
      for (const { id } of left) drop(id);
      if (left.length > 0) tell();
    },
    read: () => jobs,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
