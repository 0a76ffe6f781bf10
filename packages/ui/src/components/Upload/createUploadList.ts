import type { UploadJob, UploadQueue, UploadTask } from './createUploadQueue.ts';
import { arrange, type Entry, entryOf, filesOf, moveEntry } from './entries.ts';
import type { UploadedFile, UploadProblem, UploadState } from './types.ts';

/** A place in a field, as it is shown. */
export interface UploadEntry {
  readonly key: string;
  /** As the file is called; empty where nobody knows. */
  readonly name: string;
  /** What the server has. */
  readonly file: UploadedFile | null;
  /** What is under way or failed. */
  readonly job: UploadJob | null;
  /** The picture itself, where it was chosen on this page. */
  readonly source: File | null;
  /** The name of the same picture in another field. */
  readonly twin: string | null;
}

/** What a reader should hear of. */
export type UploadNews =
  | { readonly kind: 'done' | 'removed' | 'arrived'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: UploadProblem }
  | { readonly kind: 'moved'; readonly name: string; readonly place: number; readonly of: number }
  | { readonly kind: 'tooMany'; readonly left: number };

export interface UploadOverall {
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
}

export interface UploadListOptions {
  readonly queue: UploadQueue;
  /** How a picture is inspected, prepared and sent. */
  readonly task: Omit<UploadTask, 'owner' | 'source'>;
  /** Most pictures; the one of a field of one is replaced. */
  readonly max: number;
  readonly onChange: (files: readonly UploadedFile[]) => void;
  readonly onNews: (news: UploadNews) => void;
}

/** The pictures of one field. */
export interface UploadList {
  read(): readonly UploadEntry[];
  /** How far the pictures are that are on their way together, failed ones left out; null while none is. */
  overall(): UploadOverall | null;
  subscribe(listener: () => void): () => void;
  /** Uploads files after the others. */
  add(files: Iterable<File>): void;
  /** Takes what the server has already, from a phone. */
  take(files: readonly UploadedFile[]): void;
  /** Uploads a file in the place of another, which stays until the new one has arrived. */
  replace(key: string, file: File): void;
  retry(key: string): void;
  /** Gives up what is under way; a picture that was to be replaced stays. */
  cancel(key: string): void;
  remove(key: string): void;
  move(key: string, to: number): void;
  /** The owner's value is another. */
  sync(value: readonly UploadedFile[]): void;
  /** Listens to the queue; the returned function gives up all that is under way. */
  start(): () => void;
}

