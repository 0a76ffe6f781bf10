import type { Language } from '@fairway/gateway/contract/texts';
import { html, page } from '../../../http/pages/html.ts';
import { phonePageStyle } from '../../../http/pages/pageStyle.ts';

const words = {
  zh: {
    title: '微信登录',
    confirmed: '已确认登录，请回到电脑上继续。',
    refused: '您已拒绝登录，可以关闭此页。',
    over: '本次登录已失效，请回到原来的页面重新获取二维码。',
    failed: '暂时无法确认您的微信账号，请稍后重新扫码。',
  },
  en: {
    title: 'Log in with WeChat',
    confirmed: 'Confirmed. Go on where you wanted to log in.',
    refused: 'You refused the login. This page can be closed.',
    over: 'This login is over. Get a new code where you wanted to log in.',
    failed: 'Your WeChat account could not be confirmed. Scan a new code in a moment.',
  },
} as const;

/** The result of a login by the social app, for a page that does not redirect. */
export type SocialEnd = 'confirmed' | 'refused' | 'over' | 'failed';

/** The last page on the phone: how it ended, and where to go on. */
export function socialHtml(end: SocialEnd, language: Language): string {
  const say = words[language];
  const body = html`
    <main>
      <h1>${say.title}</h1>
      <p role="${end === 'failed' ? 'alert' : 'status'}">${say[end]}</p>
    </main>
  `;
  return page({ language, title: say.title, stylesheet: socialStylePath, body });
}

export const socialStylePath = '/social/weixin.css';

export const socialStyle = `${phonePageStyle}
main { max-inline-size: 26rem; padding: 1.5rem; }
p { margin-block: .25rem .75rem; }
`;
