import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { useGateway } from '@fairway/site';
import { Button, Checkbox, DatePicker, Dialog, DialogClose, Select, Stack, useMessages } from '@fairway/ui';
import { parseDay } from '@fairway/ui/dates';
import { useState } from 'react';
import { fieldset, legend } from '../../../features/fieldset.css.ts';
import { useWords } from '../../../language/words.ts';
import {
  type ChoosableColumn,
  choosableColumns,
  chooseColumn,
  isBox,
  isColumnShown,
  useColumnChoice,
} from './columnChoice.ts';
import * as styles from './FilterDialog.css.ts';
import { noFilters } from './filterCount.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { words } from './words.zh.ts';

const {
  transit: transits,
  freeDays: freeDayCounts,
  way: ways,
  co2: shares,
  reliability: percents,
} = sailingListing.filters;

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
  const { carrier, transit, closingFrom, freeDays, way, co2, reliability } = search;
  const [draft, setDraft] = useState({ carrier, transit, closingFrom, freeDays, way, co2, reliability });
  const choice = useColumnChoice();
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const apply = (filters: typeof draft) => {
    onClose();
    controls.change({ ...filters, closingTo: undefined });
  };
  const columnName = (column: ChoosableColumn) =>
    isBox(column) ? column : column === 'co2' ? t('carbon.co2') : t(`freight.${column}`);
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
            onClick={() => {
              onClose();
              controls.change({ ...noFilters, routing: search.routing });
            }}
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
          <Select
            label={t('freight.way')}
            placeholder={t('freight.any')}
            value={draft.way ?? ''}
            options={ways.values.map((name) => ({ value: name, label: t(`carbon.way.${name}`) }))}
            onChange={({ target }) => set({ way: ways.values.find((name) => name === target.value) })}
          />
          <Select
            label={t('carbon.co2')}
            placeholder={t('freight.any')}
            value={String(draft.co2 ?? '')}
            options={shares.values.map((percent) => ({
              value: String(percent),
              label: t(percent === 0 ? 'freight.lowestCo2' : 'freight.aboveLowest', { percent }),
            }))}
            onChange={({ target }) =>
              set({ co2: shares.values.find((percent) => String(percent) === target.value) })
            }
          />
          <Select
            label={t('freight.reliability')}
            placeholder={t('freight.any')}
            value={String(draft.reliability ?? '')}
            options={percents.values.map((percent) => ({
              value: String(percent),
              label: t('freight.atLeastPercent', { percent }),
            }))}
            onChange={({ target }) =>
              set({ reliability: percents.values.find((percent) => String(percent) === target.value) })
            }
          />
        </div>
        <fieldset className={fieldset}>
          <legend className={legend}>{t('freight.columns')}</legend>
          <div className={styles.ticks}>
            {choosableColumns.map((column) => (
              <Checkbox
                key={column}
                checked={isColumnShown(column, choice, search.boxes !== undefined, search.sort)}
                label={columnName(column)}
                onChange={({ target }) => chooseColumn(column, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      </Stack>
    </Dialog>
  );
}
