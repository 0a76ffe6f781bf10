import type { Config } from '../../config.ts';
import { orderSettings } from '../order/index.ts';
import { trialTerms } from '../subscribe/index.ts';
import { codeSeconds, resendSeconds } from '../verifyCode/index.ts';

/** Settings that `checkConfig` returns to screens: lengths, countdowns, and our contacts. */
const screenSettings: Readonly<Record<string, string>> = {
  'trial.days': String(trialTerms.days),
  'trial.minRoutes': String(trialTerms.minRoutes),
  'trial.maxRoutes': String(trialTerms.maxRoutes),
  'verifyCode.resendSeconds': String(resendSeconds),
  'verifyCode.validSeconds': String(codeSeconds),
  'contact.businessHours': 'Mon-Fri 09:00-20:00',
};

/** The fixed settings, and those from the configuration of the server. */
export function screenSettingsOf(config: Config): Readonly<Record<string, string>> {
  const { payMinutes, qrMinutes } = config.of(orderSettings);
  return {
    ...screenSettings,
    'order.payMinutes': String(payMinutes),
    'order.qrMinutes': String(qrMinutes),
    'login.social': config.social.service === 'off' ? 'off' : 'on',
  };
}
