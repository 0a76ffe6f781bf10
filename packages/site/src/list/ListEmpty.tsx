import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { ButtonLink, EmptyState, type EmptyStateProps } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useSiteWords } from '../language/useWords.ts';
import type { SiteList } from './siteList.ts';

export interface ListEmptyProps<L extends Listing, Scope extends object> {
  list: SiteList<L, Scope>;
  /** The query without results. */
  query: ListQuery<L> & Scope;
  /** `small` where the list is narrow. */
  size?: EmptyStateProps['size'];
  /** The state of a list without any rows, not only without a match. */
  children?: ReactNode;
}

/** No rows: because of what narrows the list down, with the way out of it, or because there are none. */
export function ListEmpty<L extends Listing, Scope extends object>(props: ListEmptyProps<L, Scope>) {
  const { list, query, size, children } = props;
  const { t } = useSiteWords();
  if (!list.isNarrowed(query))
    return (
      children ?? (
        <EmptyState kind="none-yet" size={size} title={t('list.emptyTitle')}>
          {t('list.emptyText')}
        </EmptyState>
      )
    );
  return (
    <EmptyState
      kind="none-match"
      size={size}
      title={t('list.noneTitle')}
      actions={<ButtonLink href={list.addressOf(list.cleared(query))}>{t('list.clear')}</ButtonLink>}
    >
      {t('list.noneText')}
    </EmptyState>
  );
}
