import type { Marked, NewsMarked } from '@fairway/gateway/contract/news';
import * as styles from './NewsRows.css.ts';

/**
 * A headline with the search words highlighted; below it the headline in the other language, if only that one contains
 * them.
 */
export function FoundTitle({ article, language }: { article: NewsMarked; language: 'zh' | 'en' }) {
  const { titleMarked, otherMarked } = article;
  return (
    <>
      <Pieces of={titleMarked} />
      {otherMarked.length > 0 ? (
        <span className={styles.other} lang={language === 'zh' ? 'en' : 'zh-CN'}>
          <Pieces of={otherMarked} />
        </span>
      ) : null}
    </>
  );
}

/** A text with the search words highlighted. */
export function Pieces({ of }: { of: Marked }) {
  return of.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
