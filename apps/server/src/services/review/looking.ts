import type { Config } from '../../config.ts';

/** Who looks at a case, when, and by which settings. */
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

/** The first of two people who decide a case, as the second is told of them; null where nobody has looked. */
export function firstLook({ id, name, at }: First, staffId: string) {
  if (id === null || name === null || at === null) return null;
  return { id, name, at: at.toISOString(), own: id === staffId };
}
