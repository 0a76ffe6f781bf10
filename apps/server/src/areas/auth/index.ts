import { sandboxSocialPages } from '../../services/social/sandboxPages.ts';
import { defineArea } from '../area.ts';
import { cleanUpAccounts } from './cleanUp.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { isOpen, moveAttempt } from './social/socialAttempts.ts';
import { socialPages } from './social/socialPages.ts';

export { open as openLogin, openByTicket } from './login/login.ts';
export { forgetFailures, reserveAttempt, returnAttempt } from './login/passwordFailures.ts';
export { deviceOf, guesserOf } from './sessions/device.ts';
export { endPersonSessions, endSession, endSessions } from './sessions/sessions.ts';
export { bindSocial } from './social/bindPhone.ts';
export { lockProof as lockSocialProof, spendProof as spendSocialProof } from './social/socialAttempts.ts';

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
