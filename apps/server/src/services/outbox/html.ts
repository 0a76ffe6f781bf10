import type { Language } from '@fairway/gateway/contract/texts';
import { html, langTag, page } from '../../http/pages/html.ts';
import type { ShownMessage } from './outbox.ts';

const words = {
  zh: {
    title: '发件箱 · 沙箱',
    intro: '沙箱模式下不会真正发送短信和邮件，内容都在这里，最新的在最前。',
    to: '手机号或邮箱',
    filter: '筛选',
    all: '显示全部',
    refresh: '刷新',
    empty: '还没有消息。请在门户中获取验证码后刷新本页。',
    sms: '短信',
    email: '邮件',
    push: '浏览器通知',
    code: '验证码',
    other: 'English',
  },
  en: {
    title: 'Outbox · sandbox',
    intro: 'The sandbox sends no SMS and no email. Everything is shown here, newest first.',
    to: 'Phone or email',
    filter: 'Filter',
    all: 'Show all',
    refresh: 'Refresh',
    empty: 'No messages yet. Ask for a code in the portal, then refresh this page.',
    sms: 'SMS',
    email: 'Email',
    push: 'Browser notification',
    code: 'Code',
    other: '中文',
  },
} as const;

/** The outbox as a page that needs no script and no inline style. */
export function outboxHtml(messages: readonly ShownMessage[], to: string, language: Language): string {
  const say = words[language];
  const other = language === 'zh' ? 'en' : 'zh';
  const link = (lang: Language, receiver: string) => {
    const query = new URLSearchParams(receiver ? { lang, to: receiver } : { lang });
    return `/sandbox/outbox?${query}`;
  };
  const time = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  });
  const item = (message: ShownMessage) => html`
      <li>
        <p class="meta">
          <span class="kind">${say[message.kind]}</span>
          <a class="to" href="${link(language, message.to)}">${message.to}</a>
          <span class="purpose">${message.purpose}</span>
          <time datetime="${message.at}">${time.format(new Date(message.at))}</time>
        </p>
        ${message.code === null ? null : html`<p class="code"><span class="label">${say.code}</span> <strong>${message.code}</strong></p>`}
        <p class="text">${message.text}</p>
      </li>`;

  const body = html`
    <header>
      <h1>${say.title}</h1>
      <a href="${link(other, to)}" lang="${langTag[other]}" hreflang="${other}">${say.other}</a>
      <p>${say.intro}</p>
    </header>
    <main>
      <form action="/sandbox/outbox" role="search">
        <input type="hidden" name="lang" value="${language}">
        <label for="to">${say.to}</label>
        <input id="to" name="to" type="search" value="${to}" autocomplete="off">
        <button>${say.filter}</button>
        ${to ? html`<a href="${link(language, '')}">${say.all}</a>` : null}
        <a href="${link(language, to)}">${say.refresh}</a>
      </form>
      ${messages.length === 0 ? html`<p class="empty">${say.empty}</p>` : html`<ol>${messages.map(item)}</ol>`}
    </main>
  `;
  return page({ language, title: say.title, stylesheet: '/sandbox/outbox.css', body });
}
