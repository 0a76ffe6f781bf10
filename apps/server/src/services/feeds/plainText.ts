import { decodeEntities } from '../parsing/entities.ts';
import { endOf, tagAt } from './markup.ts';

/** Elements whose words are not read. */
const unread = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg'];
/** Elements that begin a paragraph. */
const blocks = new Set(
  'p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 br hr tr table blockquote pre section article header footer figure figcaption main aside nav address form fieldset'.split(
    ' ',
  ),
);
/** Those within a line. Any other name in angle brackets is words, as in `if x<y`. */
const inline = new Set(
  'a abbr acronym b bdi bdo big center cite code col colgroup data del dfn em embed font i img input ins kbd label link map area mark meta o picture q s samp small source span strike strong sub sup tbody td tfoot th thead time tt u var video audio wbr body html head title button details summary select option textarea ruby rt rp center caption param'.split(
    ' ',
  ),
);

/** The visible text of a piece of HTML: its words, one paragraph for each block. Executable parts are dropped. */
export function plainText(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    parts.push(html.slice(at, next < 0 ? html.length : next));
    if (next < 0) break;
    at = next;
    if (html.startsWith('<!--', at)) at = endOf(html, at + 4, '-->');
    else if (/[!?]/.test(html.charAt(at + 1))) {
      const isCdata = html.startsWith('<![CDATA[', at);
      at = isCdata ? at + 9 : endOf(html, at, '>');
    } else {
      const tag = tagAt(html, at);
      const name = tag?.name.toLowerCase() ?? '';
      if (tag && unread.includes(name)) {
        at = tag.kind === 'open' ? endOfUnread(html, tag.end, name) : tag.end;
      } else if (tag && (blocks.has(name) || inline.has(name) || /[:-]/.test(name))) {
        if (blocks.has(name)) parts.push('\n\n');
        else if (name === 'td' || name === 'th') parts.push(' ');
        at = tag.end;
      } else {
        parts.push('<');
        at += 1;
      }
    }
  }
  return tidy(decodeEntities(decodeEntities(parts.join(''))));
}

function endOfUnread(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[\\s>]`, 'gi');
  close.lastIndex = from;
  const end = close.exec(html);
  return end ? endOf(html, end.index, '>') : html.length;
}

/** One space between words, one empty line between paragraphs, and no control characters. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll(/[\u200b\u2060\ufeff]|[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) =>
      line
        .split(/[ \t]+/)
        .filter(Boolean)
        .join(' '),
    )
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim();
}
