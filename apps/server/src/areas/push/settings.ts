import * as v from 'valibot';
import { words } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

const host = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

export const pushSettings = settingsPart(
  { PUSH_LINK_HOSTS: v.optional(words, 'weixin.qq.com, mp.weixin.qq.com, u.wechat.com') },
  (env, { refuse }) => {
    /** Other sites that a promotional dialog and the float's QR may lead to. */
    const hosts = env.PUSH_LINK_HOSTS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const wrong = hosts.find((each) => !host.test(each));
    if (wrong !== undefined) refuse(`PUSH_LINK_HOSTS: ${wrong} is no host name`);
    return { hosts };
  },
);
