import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Settings with which the server starts in production: every service a real one, at addresses of nobody. */
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
  ALIPAY_SERVICE: 'alipay',
  ALIPAY_APP_ID: '2021000000000000',
  ALIPAY_SELLER_ID: '2088000000000000',
  ALIPAY_PRIVATE_KEY: privatePem,
  ALIPAY_PUBLIC_KEY: publicPem,
  WXPAY_SERVICE: 'wxpay',
  WXPAY_APP_ID: 'wx0000000000000000',
  WXPAY_MERCHANT_ID: '1900000000',
  WXPAY_SERIAL: '0000',
  WXPAY_PRIVATE_KEY: privatePem,
  WXPAY_PLATFORM_KEY: publicPem,
  WXPAY_PLATFORM_KEY_ID: 'PUB_KEY_ID_0000',
  WXPAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
  SOCIAL_SERVICE: 'weixin',
  WEIXIN_APP_ID: 'wx0000000000000000',
  WEIXIN_APP_SECRET: 'secret',
} as const;
