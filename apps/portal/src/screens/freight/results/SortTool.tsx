import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { Select } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './ResultsTools.css.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { FreightSearch } from './search.ts';
import type { words } from './words.zh.ts';

type Sort = FreightSearch['sort'];

/** By what matters most to a shipper first. */
const sorts: readonly Sort[] = [
  'total',
  'departure',
  'transit',
  'freeDays',
  'co2',
  'reliability',
  '20GP',
  '40GP',
  '40HQ',
];

/** Ranks the sailings, each by its usual direction; headings of the table reverse it. An outline has no controls. */
export function SortTool({
  search,
  controls,
}: Pick<ResultsProps, 'search'> & Partial<Pick<ResultsProps, 'controls'>>) {
  const { t } = useWords<typeof words>();
  const isUsual = sailingListing.sorts[search.sort] === search.order;
  const choices = sorts.filter((sort) => sort !== 'total' || search.boxes !== undefined);
  const labelOf = (sort: Sort) =>
    sort === search.sort && !isUsual
      ? t('freight.sortReversed', { sort: t(`freight.sorts.${sort}`) })
      : t(`freight.sorts.${sort}`);
  return (
    <Select
      label={t('freight.sortBy')}
      labelHidden
      size="small"
      className={styles.sort}
      value={choices.includes(search.sort) ? search.sort : 'departure'}
      options={choices.map((sort) => ({ value: sort, label: labelOf(sort) }))}
      onChange={({ target }) => {
        const sort = choices.find((each) => each === target.value) ?? 'departure';
        controls?.change({ sort, order: sailingListing.sorts[sort] });
      }}
    />
  );
}
