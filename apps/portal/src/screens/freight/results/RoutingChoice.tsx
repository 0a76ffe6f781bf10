import { Segmented } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { Routing } from './search.ts';
import type { words } from './words.zh.ts';

/** The filter of sailings: all, direct ones, ones with a transshipment. In an outline it is not interactive. */
export function RoutingChoice({
  search,
  controls,
}: Pick<ResultsProps, 'search'> & Partial<Pick<ResultsProps, 'controls'>>) {
  const { t } = useWords<typeof words>();
  const routings: { value: Routing; label: string }[] = [
    { value: 'all', label: t('freight.all') },
    { value: 'direct', label: t('freight.direct') },
    { value: 'transfer', label: t('freight.transfer') },
  ];
  return (
    <Segmented
      label={t('freight.routing')}
      size="small"
      options={routings}
      value={search.routing}
      onChange={(routing) => controls?.change({ routing })}
    />
  );
}
