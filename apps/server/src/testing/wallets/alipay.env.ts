import type { AlipaySettings } from '../../services/payments/alipaySettings.ts';
import { sampleKeys } from './fakes.ts';

const nobody: AlipaySettings = {
  appId: '2021000000000000',
  sellerId: '2088000000000000',
  privateKey: sampleKeys.privatePem,
  publicKey: sampleKeys.publicPem,
  gateway: 'https://alipay.example/gateway.do',
};

/** The server's settings for Alipay. */
export const environment = (settings = nobody) => ({
  ALIPAY_SERVICE: 'alipay',
  ALIPAY_APP_ID: settings.appId,
  ALIPAY_SELLER_ID: settings.sellerId,
  ALIPAY_PRIVATE_KEY: settings.privateKey,
  ALIPAY_PUBLIC_KEY: settings.publicKey,
  ALIPAY_GATEWAY: settings.gateway,
});
