import type { Language } from '@fairway/gateway/contract/texts';
import { payWays } from '@fairway/trade';
import { html, page } from '../../http/pages/html.ts';
import { phonePageStyle } from '../../http/pages/pageStyle.ts';
import { yuanOf } from './provider.ts';
import type { SandboxTrade } from './sandboxTill.ts';

const words = {
  zh: {
    title: '沙箱钱包',
    intro: '这里代替手机上的支付应用，不会产生真实付款。',
    inSandbox: '（沙箱）',
    amount: '应付金额',
    trade: '交易号',
    until: '有效期至',
    pay: '确认付款',
    decline: '拒绝付款',
    expire: '让二维码过期',
    paid: '付款成功，可以回到电脑查看订单。',
    declined: '您已拒绝付款。',
    closed: '该二维码已失效，请在电脑上重新获取。',
    unknown: '没有找到这笔交易。',
  },
  en: {
    title: 'Sandbox wallet',
    intro: 'This stands in for the payment app on a phone. No money moves.',
    inSandbox: ' (sandbox)',
    amount: 'Amount due',
    trade: 'Trade number',
    until: 'Valid until',
    pay: 'Pay',
    decline: 'Decline',
    expire: 'Let the code expire',
    paid: 'Paid. See the order on your computer.',
    declined: 'You declined the payment.',
    closed: 'This code has expired. Get a new one on your computer.',
    unknown: 'There is no such trade.',
  },
} as const;

/** The page that a QR of the sandbox opens; undefined shows that there is no such trade. */
export function walletHtml(trade: SandboxTrade | undefined, now: Date, language: Language): string {
  const say = words[language];
  const time = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  });
  const button = (action: 'pay' | 'decline' | 'expire') =>
    html`<button name="action" value="${action}" class="${action}">${say[action]}</button>`;
  const open = trade && trade.expiresAt > now && (trade.state === 'waiting' || trade.state === 'scanned');
  const outcome = trade?.state === 'paid' || trade?.state === 'declined' ? say[trade.state] : say.closed;
  const content = trade
    ? html`
    <p class="way">${payWays[trade.payWay][language === 'zh' ? 'nameZh' : 'nameEn']}${say.inSandbox}</p>
    <p>${trade.subject}</p>
    <dl>
      <dt>${say.amount}</dt><dd class="amount">¥${yuanOf(trade.amount)}</dd>
      <dt>${say.trade}</dt><dd>${trade.outTradeNo}</dd>
      <dt>${say.until}</dt><dd><time datetime="${trade.expiresAt.toISOString()}">${time.format(trade.expiresAt)}</time></dd>
    </dl>
    ${
      open
        ? html`<form method="post">${button('pay')}${button('decline')}${button('expire')}</form>`
        : html`<p role="status">${outcome}</p>`
    }`
    : html`<p role="status">${say.unknown}</p>`;
  const body = html`
    <main>
      <h1>${say.title}</h1>
      <p class="intro">${say.intro}</p>
      ${content}
    </main>
  `;
  return page({ language, title: say.title, stylesheet: '/sandbox/wallet.css', body });
}

export const walletStyle = `${phonePageStyle}
main { max-inline-size: 26rem; padding: 1.5rem; }
h1 { margin-block-end: 0; }
p { margin-block: .25rem .75rem; }
.intro, dt { color: var(--soft); font-size: .9375rem; }
.way { font-weight: 600; }
dl { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
dd { margin: 0 0 .5rem; font-variant-numeric: tabular-nums; }
.amount { font-size: 2rem; font-weight: 600; }
button { border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
.pay { border-color: transparent; background: var(--accent); color: var(--card); font-weight: 600; }
`;
