import * as v from 'valibot';
import { oneOf, whole } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

const keys = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((key) => key.trim())),
  v.check((list) => list.every((key) => key.length >= 32), 'each key must be at least 32 characters'),
);

/** The keys of users' papers, and their retention time. */
export const paperSettings = settingsPart(
  {
    FAIRWAY_PAPERS_KEYS: v.optional(keys),
    FAIRWAY_PAPERS_KEEP_DAYS: v.optional(whole(1, 3650, ' days'), '180'),
    FAIRWAY_DESK_TWO_REVIEWERS: v.optional(oneOf(['none', 'companies', 'all']), 'none'),
  },
  (env, { sharesDatabase, need }) => {
    // Each server would make keys that the others do not have.
    if (sharesDatabase) need('FAIRWAY_PAPERS_KEYS', 'in production with DATABASE_URL');
    return {
      /** The first encrypts, all open; absent: made at first use, in the data folder. */
      keys: env.FAIRWAY_PAPERS_KEYS,
      /** Days after the decision until ID numbers and pictures are removed. */
      keepDays: env.FAIRWAY_PAPERS_KEEP_DAYS,
      /** Which certifications two people have to pass. */
      twoReviewers: env.FAIRWAY_DESK_TWO_REVIEWERS,
    };
  },
);
