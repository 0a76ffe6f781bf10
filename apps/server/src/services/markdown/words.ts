import type { NewsBlock, NewsSpan } from '@fairway/gateway/contract/newsBody';

/** The words of an article without its marks, for search and reading time. */
export function wordsIn(blocks: readonly NewsBlock[]): string {
  return blocks.flatMap(wordsOf).join('\n');
}

function wordsOf(block: NewsBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [plainOf(block.of)];
    case 'list':
      return block.items.map(plainOf);
    case 'quote':
      return block.of.map(plainOf);
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plainOf);
    case 'code':
      return [block.text];
    case 'picture':
      return [block.alt];
    case 'rule':
      return [];
  }
}

function plainOf(spans: readonly NewsSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
