import * as v from 'valibot';
import { folder, oneOf } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

export const kitSettings = settingsPart(
  {
    KIT_PAGES: v.optional(oneOf(['on', 'off'])),
    KIT_PACKAGES: v.optional(folder, '.packages'),
    KIT_STORYBOOK: v.optional(folder, '.storybook-static'),
  },
  (env, { production }) => ({
    /** Storybook's pages run inline scripts on the portal's origin, so production serves them only if configured to. */
    on: env.KIT_PAGES === undefined ? !production : env.KIT_PAGES === 'on',
    packages: env.KIT_PACKAGES,
    storybook: env.KIT_STORYBOOK,
  }),
);
