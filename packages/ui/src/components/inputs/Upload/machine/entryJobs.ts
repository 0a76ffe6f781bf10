import type { UploadState } from '../types.ts';
import type { UploadJob } from './createUploadQueue.ts';
import type { Entry } from './entries.ts';
import { isRefusal } from './problems.ts';
import type { UploadEntry, UploadNews } from './uploadList.ts';

/** The jobs of a queue by their id. */
export type Jobs = ReadonlyMap<number, UploadJob>;

/** Entries with the data of their jobs. */
export function shownEntries(entries: readonly Entry[], jobs: Jobs): readonly UploadEntry[] {
  return entries.map(({ key, file, from, job }) => {
    const active = jobs.get(job ?? -1) ?? null;
    const { source = null, twin = null } = active ?? jobs.get(from ?? -1) ?? {};
    const name = active?.source.name || file?.name || source?.name || '';
    return { key, file, job: active, source, twin, name };
  });
}

/** Whether a picture takes one of the places of a field: a refused one waits for removal and takes none. */
export function takesPlace({ file, job }: Pick<UploadEntry, 'file' | 'job'>): boolean {
  return file !== null || job?.state.step !== 'failed' || !isRefusal(job.state.problem);
}

/** The result of ended jobs. */
interface Settled {
  readonly entries: readonly Entry[];
  /** Reports to the owner that a file has arrived. */
  readonly arrived: boolean;
  /** Jobs of pictures that gave their place to another. */
  readonly replaced: readonly (number | null)[];
  readonly news: readonly UploadNews[];
}

/**
 * Applies arrived results. A missing job was removed by its field, or unmounted with it. `isNew` is true for a failure
 * not reported before.
 */
export function settleEntries(
  before: readonly Entry[],
  jobs: Jobs,
  isNew: (failure: UploadState) => boolean,
): Settled {
  const replaced: (number | null)[] = [];
  const news: UploadNews[] = [];
  const entries = before.flatMap((entry): readonly Entry[] => {
    if (entry.job === null) return [entry];
    const job = jobs.get(entry.job);
    if (!job) return entry.file ? [{ ...entry, job: null }] : [];
    const { state, source } = job;
    if (state.step === 'failed' && isNew(state))
      news.push({ kind: 'failed', name: source.name, problem: state.problem });
    if (state.step !== 'done') return [entry];
    replaced.push(entry.from);
    news.push({ kind: 'done', name: source.name });
    return [{ ...entry, file: state.file, from: entry.job, job: null }];
  });
  return { entries, arrived: news.some(({ kind }) => kind === 'done'), replaced, news };
}
