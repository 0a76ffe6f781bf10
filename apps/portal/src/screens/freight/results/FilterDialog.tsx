import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { useGateway } from '@fairway/site';
import { Button, Checkbox, DatePicker, Dialog, DialogClose, Select, Stack, useMessages } from '@fairway/ui';
import { parseDay } from '@fairway/ui/dates';
import { useState } from 'react';
import { fieldset, legend } from '../../../features/fieldset.css.ts';
import { useWords } from '../../../language/words.ts';
import { choosableColumns, chooseColumn, isBox, isColumnShown, useColumnChoice } from './columnChoice.ts';
import * as styles from './FilterDialog.css.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { words } from './words.zh.ts';

const { transit: transits, freeDays: freeDayCounts } = sailingListing.filters;

/** Which sailings are shown, and which of their columns. */
export function FilterDialog({
  search,
  carriers,
  controls,
  page,
  onClose,
}: ResultsProps & { onClose: () => void }) {
  const { t, nameOf } = useWords<typeof words>();
  const { common } = useMessages();
  const { now } = useGateway();
  const { carrier, transit, closingFrom, freeDays } = search;
  const [draft, setDraft] = useState({ carrier, transit, closingFrom, freeDays });
  const choice = useColumnChoice();
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const apply = (filters: typeof draft) => {
    onClose();
    controls.change({ ...filters, closingTo: undefined });
  };
  const limits = (values: readonly number[], label: 'atMostDays' | 'atLeastDays') =>
    values.map((value) => ({ value: String(value), label: t(`freight.${label}`, { count: value }) }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('freight.filters')}
      footer={
        <>
          <Button
            tone="quiet"
            onClick={() =>
              apply({ carrier: undefined, transit: undefined, closingFrom: undefined, freeDays: undefined })
            }
          >
            {t('freight.clearFilters')}
          </Button>
          <DialogClose>{common.cancel}</DialogClose>
          <Button tone="brand" onClick={() => apply(draft)}>
            {t('freight.applyFilters')}
          </Button>
        </>
      }
    >
      <Stack>
        <fieldset className={fieldset}>
          <legend className={legend}>{t('freight.carriers')}</legend>
          <div className={styles.ticks}>
            {carriers.map((each) => (
              <Checkbox
                key={each.code}
                label={nameOf(each)}
                checked={draft.carrier?.includes(each.code) ?? false}
                onChange={({ target }) => {
                  const others = (draft.carrier ?? []).filter((code) => code !== each.code);
                  const codes = target.checked ? [...others, each.code] : others;
                  set({ carrier: codes.length > 0 ? codes : undefined });
                }}
              />
            ))}
          </div>
        </fieldset>
        <div className={styles.trio}>
          <Select
            label={t('freight.transit')}
            placeholder={t('freight.any')}
            value={String(draft.transit ?? '')}
            options={limits(transits.values, 'atMostDays')}
            onChange={({ target }) =>
              set({ transit: transits.values.find((days) => String(days) === target.value) })
            }
          />
          <Select
            label={t('freight.freeDays')}
            placeholder={t('freight.any')}
            value={String(draft.freeDays ?? '')}
            options={limits(freeDayCounts.values, 'atLeastDays')}
            onChange={({ target }) =>
              set({ freeDays: freeDayCounts.values.find((days) => String(days) === target.value) })
            }
          />
          <DatePicker
            label={t('freight.closingFrom')}
            now={now()}
            timeZone={page.origin.zone}
            value={draft.closingFrom === undefined ? null : parseDay(draft.closingFrom, '2000-01-01')}
            onChange={(day) => set({ closingFrom: day ?? undefined })}
          />
        </div>
        <fieldset className={fieldset}>
          <legend className={legend}>{t('freight.columns')}</legend>
          <div className={styles.ticks}>
            {choosableColumns.map((column) => (
              <Checkbox
                key={column}
                checked={isColumnShown(column, choice, search.boxes !== undefined)}
                label={isBox(column) ? column : t(`freight.${column}`)}
                onChange={({ target }) => chooseColumn(column, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      </Stack>
    </Dialog>
  );
}
