import { defineArea } from '../area.ts';
import { removeOldNotifications } from './add.ts';
import { routes } from './routes.ts';
import { migrations } from './tables.ts';

export { addNotifications, type NewNotification } from './add.ts';

/** Notifications that wait for a member in the portal. */
export const notification = defineArea({
  name: 'notification',
  routes,
  migrations,
  atWork: ({ db }) => ({ cleanUp: (now) => removeOldNotifications(db, now) }),
});
