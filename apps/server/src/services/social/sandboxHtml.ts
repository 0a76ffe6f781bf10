import type { Language } from '@fairway/gateway/contract/texts';
import { html, page } from '../../http/pages/html.ts';
import { phonePageStyle } from '../../http/pages/pageStyle.ts';
import type { Door } from './provider.ts';
import { sandboxSocialAccounts } from './sandboxAccounts.ts';

const words = {
  zh: {
    title: '沙箱社交账号',
    intro: '这里代替手机上的微信，不会连接真实的微信。',
    asks: { phone: '一台设备请求用您的账号登录航道。', browser: '此浏览器请求用您的账号登录航道。' },
    careful: '如果不是您本人操作，请拒绝。',
    who: '选择账号',
    other: '其他账号',
    name: '账号名称',
    nameHint: '同一个名称就是同一个人。',
    bound: '已绑定',
    confirm: '确认登录',
    refuse: '拒绝',
    expire: '让二维码过期',
    over: '本次登录已失效，请重新获取二维码。',
  },
  en: {
    title: 'Sandbox social account',
    intro: 'This stands in for WeChat on a phone. Nothing reaches the real one.',
    asks: {
      phone: 'A device asks to log in to Fairway with your account.',
      browser: 'This browser asks to log in to Fairway with your account.',
    },
    careful: 'If that is not you, refuse.',
    who: 'Account',
    other: 'Another account',
    name: 'Its name',
    nameHint: 'The same name is the same person.',
    bound: 'bound',
    confirm: 'Confirm login',
    refuse: 'Refuse',
    expire: 'Let the code expire',
    over: 'This login is over. Get a new code.',
  },
} as const;

export const sandboxStylePath = '/sandbox/social.css';

/** Returns the page for choosing an account; with `open` false it shows that it is too late. */
export function sandboxSocialHtml(door: Door, open: boolean, language: Language): string {
  const say = words[language];
  const accounts = sandboxSocialAccounts.map(
    ({ socialId, name, boundTo }, index) => html`
      <label><input type="radio" name="account" value="${socialId}"${index === 0 ? html` checked` : null}>
        <span>${name}${boundTo ? html` <small>${say.bound} ${boundTo}</small>` : null}</span></label>`,
  );
  const button = (action: 'confirm' | 'refuse' | 'expire') =>
    html`<button name="action" value="${action}" class="${action}">${say[action]}</button>`;
  const form = html`
    <p>${say.asks[door]} ${say.careful}</p>
    <form method="post">
      <fieldset>
        <legend>${say.who}</legend>${accounts}
        <label><input type="radio" name="account" value=""><span>${say.other}</span></label>
        <label class="name"><span>${say.name} <small>${say.nameHint}</small></span>
          <input type="text" name="name" maxlength="100" autocomplete="off"></label>
      </fieldset>
      ${button('confirm')}${button('refuse')}${button('expire')}
    </form>`;
  const body = html`
    <main>
      <h1>${say.title}</h1>
      <p class="intro">${say.intro}</p>
      ${open ? form : html`<p role="status">${say.over}</p>`}
    </main>
  `;
  return page({ language, title: say.title, stylesheet: sandboxStylePath, body });
}

export const sandboxSocialStyle = `${phonePageStyle}
main { max-inline-size: 26rem; padding: 1.5rem; }
p { margin-block: .25rem .75rem; }
.intro, small { color: var(--soft); font-size: .9375rem; }
fieldset { display: grid; gap: .25rem; margin: 0 0 .5rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; }
label { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem; overflow-wrap: anywhere; }
label.name { display: grid; gap: .25rem; }
small { display: block; }
input[type=radio] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--accent); }
input[type=text] { min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: transparent; color: inherit; font: inherit; }
button { border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
.confirm { border-color: transparent; background: var(--accent); color: var(--card); font-weight: 600; }
`;
