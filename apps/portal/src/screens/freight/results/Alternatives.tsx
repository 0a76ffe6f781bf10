import { changedListing } from '@fairway/gateway/contract/listAddress';
import { ButtonLink, Icon, Inline } from '@fairway/ui';
import { addWeeks } from '@fairway/ui/dates';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import type { ResultsProps } from './resultsProps.ts';
import { resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

/** The same search a week earlier and a week later. */
export function Alternatives({ search }: Pick<ResultsProps, 'search' | 'page'>) {
  const { t, format } = useWords<typeof words>();
  const at = (weeks: -1 | 1) => addWeeks(search.week, weeks);
  const hrefOf = (week: typeof search.week) => resultsAddress(changedListing(search, { week }));
  return (
    <nav aria-label={t('freight.alternatives')}>
      <Inline gap="s">
        <ButtonLink
          size="small"
          tone="quiet"
          flush="start"
          icon={<Icon of={ArrowLeft} directional />}
          href={hrefOf(at(-1))}
        >
          {t('freight.weekEarlier', { week: weekName(at(-1), format) })}
        </ButtonLink>
        <ButtonLink
          size="small"
          tone="quiet"
          icon={<Icon of={ArrowRight} directional />}
          href={hrefOf(at(1))}
        >
          {t('freight.weekLater', { week: weekName(at(1), format) })}
        </ButtonLink>
      </Inline>
    </nav>
  );
}
