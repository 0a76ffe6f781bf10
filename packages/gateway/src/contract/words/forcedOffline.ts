import type { TextPair, TextParams } from './pair.ts';

const devices: ReadonlyMap<unknown, { readonly zh: string; readonly en: string }> = new Map([
  ['phone', { zh: '另一部手机', en: 'another phone' }],
  ['tablet', { zh: '另一台平板', en: 'another tablet' }],
  ['computer', { zh: '另一台电脑', en: 'another computer' }],
]);
const anyDevice = { zh: '其他设备', en: 'another device' };

function when({ at }: TextParams, locale: string): string | null {
  if (at === undefined) return null;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(at));
}

/**
 * The reason why a device was logged out: `params.at` is the instant of the other login, `params.device` its kind
 * (phone, tablet, computer). Without them the sentence only states that there was one.
 */
export const forcedOffline: TextPair = {
  zh: (params) => {
    const at = when(params, 'zh-CN');
    const { zh } = devices.get(params.device) ?? anyDevice;
    return `您的账号${at ? `于 ${at}（北京时间）` : '已'}在${zh}登录，本设备已下线。如非本人操作，请重新登录并修改密码。`;
  },
  en: (params) => {
    const at = when(params, 'en-GB');
    const { en } = devices.get(params.device) ?? anyDevice;
    return `Your account logged in on ${en}${at ? ` at ${at} (Beijing time)` : ''}, so this one was logged out. If that was not you, log in again and change your password.`;
  },
};
