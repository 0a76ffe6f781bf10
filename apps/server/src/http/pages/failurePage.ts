import type { Language } from '@fairway/gateway/contract/texts';
import type { Answered } from '../envelope.ts';
import { html, page } from './html.ts';

/** Whether a request comes from an address bar, which displays the response, and not from a script that reads it. */
export function wantsPage(path: string, accept: string | undefined): boolean {
  return !path.startsWith('/api/') && (accept ?? '').includes('text/html');
}

/** A refusal as a page that a browser shows, with a way on. */
export function failurePage({ envelope }: Answered, language: Language): string {
  const title = language === 'zh' ? '航道' : 'Fairway';
  const home = language === 'zh' ? '返回首页' : 'Back to home';
  const body = html`<main><h1>${title}</h1><p>${envelope.msg}</p><p><a href="/">${home}</a></p></main>`;
  return page({ language, title, body });
}
