import { sandboxSocialPages } from '../../services/social/sandboxPages.ts';
import { defineArea } from '../area.ts';
import { cleanUpAccounts } from './cleanUp.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { isOpen, moveAttempt } from './socialAttempts.ts';
import { socialPages } from './socialPages.ts';

export { bindSocial } from './bindPhone.ts';
export { deviceOf, guesserOf } from './device.ts';
export { forgetFailures, reserveAttempt, returnAttempt } from './passwordFailures.ts';
export { endPersonSessions, endSession, endSessions } from './sessions.ts';
export { lockProof as lockSocialProof, spendProof as spendSocialProof } from './socialAttempts.ts';

export const auth = defineArea({
  name: 'auth',
  migrations,
  routes,
  atWork({ db, config, clock, log, services: { social, limits } }) {
    const secret = { secret: config.secret };
    const sandboxApp = sandboxSocialPages({
      db,
      clock,
      ...secret,
      isOpen: (state) => isOpen(db, state, { ...secret, now: clock.now() }),
      expire: async (state) =>
        void (await moveAttempt(db, state, 'expired', { ...secret, now: clock.now() })),
    });
    return {
      pages: [
        ...(social ? [socialPages({ db, config, clock, social, limits, log })] : []),
        ...(config.mode === 'sandbox' ? [sandboxApp] : []),
      ],
      cleanUp: (now) => cleanUpAccounts(db, now),
    };
  },
});
