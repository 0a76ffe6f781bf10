import type { ArticleFound } from '@fairway/gateway/contract/regulation';
import { cutText, keywordWords } from '@fairway/trade';
import { useLink } from '@fairway/ui';
import { Marked } from '../../../features/guide/Marked.tsx';
import { useWords } from '../../../language/words.ts';
import { longestKeyword, regulationAddress } from '../regulation/address.ts';
import * as styles from './Results.css.ts';
import type { words as screenWords } from './words.zh.ts';

interface ResultsProps {
  readonly of: readonly ArticleFound[];
  readonly keyword: string;
  /** The words in the articles, if they differ from the typed ones. */
  readonly words?: readonly string[] | undefined;
}

/** Articles that were found, each leading to its place in the law, where the words are marked too. */
export function Results({ of, keyword, words: meant }: ResultsProps) {
  const { t, format, language } = useWords<typeof screenWords>();
  const Link = useLink();
  const words = meant ?? keywordWords(keyword);
  /** Of an English term the law holds the Chinese words. */
  const inLaw = (text: string) =>
    meant === undefined
      ? keyword
      : cutText(meant.filter((word) => text.includes(word)).join(' '), longestKeyword);
  return (
    <ul className={styles.list} aria-label={t('articles.results')}>
      {of.map(({ slug, anchor, label, chapter, titleZh, titleEn, version, excerpt }) => (
        <li key={`${slug}#${anchor}`} className={styles.row}>
          <Link
            href={regulationAddress(slug, { keyword: inLaw(`${label} ${excerpt}`), anchor })}
            className={styles.link}
          >
            <span className={styles.head}>
              <span className={styles.name}>
                {language === 'zh' ? titleZh : titleEn}{' '}
                <span lang="zh">{label || t('articles.preamble')}</span>
              </span>
              <span className={styles.where}>
                {chapter ? <span lang="zh">{chapter}</span> : null}
                {chapter && version !== null ? ' · ' : null}
                {version === null ? null : format.day(`${version}T04:00:00Z`)}
              </span>
            </span>
            <span className={styles.excerpt} lang="zh">
              <Marked text={excerpt} words={words} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
