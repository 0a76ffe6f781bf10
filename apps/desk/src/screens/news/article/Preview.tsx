import type { NewsDetail } from '@fairway/gateway/contract/news';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useGateway, useLocalization, useNotices } from '@fairway/site';
import {
  Description,
  Descriptions,
  EmptyState,
  Notice,
  RichText,
  Segmented,
  Skeleton,
  Stack,
  Text,
} from '@fairway/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './ArticleScreen.css.ts';
import { type ArticleValues, draftOf } from './draft.ts';
import type { words } from './words.zh.ts';

type PreviewState = { readonly detail: NewsDetail } | { readonly failed: string } | null;

/** An article as its readers will see it: read by the server by the same rules, drawn by the same component. */
export function Preview({ values }: { values: ArticleValues | null }) {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const { language } = useLocalization();
  const { messageOf } = useNotices();
  const [previewLanguage, setPreviewLanguage] = useState<'zh' | 'en'>(language === 'zh' ? 'zh' : 'en');
  const [preview, setPreview] = useState<PreviewState>(null);
  useEffect(() => {
    if (!values) return;
    const ended = new AbortController();
    setPreview(null);
    const body = { draft: draftOf(values), language: previewLanguage };
    send(newsDesk.preview, { body }, { signal: ended.signal }).then(
      (detail) => setPreview({ detail }),
      (error: unknown) => {
        if (!ended.signal.aborted) setPreview({ failed: messageOf(error) ?? '' });
      },
    );
    return () => ended.abort();
  }, [values, previewLanguage, send, messageOf]);
  return (
    <Stack gap="l">
      <Segmented
        label={t('article.language')}
        value={previewLanguage}
        onChange={setPreviewLanguage}
        options={(['zh', 'en'] as const).map((value) => ({ value, label: t(`article.languages.${value}`) }))}
      />
      {preview === null ? (
        <Skeleton rows={8} columns={1} />
      ) : 'failed' in preview ? (
        <Notice tone="bad" live="polite">
          {preview.failed}
        </Notice>
      ) : preview.detail.article.title === '' && preview.detail.body.length === 0 ? (
        <EmptyState kind="none-yet" size="small" title={t('article.previewEmpty')} />
      ) : (
        <ArticlePreview detail={preview.detail} language={previewLanguage} />
      )}
    </Stack>
  );
}

function ArticlePreview({ detail, language }: { detail: NewsDetail; language: 'zh' | 'en' }) {
  const { t } = useWords<typeof words>();
  const { article, sourceUrl, facts, body } = detail;
  const { source } = article;
  return (
    <article className={styles.preview} lang={article.language === 'zh' ? 'zh-CN' : 'en'}>
      <Stack gap="m">
        {article.language === language ? null : <Notice tone="neutral">{t('article.notTranslated')}</Notice>}
        <h2 className={styles.previewTitle}>{article.title}</h2>
        {article.brief ? <p className={styles.previewLead}>{article.brief}</p> : null}
        <Text size="small" tone="quiet">
          {[
            article.original ? t('article.original') : t('article.reprintOf', { source }),
            article.original ? source : '',
            t('article.minutes', { count: article.minutes }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {sourceUrl ? (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
            {t('article.openSource')}
          </a>
        ) : null}
      </Stack>
      {facts.length > 0 ? (
        <Descriptions columns={4}>
          {facts.map(({ label, value }) => (
            <Description key={label} term={label}>
              {value}
            </Description>
          ))}
        </Descriptions>
      ) : null}
      {article.picture ? <img className={styles.previewPicture} src={article.picture} alt="" /> : null}
      <RichText blocks={body} />
    </article>
  );
}
