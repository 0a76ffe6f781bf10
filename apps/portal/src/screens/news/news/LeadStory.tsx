import type { NewsLead } from '@fairway/gateway/contract/news';
import { useLocalization } from '@fairway/site';
import { useLink } from '@fairway/ui';
import { NewsChartMap } from '../../../features/news/NewsChartMap.tsx';
import { NewsMeta, placesOf, type ReadBeside } from '../../../features/news/NewsRows.tsx';
import { newsDetailAddress } from '../../../features/news/newsDetailAddress.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './NewsScreen.css.ts';
import type { words } from './words.zh.ts';

/** The lead story, beside a chart of its place. */
export function LeadStory({ lead: { article, chart }, reading }: { lead: NewsLead; reading: ReadBeside }) {
  const spoken = useWords<typeof words>();
  const { t, format } = spoken;
  const Link = useLink();
  const { language } = useLocalization();
  const lang = article.language === language ? undefined : article.language;
  return (
    <section className={styles.lead} aria-label={t('news.leadStory')}>
      <Link
        href={newsDetailAddress(article.id)}
        className={styles.story}
        aria-current={reading.id === article.id ? 'true' : undefined}
        onClick={reading.press(article.id)}
      >
        <NewsMeta article={article} spoken={spoken}>
          <time dateTime={article.publishedAt}>{format.instant(article.publishedAt)}</time>
        </NewsMeta>
        <h2 className={styles.headline} lang={lang}>
          {article.title}
        </h2>
        <p className={styles.brief} lang={lang}>
          {article.brief}
        </p>
        <p className={styles.small}>
          {placesOf(article, spoken)} · {t('newsItem.minutes', { count: article.minutes })}
        </p>
      </Link>
      {chart ? (
        <NewsChartMap chart={chart} title={article.title} spoken={spoken} height={260} />
      ) : article.picture ? (
        <img className={styles.picture} src={article.picture} alt="" />
      ) : null}
    </section>
  );
}
