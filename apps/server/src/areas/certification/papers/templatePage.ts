import type { Language } from '@fairway/gateway/contract/texts';
import { chinaDay, creditCode } from '@fairway/trade';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { type Html, html, page } from '../../../http/pages/html.ts';
import type { PaperKeys } from '../../../services/papers/paperKeys.ts';
import { readDraft } from '../application/drafts.ts';
import { applicantOf, findCertification } from '../store.ts';
import type { TemplateCode } from './guides.ts';
import { guides } from './guides.ts';
import { templateStyle } from './templateStyle.ts';
import { ownerOf } from './templates.ts';

interface Parts {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly papers: PaperKeys;
}

/** Names in the letter; empty where not given yet, to be written by hand. */
interface Named {
  readonly companyName: string;
  readonly creditCode: string;
  readonly contactName: string;
  readonly position: string;
}

const blank: Named = { companyName: '', creditCode: '', contactName: '', position: '' };

const words = {
  zh: {
    how: '请打印本页，由法定代表人签字并加盖公章，然后拍照上传。',
    word: '下载 Word 版',
    other: 'English',
  },
  en: {
    how: 'Print this page, have the legal representative sign it with the company seal, then upload a photo of it.',
    word: 'Download for Word',
    other: '中文',
  },
} as const;

/** Documents to print, drawn by the server: pages without a script, and the same text for a word processor. */
export function templatePages(parts: Parts): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/api/templates.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(templateStyle),
    );
    app.get<{ Params: { code: string }; Querystring: Record<string, string | string[] | undefined> }>(
      '/api/templates/:code',
      async (request, reply) => {
        const text = (name: string) => String(request.query[name] ?? '');
        const language: Language = text('lang') === 'en' ? 'en' : 'zh';
        const { code } = request.params;
        if (!Object.hasOwn(guides, code)) return reply.status(404).send();
        const asWord = text('as') === 'doc';
        const ticket = text('ticket');
        const body = await bodyOf(parts, code as TemplateCode, { language, ticket, asWord });
        const title = guides[code as TemplateCode].name[language];
        // The address contains a ticket: it must not leak as a referrer.
        reply.header('referrer-policy', 'no-referrer').header('cache-control', 'private, no-store');
        if (asWord) {
          reply.header('content-disposition', `attachment; filename="${code}.doc"`);
          return reply.type('application/msword').send(page({ language, title, body }));
        }
        return reply
          .type('text/html; charset=utf-8')
          .send(page({ language, title, stylesheet: '/api/templates.css', body }));
      },
    );
  };
}

interface DownloadOptions {
  readonly language: Language;
  readonly ticket: string;
  readonly asWord: boolean;
}

async function bodyOf(
  parts: Parts,
  code: TemplateCode,
  { language, ticket, asWord }: DownloadOptions,
): Promise<Html> {
  if (code !== 'authorizationLetter') return guideOf(code, language);
  const now = parts.clock.now();
  const owner = ownerOf(parts.config, ticket, now);
  const named = owner ? await namedBy(parts, owner) : blank;
  const letter = letterOf(named, language, chinaDay(now).slice(0, 4));
  if (asWord) return letter;
  const query = new URLSearchParams({ lang: language, as: 'doc', ...(ticket ? { ticket } : {}) });
  return html`
    <nav class="bar">
      <p>${words[language].how}</p>
      <a href="?${query}">${words[language].word}</a>
    </nav>
    <main>${letter}</main>`;
}

/** Returns the applicant's own names: those being filled in, otherwise those submitted. */
async function namedBy(
  { db, papers }: Parts,
  owner: { readonly tenantId: string; readonly accountId: string },
): Promise<Named> {
  const draft = await readDraft(db, papers, owner, 'company');
  const draftText = (name: string) => {
    const value = draft?.values[name];
    return typeof value === 'string' ? value : '';
  };
  const row = await findCertification(db, await applicantOf(db, owner), 'company');
  return {
    companyName: draftText('companyName') || (row?.name ?? ''),
    creditCode:
      creditCode(draftText('creditCode')) === null ? draftText('creditCode') : (row?.creditCode ?? ''),
    contactName: draftText('contactName') || (row?.typed.contactName ?? ''),
    position: draftText('position') || (row?.typed.position ?? ''),
  };
}

const gap = (text: string) => html`<u>${text || '　　　　　　　　　　'}</u>`;

function letterOf(
  { companyName, creditCode: code, contactName, position }: Named,
  language: Language,
  year: string,
): Html {
  if (language === 'zh') {
    return html`
      <h1>${guides.authorizationLetter.name.zh}</h1>
      <p>致：航道平台</p>
      <p class="indent">本企业 ${gap(companyName)}（统一社会信用代码：${gap(code)}）现授权 ${gap(contactName)}（职务：${gap(position)}）为本企业在航道平台的管理员，代表本企业办理企业认证、管理企业账号和子账号、订购服务及确认相关文件。</p>
      <p class="indent">本企业确认所提交的营业执照、备案登记证明及被授权人身份证件真实有效，被授权人在平台上的操作均视为本企业的行为。授权自签署之日起生效，至本企业书面通知撤销之日止。</p>
      <p class="sign">法定代表人（签字）：＿＿＿＿＿＿＿＿＿＿</p>
      <p class="sign">企业名称（公章）：＿＿＿＿＿＿＿＿＿＿</p>
      <p class="sign">日期：${year} 年＿＿月＿＿日</p>`;
  }
  return html`
    <h1>${guides.authorizationLetter.name.en}</h1>
    <p>To: Fairway</p>
    <p class="indent">We, ${gap(companyName)} (unified social credit code ${gap(code)}), authorize ${gap(contactName)} (position: ${gap(position)}) to be our administrator on Fairway: to certify the company, to manage its account and sub-accounts, to order services, and to confirm the documents concerned.</p>
    <p class="indent">We confirm that the business licence, the registration certificate and the ID document of the person above are genuine and valid. What this person does on Fairway counts as done by us, from the date of signature until we revoke it in writing.</p>
    <p class="sign">Legal representative (signature): ____________________</p>
    <p class="sign">Company (seal): ____________________</p>
    <p class="sign">Date: ____________________ ${year}</p>`;
}

function guideOf(code: TemplateCode, language: Language): Html {
  const { name, steps } = guides[code];
  return html`<main><h1>${name[language]}</h1><ol>${steps[language].map((step) => html`<li>${step}</li>`)}</ol></main>`;
}
