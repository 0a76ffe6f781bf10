import type { Config } from '../../config.ts';
import { colleagueOf } from './colleagues.ts';

/** The person who reads a case or its row, the time, and the settings. */
export interface CaseReader {
  readonly staffId: string;
  readonly now: Date;
  readonly config: Pick<Config, 'of'>;
}

interface First {
  readonly id: string | null;
  readonly name: string | null;
  readonly at: Date | null;
}

/** Returns the first of two people who decide a case, as the second sees it; null before the first decision. */
export function firstReviewer({ id, name, at }: First, staffId: string) {
  const colleague = colleagueOf(id, name, staffId);
  return colleague === null || at === null ? null : { ...colleague, at: at.toISOString() };
}
