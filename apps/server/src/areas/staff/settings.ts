import * as v from 'valibot';
import { folder, whole } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

export const deskSettings = settingsPart(
  {
    FAIRWAY_DESK: v.optional(folder, 'apps/desk/dist'),
    FAIRWAY_DESK_ADMIN: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
    FAIRWAY_DESK_FOUR_EYES_FEN: v.optional(whole(0, 1_000_000_000, ' fen'), '1000000'),
  },
  (env) => ({
    /** The built site of the desk. */
    folder: env.FAIRWAY_DESK,
    /** The first admin to invite; without it nobody, outside the sandbox. */
    admin: env.FAIRWAY_DESK_ADMIN,
    /** From this amount on a transfer needs a second pair of eyes. */
    fourEyesFen: env.FAIRWAY_DESK_FOUR_EYES_FEN,
  }),
);
