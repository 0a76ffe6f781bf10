import type { Config } from '../../config.ts';

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
export function screenSettingsOf({ orders, social }: Config): Readonly<Record<string, string>> {
  return {
    ...screenSettings,
    'order.payMinutes': String(orders.payMinutes),
    'order.qrMinutes': String(orders.qrMinutes),
    'login.social': social.service === 'off' ? 'off' : 'on',
  };
}
