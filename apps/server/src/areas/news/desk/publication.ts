import type { NewsStanding, NewsStep } from '@fairway/gateway/contract/newsDesk';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import type { BrokenRule } from '../../../http/refuse.ts';
import type { NewsState } from '../tables.ts';

/** The state of an article, and since when. */
export interface Publication {
  readonly state: NewsState;
  readonly publishAt: Date | null;
}

/** Returns the state at an instant: a scheduled article comes out automatically. */
export function standingOf({ state, publishAt }: Publication, now: Date): NewsStanding {
  if (state === 'draft' || state === 'withdrawn') return state;
  return publishAt !== null && publishAt <= now ? 'out' : 'scheduled';
}

/**
 * Returns the state of an article after a step. One that is out stays out under its own instant, so that saving it does
 * not move it to the top of the readers' list again.
 */
export function nextOf(
  stored: Publication | null,
  step: NewsStep,
  at: Date | null,
  now: Date,
): Publication | 'articleOut' | 'later' {
  const from = stored ?? { state: 'draft', publishAt: null };
  if (step === 'keep') return from;
  const out = standingOf(from, now) === 'out';
  if (step === 'publish') return { state: 'published', publishAt: out ? from.publishAt : now };
  if (out) return 'articleOut';
  return at !== null && at > now ? { state: 'scheduled', publishAt: at } : 'later';
}

const languages = ['zh', 'en'] as const;

/**
 * Returns the missing fields of an article. A draft needs one headline; readers need a text under each headline, and a
 * reprint needs its source.
 */
export function lackOf(draft: DeskDraft, forReaders: boolean): BrokenRule[] {
  const required = (field: string) => ({ field: `body.${field}`, rule: 'required' });
  const begun = languages.filter((language) =>
    Object.values(draft[language]).some((text) => text.trim() !== ''),
  );
  if (begun.length === 0) return [required('titleZh')];
  const lacks = begun.flatMap((language) => {
    const end = language === 'zh' ? 'Zh' : 'En';
    const { title, body } = draft[language];
    return [
      ...(title.trim() === '' ? [required(`title${end}`)] : []),
      ...(forReaders && body.trim() === '' ? [required(`body${end}`)] : []),
      ...(forReaders && !draft.original && draft[`source${end}`].trim() === ''
        ? [required(`source${end}`)]
        : []),
    ];
  });
  return forReaders
    ? lacks
    : lacks.slice(0, begun.some((language) => draft[language].title.trim() !== '') ? 0 : 1);
}
