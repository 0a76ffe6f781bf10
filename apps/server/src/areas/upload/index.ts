import { incomingFolder } from '../../http/arrival/multipart.ts';
import { defineArea } from '../area.ts';
import { cleanUpFiles, cleanUpIncoming } from './cleanUp.ts';
import { filePage } from './filePage.ts';
import { migrations } from './migrations.ts';
import { phonePage } from './phone/phonePage.ts';
import { routes } from './routes.ts';

export { avatarLink, fileLink } from './phone/links.ts';
export {
  attachFiles,
  leaveFile,
  markStored,
  openPicture,
  ownFile,
  putFile,
  removeFiles,
  resealPictures,
  storeFile,
} from './store.ts';

export const upload = defineArea({
  name: 'upload',
  routes,
  migrations,
  atWork({ db, config, clock, services: { blobs, papers, limits } }) {
    const parts = { db, config, clock, blobs, papers, limits };
    return {
      pages: [filePage(parts), phonePage(parts)],
      async cleanUp(now) {
        await cleanUpFiles(db, blobs, now);
        await cleanUpIncoming(incomingFolder(config));
      },
    };
  },
});
