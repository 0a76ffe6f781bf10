import type { WechatPaySettings } from '../../services/payments/wechatSettings.ts';
import { sampleKeys } from './fakes.ts';

const nobody: WechatPaySettings = {
  appId: 'wx0000000000000000',
  merchantId: '1900000000',
  serial: '0000',
  privateKey: sampleKeys.privatePem,
  platformKey: sampleKeys.publicPem,
  platformKeyId: 'PUB_KEY_ID_0000',
  apiV3Key: '0123456789abcdef0123456789abcdef',
  baseUrl: 'https://wxpay.example',
};

/** The server's settings for WeChat Pay. */
export const environment = (settings = nobody) => ({
  WXPAY_SERVICE: 'wxpay',
  WXPAY_APP_ID: settings.appId,
  WXPAY_MERCHANT_ID: settings.merchantId,
  WXPAY_SERIAL: settings.serial,
  WXPAY_PRIVATE_KEY: settings.privateKey,
  WXPAY_PLATFORM_KEY: settings.platformKey,
  WXPAY_PLATFORM_KEY_ID: settings.platformKeyId,
  ...(settings.otherKey && {
    WXPAY_OTHER_KEY: settings.otherKey.key,
    WXPAY_OTHER_KEY_ID: settings.otherKey.id,
  }),
  WXPAY_API_V3_KEY: settings.apiV3Key,
  WXPAY_BASE_URL: settings.baseUrl,
});
