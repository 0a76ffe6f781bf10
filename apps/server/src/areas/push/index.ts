import { defineArea } from '../area.ts';
import { forgetOldAnswers } from './answers.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { pushSettings } from './settings.ts';

/** The promotional dialog with its campaigns, and the follow float. */
export const push = defineArea({
  name: 'push',
  routes,
  migrations,
  settings: pushSettings,
  atWork: ({ db }) => ({ cleanUp: (now) => forgetOldAnswers(db, now) }),
});
