/** Settings that screens ask for by `checkConfig`: lengths, countdowns, and how to reach us. */
export const screenSettings: Readonly<Record<string, string>> = {
  'trial.days': '7',
  'trial.minRoutes': '1',
  'trial.maxRoutes': '3',
  'verifyCode.resendSeconds': '60',
  'verifyCode.validSeconds': '300',
  'order.payMinutes': '30',
  'order.qrMinutes': '5',
  'contact.businessHours': 'Mon-Fri 09:00-20:00',
};
