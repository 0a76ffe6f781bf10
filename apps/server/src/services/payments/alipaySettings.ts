import * as v from 'valibot';
import { oneOf, url, words } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';
import { rsaKey } from './rsaKey.ts';

export interface AlipaySettings {
  readonly appId: string;
  /** The merchant that receives the money, `2088…`: a notice for another is refused. */
  readonly sellerId: string;
  /** The application's RSA key: PEM, or base64 of PKCS#8 or PKCS#1. */
  readonly privateKey: string;
  /** Alipay's own RSA key, not the application's. */
  readonly publicKey: string;
  readonly gateway: string;
}

/** The connection settings of Alipay; null for the sandbox. `docs/wallets/alipay.md` explains it. */
export const alipaySettings = settingsPart(
  {
    ALIPAY_SERVICE: v.optional(oneOf(['sandbox', 'alipay']), 'sandbox'),
    ALIPAY_APP_ID: v.optional(words),
    ALIPAY_SELLER_ID: v.optional(words),
    ALIPAY_PRIVATE_KEY: v.optional(rsaKey('private')),
    ALIPAY_PUBLIC_KEY: v.optional(rsaKey('public')),
    ALIPAY_GATEWAY: v.optional(url('http:', 'https:'), 'https://openapi.alipay.com/gateway.do'),
  },
  (env, { need, real }): AlipaySettings | null => {
    if (real('ALIPAY_SERVICE', env.ALIPAY_SERVICE, 'alipay') === 'sandbox') return null;
    const why = 'with ALIPAY_SERVICE=alipay';
    return {
      appId: need('ALIPAY_APP_ID', why),
      sellerId: need('ALIPAY_SELLER_ID', why),
      privateKey: need('ALIPAY_PRIVATE_KEY', why),
      publicKey: need('ALIPAY_PUBLIC_KEY', why),
      gateway: env.ALIPAY_GATEWAY,
    };
  },
);
