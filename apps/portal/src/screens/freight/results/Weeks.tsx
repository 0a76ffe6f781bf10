import { WeekStrip } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { ResultsProps } from './resultsProps.ts';
import { resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

/** The weeks around the current one, each with its lowest price; each a separate link. */
export function Weeks({ search, weeks, page }: ResultsProps) {
  const { t, format } = useWords<typeof words>();
  if (!weeks) return null;
  const label = () => {
    if (page.access === 'login') return t('freight.weekCounts');
    if (search.boxes === undefined) return t('freight.weekStrip');
    return t(page.costAccess === 'open' ? 'freight.weekTotals' : 'freight.weekFreights');
  };
  return (
    <WeekStrip
      label={label()}
      current={search.week}
      weeks={weeks.map(({ week, from, to, sailings, bookable, lowest }) => ({
        week,
        days: format.days(from, to),
        href: resultsAddress({ ...search, page: 1, week }),
        text:
          sailings === 0
            ? t('freight.noSailings')
            : bookable === 0
              ? t('freight.closedWeek')
              : page.access === 'login'
                ? t('freight.sailings', { count: sailings })
                : lowest
                  ? format.money(lowest)
                  : t(search.boxes === undefined ? 'freight.notQuoted' : 'freight.noTotal'),
        empty: sailings === 0,
      }))}
    />
  );
}
