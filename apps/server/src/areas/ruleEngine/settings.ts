import type { Config } from '../../config.ts';
import { orderSettings } from '../order/settings.ts';

/** Settings that screens ask for by `checkConfig`: lengths, countdowns, and how to reach us. */
export const screenSettings: Readonly<Record<string, string>> = {
  'trial.days': '7',
  'trial.minRoutes': '1',
  'trial.maxRoutes': '3',
  'verifyCode.resendSeconds': '60',
  'verifyCode.validSeconds': '300',
  'contact.businessHours': 'Mon-Fri 09:00-20:00',
};

/** All of them: the fixed ones, and those that the server is set up with. */
export function screenSettingsOf(config: Config): Readonly<Record<string, string>> {
  const { payMinutes, qrMinutes } = config.of(orderSettings);
  return {
    ...screenSettings,
    'order.payMinutes': String(payMinutes),
    'order.qrMinutes': String(qrMinutes),
    'login.social': config.social.service === 'off' ? 'off' : 'on',
  };
}
