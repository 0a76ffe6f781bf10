import * as v from 'valibot';
import { oneOf } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

export const webPushSettings = settingsPart(
  { WEB_PUSH_INSIDE: v.optional(oneOf(['yes', 'no']), 'no') },
  (env, { production, refuse }) => {
    const insideAllowed = env.WEB_PUSH_INSIDE === 'yes';
    if (production && insideAllowed) refuse('WEB_PUSH_INSIDE: yes is refused in production');
    /** Lets push services be on this machine or in a private network, without TLS: for tests. */
    return { insideAllowed };
  },
);
