import { webPushSettings } from '../../services/webPush/settings.ts';
import { defineArea } from '../area.ts';
import { routes } from './routes.ts';
import { removeEnded } from './store.ts';
import { migrations } from './tables.ts';

export { type NewPush, type PushContent, pushToAccounts } from './pushToAccounts.ts';

/** Notifications in the browsers that a member subscribed. */
export const webPush = defineArea({
  name: 'webPush',
  routes,
  settings: webPushSettings,
  migrations,
  atWork: ({ db }) => ({ cleanUp: (now) => removeEnded(db, now) }),
});
