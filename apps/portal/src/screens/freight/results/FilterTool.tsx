import { Button, Icon } from '@fairway/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { filterCount } from './filterCount.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { words } from './words.zh.ts';

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog.tsx')).FilterDialog }));

/** Opens filters and the choice of columns; shows the number of active filters. */
export function FilterTool(props: ResultsProps) {
  const { t } = useWords<typeof words>();
  const [open, setOpen] = useState(false);
  const count = filterCount(props.search);
  return (
    <>
      <Button
        size="small"
        icon={<Icon icon={SlidersHorizontal} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('freight.filtersUsed', { count }) : t('freight.filters')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <FilterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
