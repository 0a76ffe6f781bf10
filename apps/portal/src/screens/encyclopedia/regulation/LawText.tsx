import type { RegulationPart } from '@fairway/gateway/contract/regulation';
import { useIncrementalLayout } from '@fairway/site';
import { useLink } from '@fairway/ui';
import { Marked } from '../../../features/guide/Marked.tsx';
import { useWords } from '../../../language/words.ts';
import { regulationAddress } from './address.ts';
import type { Chapter } from './chapters.ts';
import * as styles from './RegulationScreen.css.ts';
import type { words as screenWords } from './words.zh.ts';

interface LawTextProps {
  slug: string;
  keyword: string;
  of: readonly Chapter[];
  /** The words to mark, in the parts that contain all of them. */
  words: readonly string[];
  hits: ReadonlySet<string>;
  /** The part that the address names. */
  place: string;
}

/** The text of a law. Every part has an address; its own number leads to it, to be copied or sent. */
export function LawText({ of, ...shared }: LawTextProps) {
  const { text, isLater } = useIncrementalLayout();
  return (
    <div ref={text} lang="zh" className={styles.body}>
      {of.map(({ heading, parts }) => (
        <section key={heading?.anchor ?? 'before'}>
          {heading ? (
            <h2 id={heading.anchor} className={styles.chapter}>
              {heading.label}
            </h2>
          ) : null}
          {parts.map((part) =>
            part.kind === 'section' ? (
              <h3 key={part.anchor} id={part.anchor} className={styles.section}>
                {part.label}
              </h3>
            ) : (
              <Article key={part.anchor} {...{ part, isLater }} {...shared} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

function Article({
  part,
  slug,
  keyword,
  words,
  hits,
  place,
  isLater,
}: Omit<LawTextProps, 'of'> & { part: RegulationPart; isLater: boolean }) {
  const { t } = useWords<typeof screenWords>();
  const Link = useLink();
  const { anchor, label, paragraphs } = part;
  const marked = hits.has(anchor) ? words : [];
  return (
    <div
      id={anchor}
      className={styles.article}
      data-here={place === anchor || undefined}
      data-later={isLater || undefined}
    >
      {label ? (
        <Link
          href={regulationAddress(slug, { keyword, anchor })}
          className={styles.number}
          aria-label={t('regulation.linkTo', { label })}
        >
          <Marked text={label} words={marked} />
        </Link>
      ) : (
        <span />
      )}
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph, index) => (
          // Paragraphs never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read
          <p key={index}>
            <Marked text={paragraph} words={marked} />
          </p>
        ))}
      </div>
    </div>
  );
}
