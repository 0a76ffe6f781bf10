import type { NewsCase } from '@fairway/gateway/contract/newsDesk';
import { useLoaded, useLocalization, useRestoreLostFocus } from '@fairway/site';
import { ButtonLink, Content, Inline, PageHead, Segmented, Stack, Status, Text } from '@fairway/ui';
import { type RefObject, useRef, useState } from 'react';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { newsList } from '../news/address.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { historyAddress } from './address.ts';
import type { ArticleValues } from './draft.ts';
import type { loader } from './loader.ts';
import { Preview } from './Preview.tsx';
import type { Carried } from './useCarried.ts';
import type { words } from './words.zh.ts';

/** Writes, previews and publishes an article. */
function ArticleScreen() {
  const { article } = useLoaded<typeof loader>();
  const revision = `${article?.id} ${article?.revision}`;
  const carried = useRef<Carried | null>(null);
  // The button that saved disappears with its form; a writer who types on keeps the focus.
  useRestoreLostFocus(revision);
  // Each revision mounts its form again; typed and unsaved text is restored with it.
  return <Article key={revision} article={article} carried={carried} />;
}

type View = 'write' | 'preview';

interface ArticleProps {
  article: NewsCase | null;
  carried: RefObject<Carried | null>;
}

function Article({ article, carried }: ArticleProps) {
  const { t } = useWords<typeof words>();
  const { language } = useLocalization();
  const [view, setView] = useState<View>('write');
  const [seen, setSeen] = useState<ArticleValues | null>(null);
  const { zh, en } = article?.draft ?? { zh: { title: '' }, en: { title: '' } };
  const title = language === 'zh' ? zh.title || en.title : en.title || zh.title;
  return (
    <Content whole>
      <Stack gap="l">
        <PageHead
          title={article ? title : t('article.new')}
          aside={
            <Inline gap="s">
              <ButtonLink href={newsList.addressOf()}>{t('article.back')}</ButtonLink>
              {article ? (
                <ButtonLink href={historyAddress(article.id)}>{t('article.history')}</ButtonLink>
              ) : null}
            </Inline>
          }
        >
          {article ? <ArticleStatus article={article} /> : <Text tone="quiet">{t('article.newLead')}</Text>}
        </PageHead>
        <Segmented<View>
          label={t('article.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: t('article.write') },
            { value: 'preview', label: t('article.preview') },
          ]}
        />
        {/* Stays mounted while hidden, so that typed text is kept. */}
        <div hidden={view !== 'write'}>
          <WithForms>
            <ArticleForm article={article} carried={carried} onTyped={setSeen} />
          </WithForms>
        </div>
        {view === 'preview' ? <Preview values={seen} /> : null}
      </Stack>
    </Content>
  );
}

const kinds = { draft: 'running', scheduled: 'waiting', out: 'done', withdrawn: 'off' } as const;

function ArticleStatus({
  article: { standing, publishAt, revision, revisions, takenFrom },
}: {
  article: NewsCase;
}) {
  const { t, format } = useWords<typeof words>();
  const [last] = revisions;
  return (
    <Inline gap="m">
      <Status kind={kinds[standing]}>
        {t(`article.standings.${standing}`, { at: publishAt ? format.stamp(publishAt) : '' })}
      </Status>
      {last ? (
        <Text as="span" size="small" tone="quiet">
          {t('article.saved', { revision, by: last.by ?? t('article.nobody'), at: format.stamp(last.at) })}
        </Text>
      ) : null}
      {takenFrom ? (
        <Text as="span" size="small" tone="quiet">
          {t('article.imported')}
        </Text>
      ) : null}
    </Inline>
  );
}

export { ArticleScreen as Component };
