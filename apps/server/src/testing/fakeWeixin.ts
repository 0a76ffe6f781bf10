import { randomBytes } from 'node:crypto';
import { listen } from './wallets/fakes.ts';

const apps = {
  website: { appId: 'wx0000000000000011', appSecret: 'a'.repeat(32) },
  official: { appId: 'wx0000000000000022', appSecret: 'b'.repeat(32) },
};

/** A strict fake of WeChat's API: a code belongs to one application, is good once, and every refusal is HTTP 200. */
export async function fakeWeixin() {
  const codes = new Map<string, { readonly appId: string; readonly unionid: string | undefined }>();
  const used = new Set<string>();

  function token(query: URLSearchParams): object {
    const code = query.get('code') ?? '';
    const app = Object.values(apps).find(({ appId }) => appId === query.get('appid'));
    const granted = codes.get(code);
    if (!app) return { errcode: 40013, errmsg: 'invalid appid' };
    if (query.get('secret') !== app.appSecret) return { errcode: 40125, errmsg: 'invalid appsecret' };
    if (query.get('grant_type') !== 'authorization_code') return { errcode: 40002, errmsg: 'grant_type' };
    if (used.has(code)) return { errcode: 40163, errmsg: 'code been used' };
    if (!granted || granted.appId !== app.appId) return { errcode: 40029, errmsg: 'invalid code' };
    used.add(code);
    const { unionid } = granted;
    // Another openid in each application.
    const openid = `o-${app.appId}`;
    return { access_token: 'at', expires_in: 7200, refresh_token: 'rt', openid, ...(unionid && { unionid }) };
  }

  const http = await listen((request) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://weixin');
    if (request.method !== 'GET' || pathname !== '/sns/oauth2/access_token') return { status: 404, body: '' };
    return { status: 200, body: JSON.stringify(token(searchParams)) };
  });

  return {
    stop: http.stop,
    settings: { ...apps, apiUrl: http.url, openUrl: 'https://open.weixin.qq.com' },
    /** Returns the code with which WeChat redirects after a confirmation. */
    confirm(app: keyof typeof apps, unionid?: string): string {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { appId: apps[app].appId, unionid });
      return code;
    },
  };
}
