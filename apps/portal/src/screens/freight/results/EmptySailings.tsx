import { changedListing } from '@fairway/gateway/contract/listAddress';
import { ButtonLink, EmptyState } from '@fairway/ui';
import { addWeeks } from '@fairway/ui/dates';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import { isFiltered, noFilters } from './filterCount.ts';
import type { ResultsProps } from './resultsProps.ts';
import { resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

/** No sailings in this week, or no match for the filter; each case offers a different way to continue. */
export function EmptySailings({ search }: ResultsProps) {
  const { t, format } = useWords<typeof words>();
  if (isFiltered(search)) {
    return (
      <EmptyState
        kind="none-match"
        title={t('freight.emptyFilterTitle')}
        actions={
          <ButtonLink tone="brand" href={resultsAddress(changedListing(search, noFilters))}>
            {t('freight.clearFilter')}
          </ButtonLink>
        }
      >
        {t('freight.emptyFilterText', { week: weekName(search.week, format) })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="none-yet"
      title={t('freight.emptyTitle', { week: weekName(search.week, format) })}
      actions={
        <ButtonLink
          tone="brand"
          href={resultsAddress(changedListing(search, { week: addWeeks(search.week, 1) }))}
        >
          {t('freight.nextWeek')}
        </ButtonLink>
      }
    >
      {t('freight.emptyText')}
    </EmptyState>
  );
}
