import type { Language } from '@fairway/gateway/contract/texts';

/** Markup that is safe to write into a page. */
export interface Html {
  readonly markup: string;
}

/** The `lang` tag of each language. */
export const langTag: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (typeof value === 'object' && 'markup' in value) return String(value.markup);
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Writes a page from a template; every value that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return { markup: parts.reduce((text, part, i) => text + markupOf(values[i - 1]) + part) };
}

interface Page {
  readonly language: Language;
  readonly title: string;
  /** Path of its style sheet: the policy allows no inline style. */
  readonly stylesheet?: string;
  readonly body: Html;
  /** Search engines may show it; only where this is set. */
  readonly listed?: boolean;
}

/** Returns a complete page that needs no script, with its language, its viewport, its style and its content. */
export function page({ language, title, stylesheet, body, listed = false }: Page): string {
  return html`<!doctype html>
<html lang="${langTag[language]}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${listed ? null : html`<meta name="robots" content="noindex">`}
    <title>${title}</title>
    ${stylesheet && html`<link rel="stylesheet" href="${stylesheet}">`}
  </head>
  <body>${body}</body>
</html>
`.markup;
}
