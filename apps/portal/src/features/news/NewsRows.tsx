import type { NewsBrief } from '@fairway/gateway/contract/news';
import { dayMs } from '@fairway/trade';
import { Badge, useLink } from '@fairway/ui';
import type { MouseEvent, ReactNode } from 'react';
import * as styles from './NewsRows.css.ts';
import { newsDetailAddress } from './newsDetailAddress.ts';
import type { NewsSpoken } from './say.ts';

interface RowProps {
  article: NewsBrief;
  spoken: NewsSpoken;
  /** Instead of the headline and the summary: with the words marked that were looked for. */
  title?: ReactNode;
  brief?: ReactNode;
  /** Instead of the hour: the day as well, where rows are not grouped by it. */
  when?: string;
  /** Level of the headline in the outline of the page. */
  level?: 2 | 3;
  /** In a column at the side: one under the other. */
  narrow?: boolean;
  /** The link that opens the article next to the list. */
  reading?: ReadBeside | undefined;
}

/** The article that is open beside a list of articles. */
export interface ReadBeside {
  /** The article that is open. */
  readonly id: string | null;
  readonly press: (id: string) => (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The kind of an article, and its source. */
export function NewsMeta({
  article,
  spoken,
  children,
}: {
  article: NewsBrief;
  spoken: NewsSpoken;
  children?: ReactNode;
}) {
  const { t } = spoken;
  const { categoryId, original, source, sample } = article;
  return (
    <span className={styles.meta}>
      <span className={styles.category} data-category={categoryId}>
        {t(`newsItem.category.c${categoryId}`)}
      </span>
      <span>{original ? t('newsItem.original') : t('newsItem.reprint', { source })}</span>
      {children}
      {sample ? <Badge>{t('newsItem.sample')}</Badge> : null}
    </span>
  );
}

/** An article as one line of a list; all of it is the link. */
export function NewsRow({ article, spoken, title, brief, when, level = 3, narrow, reading }: RowProps) {
  const Link = useLink();
  const Heading = `h${level}` as const;
  const { t, format } = spoken;
  const time = when ?? format.clock(article.publishedAt);
  const places = placesOf(article, spoken);
  const lang = article.language === 'zh' ? 'zh-CN' : 'en';
  return (
    <Link
      href={newsDetailAddress(article.id)}
      className={styles.link}
      data-narrow={narrow || undefined}
      data-dated={when ? true : undefined}
      aria-current={reading?.id === article.id ? 'true' : undefined}
      onClick={reading?.press(article.id)}
    >
      <time className={styles.time} dateTime={article.publishedAt}>
        {time}
      </time>
      <div className={styles.texts}>
        <NewsMeta article={article} spoken={spoken}>
          <span className={styles.phoneTime}>{time}</span>
        </NewsMeta>
        <Heading className={styles.title} lang={lang}>
          {title ?? article.title}
        </Heading>
        {narrow ? null : (
          <span className={styles.brief} lang={lang}>
            {brief ?? article.brief}
          </span>
        )}
      </div>
      {narrow || places === '' ? null : (
        <span className={styles.places} aria-label={t('newsItem.about', { places })} role="note">
          {places}
        </span>
      )}
      {narrow || !article.picture ? null : (
        <img className={styles.picture} src={article.picture} alt="" loading="lazy" width={144} height={96} />
      )}
    </Link>
  );
}

/** Returns the routes or ports of an article as a short text. */
export function placesOf({ lanes, ports }: NewsBrief, { t, nameOf }: NewsSpoken): string {
  const names =
    lanes.length > 0
      ? lanes.map(({ origin, destination }) =>
          t('newsItem.lane', { origin: nameOf(origin), destination: nameOf(destination) }),
        )
      : ports.map(nameOf);
  const [first = '', ...rest] = names;
  return rest.length === 0
    ? first
    : `${first} ${t('newsItem.more', { count: names.length, rest: rest.length })}`;
}

/** Articles grouped by their publication day. */
export function NewsDays({
  articles,
  spoken,
  now,
  reading,
}: {
  articles: readonly NewsBrief[];
  spoken: NewsSpoken;
  now: Date;
  reading?: ReadBeside;
}) {
  const { t, format } = spoken;
  const dayOf = format.stampDay;
  const [today, yesterday] = [dayOf(now), dayOf(new Date(now.getTime() - dayMs))];
  const nameOf = (day: string, at: string) => {
    const named = format.zonedDay(at);
    if (day === today) return t('newsItem.today', { day: named });
    return day === yesterday ? t('newsItem.yesterday', { day: named }) : named;
  };
  return [...Map.groupBy(articles, ({ publishedAt }) => dayOf(publishedAt))].map(([day, of]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        {nameOf(day, of[0]?.publishedAt ?? '')}
      </h2>
      <ul className={styles.rows}>
        {of.map((article) => (
          <li key={article.id} className={styles.row}>
            <NewsRow article={article} spoken={spoken} reading={reading} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
