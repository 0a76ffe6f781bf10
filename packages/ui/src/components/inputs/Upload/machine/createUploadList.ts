import type { UploadedFile } from '../types.ts';
import { arrange, type Entry, entryOf, filesOf, moveEntry } from './entries.ts';
import { type Jobs, settleEntries, shownEntries, takesPlace } from './entryJobs.ts';
import { isActive } from './isActive.ts';
import { overallOf } from './overall.ts';
import type { UploadEntry, UploadList, UploadListOptions, UploadOverall } from './uploadList.ts';

/** Makes the list of one field, without React. `options` is read at each use. */
export function createUploadList(
  options: () => UploadListOptions,
  initial: readonly UploadedFile[],
): UploadList {
  const owner = Symbol('field');
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = arrange([], initial);
  let visibleEntries: readonly UploadEntry[] = [];
  /** Jobs that began since nothing was on its way. */
  let batch: readonly number[] = [];
  let overall: UploadOverall | null = null;
  /** Failures that were reported, by the state they came with. */
  const reported = new WeakSet<object>();
  const isNew = (failure: object) => {
    const fresh = !reported.has(failure);
    reported.add(failure);
    return fresh;
  };

  const jobsById = () =>
    new Map(
      options()
        .queue.read()
        .map((job) => [job.id, job]),
    );
  const show = (jobs: Jobs) => {
    visibleEntries = shownEntries(entries, jobs);
    const states = batch.flatMap((id) => jobs.get(id)?.state ?? []);
    const going = states.some(isActive);
    batch = going ? batch : [];
    overall = going ? overallOf(states) : null;
    for (const listener of [...listeners]) listener();
  };
  const put = (next: readonly Entry[]) => {
    entries = next;
    show(jobsById());
  };
  /** As `put`, and reports the current files to the owner. */
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
  const roomFor = (max: number) => Math.max(0, max - visibleEntries.filter(takesPlace).length);
  const nameOf = (key: string) => visibleEntries.find((entry) => entry.key === key)?.name ?? '';

  /** The queue has moved. */
  const settle = () => {
    const jobs = jobsById();
    const settled = settleEntries(entries, jobs, isNew);
    if (settled.arrived) change(settled.entries);
    else if (isOther(settled.entries, entries)) put(settled.entries);
    else show(jobs);
    forget(...settled.replaced);
    for (const each of settled.news) options().onNews(each);
  };

  const replace = (key: string, file: File) => {
    const entry = entryAt(key);
    if (!entry) return;
    const replacedJob = entry.job;
    const job = begin(file);
    put(entries.map((other) => (other.key === key ? { ...other, job } : other)));
    forget(replacedJob);
  };
  const drop = (entry: Entry) => {
    const rest = entries.filter((other) => other.key !== entry.key);
    if (entry.file) change(rest);
    else put(rest);
    forget(entry.job, entry.from);
  };

  put(entries);
  return {
    read: () => visibleEntries,
    overall: () => overall,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(files) {
      const { max, onNews } = options();
      const picked = [...files];
      const only = entries[0];
      const [first] = picked;
      if (max === 1 && only && first) {
        if (picked.length > 1) onNews({ kind: 'tooMany', left: picked.length - 1 });
        return replace(only.key, first);
      }
      const room = roomFor(max);
      const added = picked.slice(0, room).map((file): Entry => {
        const job = begin(file);
        return { key: `job-${job}`, file: null, from: null, job };
      });
      if (added.length > 0) put([...entries, ...added]);
      if (picked.length > room) onNews({ kind: 'tooMany', left: picked.length - room });
    },
    take(files) {
      const { max, onNews } = options();
      const fresh = files.filter(({ id }) => !entries.some(({ file }) => file?.id === id));
      const room = max === 1 ? 1 : roomFor(max);
      // The phone may send one picture after the other for the only place: the last is meant.
      const arrivals = max === 1 ? fresh.slice(-1) : fresh.slice(0, room);
      if (arrivals.length > 0) {
        const ended = max === 1 ? entries.flatMap(({ job, from }) => [job, from]) : [];
        change([...(max === 1 ? [] : entries), ...arrivals.map(entryOf)]);
        forget(...ended);
      }
      for (const { name = '' } of arrivals) onNews({ kind: 'arrived', name });
      if (fresh.length > room && max > 1) onNews({ kind: 'tooMany', left: fresh.length - room });
    },
    replace,
    retry(key) {
      const { queue, max, onNews } = options();
      const job = entryAt(key)?.job ?? null;
      if (job === null) return;
      const waits = visibleEntries.some((entry) => entry.key === key && !takesPlace(entry));
      if (waits && roomFor(max) === 0) onNews({ kind: 'tooMany', left: 1 });
      else queue.retry(job);
    },
    stop(key) {
      const job = entryAt(key)?.job ?? null;
      if (job !== null) options().queue.stop(job);
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
      const currentJobs = new Set(entries.flatMap(({ job, from }) => [job, from]));
      forget(...before.flatMap(({ from }) => (currentJobs.has(from) ? [] : [from])));
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

function isOther(next: readonly Entry[], entries: readonly Entry[]): boolean {
  return next.length !== entries.length || next.some((entry, at) => entry !== entries[at]);
}
