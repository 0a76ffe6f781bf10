import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { Select } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './ResultsTools.css.ts';
import type { ResultsProps } from './resultsProps.ts';
import { type Sort, sortChoices } from './sortChoices.ts';
import type { words } from './words.zh.ts';

/** Ranks the sailings, each by its usual direction; headings of the table reverse it. An outline has no controls. */
export function SortTool({
  search,
  controls,
  page,
}: Pick<ResultsProps, 'search'> & Partial<Pick<ResultsProps, 'controls' | 'page'>>) {
  const { t } = useWords<typeof words>();
  const isUsual = sailingListing.sorts[search.sort] === search.order;
  const choices = sortChoices(search.sort, page?.access !== 'login', search.boxes !== undefined);
  const labelOf = (sort: Sort) => {
    const name = t(
      `freight.sorts.${sort === 'total' && page?.costAccess === 'freight' ? 'freightTotal' : sort}`,
    );
    return sort === search.sort && !isUsual ? t('freight.sortReversed', { sort: name }) : name;
  };
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
