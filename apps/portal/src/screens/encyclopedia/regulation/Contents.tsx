import { useLink } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { regulationAddress } from './address.ts';
import type { Chapter } from './chapters.ts';
import * as styles from './RegulationScreen.css.ts';
import type { words } from './words.zh.ts';

interface ContentsProps {
  slug: string;
  keyword: string;
  of: readonly Chapter[];
}

/** Chapters of a law with the articles they hold: beside the text where there is room, folded above it on a phone. */
export function Contents({ slug, keyword, of }: ContentsProps) {
  const { t } = useWords<typeof words>();
  const chapters = of.filter(({ heading }) => heading !== null);
  if (chapters.length < 2) return null;
  const list = <List {...{ slug, keyword, of: chapters }} />;
  return (
    <>
      <nav aria-label={t('regulation.contents')} className={styles.contents}>
        <p className={styles.contentsHead}>{t('regulation.contents')}</p>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.foldedHead}>
          {t('regulation.contents')} ({t('regulation.chapters', { count: chapters.length })})
        </summary>
        {list}
      </details>
    </>
  );
}

function List({ slug, keyword, of }: ContentsProps) {
  const Link = useLink();
  return (
    <ol className={styles.chapters} lang="zh">
      {of.map(({ heading, range }) =>
        heading ? (
          <li key={heading.anchor}>
            <Link
              href={regulationAddress(slug, { keyword, anchor: heading.anchor })}
              className={styles.chapterLink}
            >
              <span>{heading.label}</span>
              {range ? (
                <span className={styles.range}>
                  {range[0] === range[1] ? range[0] : `${range[0]}–${range[1]}`}
                </span>
              ) : null}
            </Link>
          </li>
        ) : null,
      )}
    </ol>
  );
}
