import type { Config } from '../../config.ts';

/** The person who opens a case, the time, and the settings. */
export interface Looking {
  readonly staffId: string;
  readonly now: Date;
  readonly config: Pick<Config, 'of'>;
}

interface First {
  readonly id: string | null;
  readonly name: string | null;
  readonly at: Date | null;
}

/** The first of two people who decide a case, as the second sees them; null if nobody has decided. */
export function firstLook({ id, name, at }: First, staffId: string) {
  if (id === null || name === null || at === null) return null;
  return { id, name, at: at.toISOString(), own: id === staffId };
}
