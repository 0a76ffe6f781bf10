import * as v from 'valibot';
import { settingsPart } from '../../settingsPart.ts';

const isAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

export const newsSettings = settingsPart(
  {
    FAIRWAY_NEWS_FEEDS: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
        v.check((addresses) => addresses.every(isAddress), 'must be https addresses, separated by spaces'),
      ),
      '',
    ),
  },
  (env, { production }) => ({
    /** Addresses that articles may be imported from. */
    feeds: env.FAIRWAY_NEWS_FEEDS,
    /** An additional feed of invented articles. */
    sandboxFeed: !production,
  }),
);
