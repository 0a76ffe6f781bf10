import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { proveContact, refuseVerdict, spendMemberCode } from './ownCodes.ts';
export { holdProof, spendProof } from './proofs.ts';
export { type CodeVerdict, codeSeconds, resendSeconds } from './rules.ts';
export { spendCode } from './store.ts';

export const verifyCode = defineArea({
  name: 'verifyCode',
  migrations,
  routes,
  atWork: ({ db }) => ({
    async cleanUp(now) {
      await db.deleteFrom('identityProof').where('expiresAt', '<', now).execute();
    },
  }),
});
