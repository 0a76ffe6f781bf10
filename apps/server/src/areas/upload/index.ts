import { incomingFolder } from '../../http/multipart.ts';
import { defineArea } from '../area.ts';
import { cleanUpFiles, cleanUpIncoming } from './cleanUp.ts';
import { filePage } from './filePage.ts';
import { phonePage } from './phonePage.ts';
import { routes } from './routes.ts';

export { avatarLink, fileLink } from './links.ts';
export { leaveFile, useFiles } from './store.ts';

export const upload = defineArea({
  name: 'upload',
  routes,
  atWork({ db, config, clock, services: { blobs, limits } }) {
    const parts = { db, config, clock, blobs, limits };
    return {
      pages: [filePage(parts), phonePage(parts)],
      async cleanUp(now) {
        await cleanUpFiles(db, blobs, now);
        await cleanUpIncoming(incomingFolder(config));
      },
    };
  },
});
