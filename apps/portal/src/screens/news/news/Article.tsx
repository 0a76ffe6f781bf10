import type { NewsBrief } from '@fairway/gateway/contract/news';
import { useLocalization } from '@fairway/site';
import { Button, ButtonLink, Icon, Inline, RichText, useLink, ZoomImage } from '@fairway/ui';
import { ArrowDown, Share2, X } from 'lucide-react';
import { Facts } from '../../../features/guide/Facts.tsx';
import { ArticleMeta, ArticleNote } from '../../../features/news/ArticleMeta.tsx';
import { CollectButton } from '../../../features/news/CollectButton.tsx';
import type { ReadBeside } from '../../../features/news/NewsRows.tsx';
import { newsDetailAddress } from '../../../features/news/newsDetailAddress.ts';
import { Places } from '../../../features/news/Places.tsx';
import { useShare } from '../../../features/news/useShare.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './Article.css.ts';
import type { NewsData } from './loader.ts';
import type { words } from './words.zh.ts';

interface ArticleProps {
  data: NonNullable<NewsData['opened']>;
  /** The one below it in the list. */
  next: NewsBrief | undefined;
  reading: ReadBeside;
  onClose: () => void;
}

/** An article next to its list: its actions stay visible, and the next one follows. */
export function Article({ data, next, reading, onClose }: ArticleProps) {
  const spoken = useWords<typeof words>();
  const { t } = spoken;
  const Link = useLink();
  const { language } = useLocalization();
  const { article, facts, body } = data;
  const lang = article.language === language ? undefined : article.language;
  const share = useShare(article, spoken);
  return (
    <article>
      <div className={styles.bar}>
        <Inline gap="xs" role="group" aria-label={t('newsReading.actions')}>
          <CollectButton id={article.id} collected={article.collected} spoken={spoken} size="small" />
          <Button size="small" tone="quiet" icon={<Icon icon={Share2} />} onClick={() => void share()}>
            {t('newsReading.share')}
          </Button>
        </Inline>
        <Inline gap="xs">
          <ButtonLink size="small" tone="quiet" href={newsDetailAddress(article.id)}>
            {t('newsReading.page')}
          </ButtonLink>
          <Button
            size="small"
            tone="quiet"
            icon={<Icon icon={X} />}
            aria-label={t('newsReading.close')}
            onClick={onClose}
          />
        </Inline>
        <span className={styles.position} aria-hidden />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title} lang={lang}>
          {article.title}
        </h2>
        <ArticleMeta {...data} spoken={spoken} />
        {lang ? <p className={styles.note}>{t('newsReading.other')}</p> : null}
        {facts.length > 0 ? (
          <Facts
            label={t('newsReading.facts')}
            of={facts.map(({ label, value }) => ({ term: label, value }))}
          />
        ) : null}
        {article.picture ? <ZoomImage src={article.picture} alt="" loading="eager" /> : null}
        <RichText blocks={body} lang={lang} />
        <Places {...data} spoken={spoken} />
        <ArticleNote article={article} spoken={spoken} />
      </div>
      {next ? (
        <Link href={newsDetailAddress(next.id)} className={styles.next} onClick={reading.press(next.id)}>
          <span className={styles.note}>{t('newsReading.next')}</span>
          <span className={styles.nextTitle} lang={next.language}>
            {next.title}
          </span>
          <Icon icon={ArrowDown} />
        </Link>
      ) : null}
    </article>
  );
}