/** Makes the list of one field, without React. `options` is read at each use. */
export function createUploadList(
  options: () => UploadListOptions,
  initial: readonly UploadedFile[],
): UploadList {
  const owner = Symbol('field');
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = arrange([], initial);
  let shown: readonly UploadEntry[] = [];
  /** Jobs that began since nothing was on its way. */
  let batch: readonly number[] = [];
  let overall: UploadOverall | null = null;
  /** Failures that were told, by the state they came with. */
  const told = new WeakSet<object>();

  const jobsById = () =>
    new Map(
      options()
        .queue.read()
        .map((job) => [job.id, job]),
    );
  const show = (jobs: ReadonlyMap<number, UploadJob>) => {
    shown = entries.map(({ key, file, from, job }) => {
      const active = jobs.get(job ?? -1) ?? null;
      const { source = null, twin = null } = active ?? jobs.get(from ?? -1) ?? {};
      return { key, file, job: active, source, twin, name: source?.name ?? file?.name ?? '' };
    });
    batch = batch.some((id) => isActive(jobs.get(id)?.state ?? gone)) ? batch : [];
    const states = batch.flatMap((id) => jobs.get(id)?.state ?? []).filter(({ step }) => step !== 'failed');
    overall =
      states.length > 0
        ? {
            count: states.length,
            share: states.reduce((sum, state) => sum + shareOfState(state), 0) / states.length,
          }
        : null;
    for (const listener of [...listeners]) listener();
  };
  const put = (next: readonly Entry[]) => {
    entries = next;
    show(jobsById());
  };
  /** As `put`, and the owner hears of the files that there are now. */
  const change = (next: readonly Entry[]) => {
    put(next);
    options().onChange(filesOf(entries));
  };
  const forget = (...ids: (number | null)[]) => {
    for (const id of ids) if (id !== null) options().queue.remove(id);
  };
  const entryAt = (key: string) => entries.find((entry) => entry.key === key);
  const begin = (source: File) => {
    const { queue, task } = options();
    const id = queue.add({ ...task, owner, source });
    batch = [...batch, id];
    return id;
  };
  const nameOf = (key: string) => shown.find((entry) => entry.key === key)?.name ?? '';

  /** Takes over what has arrived. A job that is gone was removed by its field, or left with it. */
  const settle = () => {
    const jobs = jobsById();
    const replaced: (number | null)[] = [];
    const news: UploadNews[] = [];
    const next = entries.flatMap((entry): readonly Entry[] => {
      if (entry.job === null) return [entry];
      const job = jobs.get(entry.job);
      if (!job) return entry.file ? [{ ...entry, job: null }] : [];
      const { state } = job;
      if (state.step === 'failed' && !told.has(state)) {
        told.add(state);
        news.push({ kind: 'failed', name: job.source.name, problem: state.problem });
      }
      if (state.step !== 'done') return [entry];
      replaced.push(entry.from);
      news.push({ kind: 'done', name: job.source.name });
      return [{ ...entry, file: state.file, from: entry.job, job: null }];
    });
    const arrived = news.some(({ kind }) => kind === 'done');
    if (arrived) change(next);
    else if (next.length !== entries.length || next.some((entry, at) => entry !== entries[at])) put(next);
    else show(jobs);
    forget(...replaced);
    for (const each of news) options().onNews(each);
  };

  const replace = (key: string, file: File) => {
    const entry = entryAt(key);
    if (!entry) return;
    const gone = entry.job;
    const job = begin(file);
    put(entries.map((other) => (other.key === key ? { ...other, job } : other)));
    forget(gone);
  };
  const drop = (entry: Entry) => {
    const rest = entries.filter((other) => other.key !== entry.key);
    if (entry.file) change(rest);
    else put(rest);
    forget(entry.job, entry.from);
  };

  put(entries);
  return {
    read: () => shown,
    overall: () => overall,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(files) {
      const { max, onNews } = options();
      const chosen = [...files];
      const only = entries[0];
      const [first] = chosen;
      if (max === 1 && only && first) {
        if (chosen.length > 1) onNews({ kind: 'tooMany', left: chosen.length - 1 });
        return replace(only.key, first);
      }
      const room = Math.max(0, max - entries.length);
      const taken = chosen.slice(0, room).map((file): Entry => {
        const job = begin(file);
        return { key: `job-${job}`, file: null, from: null, job };
      });
      if (taken.length > 0) put([...entries, ...taken]);
      if (chosen.length > room) onNews({ kind: 'tooMany', left: chosen.length - room });
    },
    take(files) {
      const { max, onNews } = options();
      const fresh = files.filter(({ id }) => !entries.some(({ file }) => file?.id === id));
      const room = max === 1 ? 1 : Math.max(0, max - entries.length);
      // The phone may send one picture after the other for the only place: the last is meant.
      const taken = max === 1 ? fresh.slice(-1) : fresh.slice(0, room);
      if (taken.length > 0) {
        const ended = max === 1 ? entries.flatMap(({ job, from }) => [job, from]) : [];
        change([...(max === 1 ? [] : entries), ...taken.map(entryOf)]);
        forget(...ended);
      }
      for (const { name = '' } of taken) onNews({ kind: 'arrived', name });
      if (fresh.length > room && max > 1) onNews({ kind: 'tooMany', left: fresh.length - room });
    },
    replace,
    retry(key) {
      const job = entryAt(key)?.job ?? null;
      if (job !== null) options().queue.retry(job);
    },
    cancel(key) {
      const entry = entryAt(key);
      if (!entry || entry.job === null) return;
      if (!entry.file) return drop(entry);
      put(entries.map((other) => (other === entry ? { ...other, job: null } : other)));
      forget(entry.job);
    },
    remove(key) {
      const entry = entryAt(key);
      if (!entry) return;
      const name = nameOf(key);
      drop(entry);
      options().onNews({ kind: 'removed', name });
    },
    move(key, to) {
      const next = moveEntry(entries, key, to);
      if (next === entries) return;
      change(next);
      const place = entries.findIndex((entry) => entry.key === key) + 1;
      options().onNews({ kind: 'moved', name: nameOf(key), place, of: entries.length });
    },
    sync(value) {
      const known = filesOf(entries);
      if (known.length === value.length && known.every((file, at) => file === value[at])) return;
      const before = entries;
      put(arrange(entries, value));
      const kept = new Set(entries.flatMap(({ job, from }) => [job, from]));
      forget(...before.flatMap(({ from }) => (kept.has(from) ? [] : [from])));
    },
    start() {
      const { queue } = options();
      const leave = queue.subscribe(settle);
      settle();
      return () => {
        leave();
        queue.leave(owner);
      };
    },
  };
}

/** Whether a picture is on its way: neither there nor given up. */
export function isActive({ step }: UploadState): boolean {
  return step !== 'done' && step !== 'failed';
}

function shareOfState(state: UploadState): number {
  if (state.step === 'sending') return state.share;
  return isActive(state) ? 0 : 1;
}

const gone: UploadState = { step: 'failed', problem: { kind: 'failed' } };
