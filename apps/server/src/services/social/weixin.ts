import * as v from 'valibot';
import { type Door, SocialFailed, type SocialProvider } from './provider.ts';

/** An application of WeChat. */
export interface WeixinApp {
  readonly appId: string;
  readonly appSecret: string;
}

export interface WeixinSettings {
  /** The website application of the open platform: its page shows WeChat's own QR in a browser. */
  readonly website: WeixinApp;
  /**
   * An official account of the same open platform: its page opens inside WeChat on a phone. Without it the portal draws
   * no QR.
   */
  readonly official: WeixinApp | undefined;
  /** The API that exchanges codes, `https://api.weixin.qq.com`. */
  readonly apiUrl: string;
  /** The site of the confirmation page, `https://open.weixin.qq.com`. */
  readonly openUrl: string;
}

const granted = v.object({ unionid: v.pipe(v.string(), v.minLength(1)) });
const refused = v.object({ errcode: v.number() });

const pages: Readonly<Record<Door, { readonly path: string; readonly scope: string }>> = {
  browser: { path: '/connect/qrconnect', scope: 'snsapi_login' },
  phone: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
};

/**
 * WeChat's login. A person has another openid in each application and one unionid in all of an open platform's, so
 * the unionid is who they are.
 */
export function weixin(settings: WeixinSettings): SocialProvider {
  const apps = { browser: settings.website, phone: settings.official };
  const at = (base: string, path: string, query: Readonly<Record<string, string>>) =>
    `${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`;

  return {
    address(door, state, returnUrl) {
      const app = apps[door];
      if (!app) return null;
      const { path, scope } = pages[door];
      // WeChat reads these in this order and only with its fragment.
      const query = { appid: app.appId, redirect_uri: returnUrl, response_type: 'code', scope, state };
      return `${at(settings.openUrl, path, query)}#wechat_redirect`;
    },
    async identify(door, code) {
      const app = apps[door];
      if (!app) throw new SocialFailed('no application for this door');
      const answer = await getJson(
        at(settings.apiUrl, '/sns/oauth2/access_token', {
          appid: app.appId,
          secret: app.appSecret,
          code,
          grant_type: 'authorization_code',
        }),
      );
      if (v.is(granted, answer)) return answer.unionid;
      throw new SocialFailed(
        v.is(refused, answer) ? `errcode ${answer.errcode}` : 'an answer without a unionid',
      );
    },
  };
}

/** WeChat returns HTTP 200 for refusals too. The address contains a secret, so no error may contain it. */
async function getJson(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000), redirect: 'error' });
    return await answer.json();
  } catch (error) {
    throw new SocialFailed(`no answer (${error instanceof Error ? error.name : typeof error})`);
  }
}
