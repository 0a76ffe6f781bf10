import type { NewsBlock, NewsSpan } from '@fairway/gateway/contract/newsBody';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text inside XML or HTML; control characters that XML cannot hold are left out. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** The blocks of an article as HTML for readers of feeds; paths of this site become addresses. */
export function htmlOfBlocks(blocks: readonly NewsBlock[], site: string): string {
  return blocks.map((block) => htmlOf(block, site)).join('\n');
}

function htmlOf(block: NewsBlock, site: string): string {
  const inline = (spans: readonly NewsSpan[]) => spans.map((span) => spanOf(span, site)).join('');
  const each = (tag: string, cells: readonly (readonly NewsSpan[])[]) =>
    cells.map((spans) => `<${tag}>${inline(spans)}</${tag}>`).join('');
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inline(block.of)}</p>`;
    case 'heading':
      return `<h${block.level}>${inline(block.of)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${each('li', block.items)}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${each('p', block.of)}</blockquote>`;
    case 'table': {
      const rows = block.rows.map((row) => `<tr>${each('td', row)}</tr>`).join('');
      return `<table><thead><tr>${each('th', block.head)}</tr></thead><tbody>${rows}</tbody></table>`;
    }
    case 'picture':
      return `<p><img src="${escaped(addressOf(block.src, site))}" alt="${escaped(block.alt)}"/></p>`;
    case 'code':
      return `<pre>${escaped(block.text)}</pre>`;
    case 'rule':
      return '<hr/>';
  }
}

function spanOf({ text, strong, em, code, href }: NewsSpan, site: string): string {
  const words = escaped(text).replaceAll('\n', '<br/>');
  const marks = [strong && 'strong', em && 'em', code && 'code'].filter((tag) => typeof tag === 'string');
  const marked = marks.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, words);
  return href === undefined ? marked : `<a href="${escaped(addressOf(href, site))}">${marked}</a>`;
}

function addressOf(address: string, site: string): string {
  return address.startsWith('/') ? site + address : address;
}
