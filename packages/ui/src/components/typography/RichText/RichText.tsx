import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink } from '../../../provider/UiProvider.tsx';
import type { ViewerImage } from '../../media/ImageViewer/types.ts';
import { ZoomImage } from '../../media/ImageViewer/ZoomImage.tsx';
import type { RichBlock, RichSpan } from './blocks.ts';
import * as styles from './RichText.css.ts';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The text, block by block: letters and their styles, and no markup. */
  blocks: readonly RichBlock[];
}

/** A user-written text with headings, lists, quotes, tables, and pictures that open large. Nothing in it can run. */
export function RichText({ blocks, className, ...rest }: RichTextProps) {
  const images = blocks.filter((block) => block.kind === 'picture');
  return (
    <div className={joinClasses(styles.root, className)} {...rest}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text have no other name
        <Block key={index} block={block} images={images} />
      ))}
    </div>
  );
}

function Block({ block, images }: { block: RichBlock; images: readonly ViewerImage[] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Spans of={block.of} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className={styles.heading}>
          <Spans of={block.of} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          <Each of={block.items} as="li" />
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Each of={block.of} as="p" />
        </blockquote>
      );
    case 'table':
      return <Table {...block} />;
    case 'picture':
      return <ZoomImage src={block.src} alt={block.alt} images={images} />;
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>;
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

function Each({ of, as: As }: { of: readonly (readonly RichSpan[])[]; as: 'li' | 'p' }) {
  return of.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of one list have no other name
    <As key={index} className={As === 'li' ? styles.item : styles.paragraph}>
      <Spans of={spans} />
    </As>
  ));
}

function Table({ head, rows, ends }: Extract<RichBlock, { kind: 'table' }>) {
  const end = (index: number) => ends[index] || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((spans, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                key={index}
                scope="col"
                className={styles.cell}
                data-end={end(index)}
              >
                <Spans of={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={at}>
              {row.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <td key={index} className={styles.cell} data-end={end(index)}>
                  <Spans of={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ of }: { of: readonly RichSpan[] }) {
  return of.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    <Span key={index} {...span} />
  ));
}

function Span({ text, strong, em, code, href }: RichSpan) {
  const Link = useLink();
  if (text === '\n') return <br />;
  let content = <>{text}</>;
  if (code) content = <code>{content}</code>;
  if (em) content = <em>{content}</em>;
  if (strong) content = <strong>{content}</strong>;
  if (href === undefined) return content;
  // External links open in a new tab without referrer.
  if (!href.startsWith('/'))
    return (
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </a>
    );
  return (
    <Link href={href} className={styles.link}>
      {content}
    </Link>
  );
}
