import type { Language } from '@fairway/gateway/contract/texts';
import type { UploadPurpose } from '@fairway/gateway/contract/upload';
import { type Html, html, page } from '../../../http/pages/html.ts';
import { phonePageStyle } from '../../../http/pages/pageStyle.ts';

const words = {
  zh: {
    title: '手机上传 · 航道',
    purpose: {
      avatar: '上传头像',
      idCard: '上传证件照片',
      companyPaper: '上传企业资料',
      transferVoucher: '上传汇款凭证',
      quoteLogo: '上传报价单 Logo',
    },
    intro: '照片会直接出现在电脑页面上。',
    rules: '支持 JPG、JPEG 或 PNG，每张不超过 10M。',
    choose: '拍照或选择照片',
    send: '上传',
    sent: (count: number, max: number) => `已上传 ${count} 张，共可上传 ${max} 张。`,
    full: '已全部上传，请回到电脑继续操作。',
    over: '链接已失效',
    overHint: '请回到电脑页面重新打开“手机上传”，再扫一次二维码。',
    nothing: '请先选择一张照片。',
  },
  en: {
    title: 'Upload from your phone · Fairway',
    purpose: {
      avatar: 'Upload your avatar',
      idCard: 'Upload ID photos',
      companyPaper: 'Upload company papers',
      transferVoucher: 'Upload the transfer voucher',
      quoteLogo: 'Upload the logo of quotations',
    },
    intro: 'Photos appear on your computer at once.',
    rules: 'JPG, JPEG or PNG, at most 10M each.',
    choose: 'Take or choose a photo',
    send: 'Upload',
    sent: (count: number, max: number) => `${count} of ${max} uploaded.`,
    full: 'All uploaded. Continue on your computer.',
    over: 'This link has ended',
    overHint: 'Open "upload from phone" on your computer again and scan the new QR code.',
    nothing: 'Choose a photo first.',
  },
} as const;

function phonePage(language: Language, content: Html): string {
  const { title } = words[language];
  return page({ language, title, stylesheet: '/api/handOver.css', body: html`<main>${content}</main>` });
}

/** The page that the QR code opens on a phone. Works without script, in the browsers of chat apps too. */
export function phoneHtml(
  language: Language,
  options: {
    readonly ticket: string;
    readonly purpose: UploadPurpose;
    readonly count: number;
    readonly maxFiles: number;
    /** Sentence of a refusal. */
    readonly problem?: string;
  },
): string {
  const say = words[language];
  const { ticket, purpose, count, maxFiles, problem } = options;
  const progress = count > 0 ? html`<p role="status" class="sent">${say.sent(count, maxFiles)}</p>` : null;
  const form = html`
    <p>${say.intro}</p>
    ${problem ? html`<p role="alert" class="problem">${problem}</p>` : null}
    <form method="post" enctype="multipart/form-data" action="/api/handOver/${ticket}">
      <label for="file">${say.choose}</label>
      <input id="file" name="file" type="file" required accept="image/jpeg,image/png" aria-describedby="rules">
      <p id="rules" class="hint">${say.rules}</p>
      <button>${say.send}</button>
    </form>`;
  return phonePage(
    language,
    html`<h1>${say.purpose[purpose]}</h1>
    ${progress}
    ${count >= maxFiles ? html`<p role="status">${say.full}</p>` : form}`,
  );
}

/** Returns the same page for an expired ticket and one that never existed. */
export function phoneOverHtml(language: Language): string {
  const say = words[language];
  return phonePage(language, html`<h1>${say.over}</h1><p>${say.overHint}</p>`);
}

export function nothingChosen(language: Language): string {
  return words[language].nothing;
}

/** Its own file, so that the page needs no inline style. */
export const phoneStyle = `${phonePageStyle}
main { max-inline-size: 30rem; padding: 1.25rem; }
label { font-weight: 600; }
input, button { inline-size: 100%; min-block-size: 3rem; font: inherit; }
button { border: 0; background: var(--accent); color: var(--card); font-weight: 600; }
.hint { margin: 0; color: var(--soft); font-size: .9375rem; }
.problem { color: var(--bad); }
.sent { color: var(--good); }
`;
