/** The settings of each wallet, by the files in their folder. */
const wallets = Object.values(
  import.meta.glob<{ environment(): Readonly<Record<string, string>> }>('./wallets/*.env.ts', {
    eager: true,
  }),
).flatMap(({ environment }) => Object.entries(environment()));

/** Settings with which the server starts in production: every service a real one, at addresses that reach no one. */
export const productionEnv = {
  FAIRWAY_MODE: 'production',
  PUBLIC_URL: 'https://fairway.example/',
  SMS_SERVICE: 'aliyun',
  ALIYUN_SMS_ACCESS_KEY_ID: 'id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: 'Fairway',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  EMAIL_SERVICE: 'smtp',
  SMTP_HOST: 'mail.example',
  SMTP_FROM: 'Fairway <no-reply@fairway.example>',
  TRANSFER_PAYEE: 'Fairway',
  TRANSFER_BANK: 'Bank of Examples',
  TRANSFER_ACCOUNT: '0000',
  SOCIAL_SERVICE: 'weixin',
  WEIXIN_APP_ID: 'wx0000000000000000',
  WEIXIN_APP_SECRET: 'secret',
  ...Object.fromEntries(wallets),
} as const;
