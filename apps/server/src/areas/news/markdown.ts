import type { NewsBlock, NewsSpan } from '@fairway/gateway/contract/newsBody';
import type { Definition, ListItem, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { safeLink, safePath } from './links.ts';

type Style = Omit<NewsSpan, 'text'>;
type Definitions = ReadonlyMap<string, Definition>;

/**
 * Reads an article's Markdown into blocks that hold text and nothing else: markup inside it stays the letters it is
 * written with, and an address that is not allowed leaves its words behind.
 */
export function blocksOf(markdown: string): NewsBlock[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const defined = new Map(
    tree.children
      .filter((node) => node.type === 'definition')
      .map((node) => [node.identifier, node] as const),
  );
  return blocksIn(tree.children, defined);
}

/** The words of an article without its marks, for search and reading time. */
export function wordsIn(blocks: readonly NewsBlock[]): string {
  const plain = (spans: readonly NewsSpan[]) => spans.map(({ text }) => text).join('');
  return blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph' || block.kind === 'heading') return [plain(block.of)];
      if (block.kind === 'list') return block.items.map(plain);
      if (block.kind === 'quote') return block.of.map(plain);
      if (block.kind === 'table') return [...block.head, ...block.rows.flat()].map(plain);
      if (block.kind === 'code') return [block.text];
      return block.kind === 'picture' ? [block.alt] : [];
    })
    .join('\n');
}

function blocksIn(nodes: Root['children'], defined: Definitions): NewsBlock[] {
  return nodes.flatMap((node) => blockOf(node, defined));
}

function blockOf(node: RootContent, defined: Definitions): NewsBlock[] {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type === 'image' && node.children.length === 1) return pictureOf(only.url, only.alt ?? '');
      return [{ kind: 'paragraph', of: spansOf(node.children, defined) }];
    }
    case 'heading':
      return [{ kind: 'heading', level: node.depth > 2 ? 3 : 2, of: spansOf(node.children, defined) }];
    case 'list':
      return [{ kind: 'list', ordered: node.ordered === true, items: itemsOf(node.children, defined) }];
    case 'blockquote':
      return [
        {
          kind: 'quote',
          of: blocksIn(node.children, defined).flatMap((block) =>
            block.kind === 'paragraph' ? [block.of] : [[{ text: wordsIn([block]) }]],
          ),
        },
      ];
    case 'table':
      return [tableOf(node, defined)];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      return [{ kind: 'paragraph', of: [{ text: node.value }] }];
    default:
      return [];
  }
}

/** A picture of this site; of another one its description stays, since readers' addresses are not handed on. */
function pictureOf(url: string, alt: string): NewsBlock[] {
  const src = safePath(url);
  if (src !== null) return [{ kind: 'picture', src, alt }];
  return alt === '' ? [] : [{ kind: 'paragraph', of: [{ text: alt }] }];
}

/** Items one after the other; those of a list inside an item follow it. */
function itemsOf(items: readonly ListItem[], defined: Definitions): NewsSpan[][] {
  return items.flatMap((item) =>
    item.children.flatMap((child) =>
      child.type === 'list'
        ? itemsOf(child.children, defined)
        : child.type === 'paragraph'
          ? [spansOf(child.children, defined)]
          : [[{ text: wordsIn(blockOf(child, defined)) }]],
    ),
  );
}

function tableOf({ align, children }: Table, defined: Definitions): NewsBlock {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => spansOf(cell.children, defined)),
  );
  return { kind: 'table', head, rows, ends: head.map((_, index) => align?.[index] === 'right') };
}

function spansOf(nodes: readonly PhrasingContent[], defined: Definitions, style: Style = {}): NewsSpan[] {
  return nodes.flatMap((node): NewsSpan[] => {
    const within = (more: Style) => spansOf(childrenOf(node), defined, { ...style, ...more });
    switch (node.type) {
      case 'text':
        // A line broken in the source is one line of the text.
        return [{ ...style, text: node.value.replaceAll('\n', ' ') }];
      case 'break':
        return [{ ...style, text: '\n' }];
      case 'inlineCode':
        return [{ ...style, code: true, text: node.value }];
      case 'html':
        return [{ ...style, text: node.value }];
      case 'strong':
        return within({ strong: true });
      case 'emphasis':
        return within({ em: true });
      case 'link':
      case 'linkReference': {
        const url = node.type === 'link' ? node.url : (defined.get(node.identifier)?.url ?? '');
        const href = safeLink(url);
        return within(href === null ? {} : { href });
      }
      case 'image':
      case 'imageReference':
        return node.alt ? [{ ...style, text: node.alt }] : [];
      default:
        return within({});
    }
  });
}

function childrenOf(node: Nodes): PhrasingContent[] {
  return 'children' in node ? (node.children as PhrasingContent[]) : [];
}
