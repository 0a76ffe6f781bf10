import * as v from 'valibot';
import { oneOf, words } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

export const shipLocationSettings = settingsPart(
  {
    AIS_SERVICE: v.optional(oneOf(['off', 'vesselfinder']), 'off'),
    AIS_URL: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http or https URL')),
      'https://api.vesselfinder.com',
    ),
    AIS_KEY: v.optional(words),
  },
  (env, { need }) => ({
    /** Null if positions are only estimated from schedules. */
    ais:
      env.AIS_SERVICE === 'off'
        ? null
        : { url: env.AIS_URL, key: need('AIS_KEY', 'with AIS_SERVICE=vesselfinder') },
  }),
);
