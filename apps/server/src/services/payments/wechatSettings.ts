import * as v from 'valibot';
import { oneOf, url, words } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';
import { rsaKey } from './rsaKey.ts';

export interface WechatPaySettings {
  readonly appId: string;
  readonly merchantId: string;
  /** Serial number of the merchant's API certificate. */
  readonly serial: string;
  /** The merchant's RSA key: PEM or base64. */
  readonly privateKey: string;
  /** WeChat Pay's public key, and its id as named in responses: `PUB_KEY_ID_…` or a certificate's serial. */
  readonly platformKey: string;
  readonly platformKeyId: string;
  /** The key that WeChat Pay signs with as well, while a merchant changes from the platform certificate to the public key. */
  readonly otherKey?: { readonly id: string; readonly key: string } | undefined;
  /** APIv3 key, 32 characters: opens what notices carry. */
  readonly apiV3Key: string;
  readonly baseUrl: string;
}

/** The connection settings of WeChat Pay; null for the sandbox. `docs/wallets/wechatPay.md` explains it. */
export const wechatPaySettings = settingsPart(
  {
    WXPAY_SERVICE: v.optional(oneOf(['sandbox', 'wxpay']), 'sandbox'),
    WXPAY_APP_ID: v.optional(words),
    WXPAY_MERCHANT_ID: v.optional(words),
    WXPAY_SERIAL: v.optional(words),
    WXPAY_PRIVATE_KEY: v.optional(rsaKey('private')),
    WXPAY_PLATFORM_KEY: v.optional(rsaKey('public')),
    WXPAY_PLATFORM_KEY_ID: v.optional(words),
    WXPAY_OTHER_KEY: v.optional(rsaKey('public')),
    WXPAY_OTHER_KEY_ID: v.optional(words),
    WXPAY_API_V3_KEY: v.optional(v.pipe(v.string(), v.length(32, 'must be 32 characters'))),
    WXPAY_BASE_URL: v.optional(url('http:', 'https:'), 'https://api.mch.weixin.qq.com'),
  },
  (env, { need, real }): WechatPaySettings | null => {
    if (real('WXPAY_SERVICE', env.WXPAY_SERVICE, 'wxpay') === 'sandbox') return null;
    const why = 'with WXPAY_SERVICE=wxpay';
    const { WXPAY_OTHER_KEY: otherKey, WXPAY_OTHER_KEY_ID: otherId } = env;
    if (otherKey && !otherId) need('WXPAY_OTHER_KEY_ID', 'with WXPAY_OTHER_KEY');
    if (otherId && !otherKey) need('WXPAY_OTHER_KEY', 'with WXPAY_OTHER_KEY_ID');
    return {
      otherKey: otherKey && otherId ? { id: otherId, key: otherKey } : undefined,
      appId: need('WXPAY_APP_ID', why),
      merchantId: need('WXPAY_MERCHANT_ID', why),
      serial: need('WXPAY_SERIAL', why),
      privateKey: need('WXPAY_PRIVATE_KEY', why),
      platformKey: need('WXPAY_PLATFORM_KEY', why),
      platformKeyId: need('WXPAY_PLATFORM_KEY_ID', why),
      apiV3Key: need('WXPAY_API_V3_KEY', why),
      baseUrl: env.WXPAY_BASE_URL,
    };
  },
);
