import { ButtonLink, EmptyState } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { newsAddress } from './address.ts';
import type { words } from './words.zh.ts';

/** No news: of the reader's own routes, or at all. */
export function NewsEmpty({ mine }: { mine: boolean }) {
  const { t } = useWords<typeof words>();
  if (!mine)
    return (
      <EmptyState
        kind="none-yet"
        title={t('news.emptyTitle')}
        actions={<ButtonLink href={resultsAddress()}>{t('title.results')}</ButtonLink>}
      >
        {t('news.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      kind="none-match"
      title={t('news.emptyMineTitle')}
      actions={<ButtonLink href={newsAddress()}>{t('news.showAll')}</ButtonLink>}
    >
      {t('news.emptyMineText')}
    </EmptyState>
  );
}
