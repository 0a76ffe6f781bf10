import type { Marked, NewsMarked } from '@fairway/gateway/contract/news';
import * as styles from './NewsRows.css.ts';

/** A headline in which the words stand out that were looked for; below it the other language's, where only that has them. */
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

/** A text in which the words stand out that were looked for. */
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
