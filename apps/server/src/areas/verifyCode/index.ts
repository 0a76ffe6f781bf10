import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { type CodeVerdict, codeSeconds, resendSeconds } from './rules.ts';
export { spendCode } from './store.ts';

export const verifyCode = defineArea({
  name: 'verifyCode',
  routes,
});
