import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import type { Filter, Filters } from '../DataTable/filterRows.ts';
import { readFilters } from './readFilters.ts';
import * as styles from './TableFilters.css.ts';
import type { FilterField } from './types.ts';

const DaysFilter = lazy(async () => ({ default: (await import('./DaysFilter.tsx')).DaysFilter }));

interface FilterFormProps {
  fields: readonly FilterField[];
  filters: Filters;
  onApply: (filters: Filters) => void;
}

/** All filters of a table; nothing changes until they are applied together. */
export function FilterForm({ fields, filters, onApply }: FilterFormProps) {
  const t = useMessages().tableFilters;
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // An invalid day, or days in the wrong order, show an error at their box, which has no name in the form.
    const wrongDay = event.currentTarget.querySelector<HTMLInputElement>(
      'input[aria-invalid="true"]:not([name])',
    );
    if (wrongDay) return wrongDay.focus();
    const read = readFilters(fields, new FormData(event.currentTarget));
    if ('filters' in read) onApply(read.filters);
    else setWrong(read.wrongOrder);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fields.map((field) => (
        <FilterInput
          key={field.key}
          field={field}
          filter={filters[field.key]}
          error={wrong === field.key ? t.order(field.label) : undefined}
        />
      ))}
      <div className={styles.foot}>
        <Button size="small" tone="quiet" flush="start" onClick={() => onApply({})}>
          {t.clear}
        </Button>
        <Button size="small" tone="brand" type="submit">
          {t.apply}
        </Button>
      </div>
    </form>
  );
}

interface FilterInputProps {
  field: FilterField;
  filter: Filter | undefined;
  error: string | undefined;
}

function FilterInput({ field, filter, error }: FilterInputProps) {
  const t = useMessages().tableFilters;
  if (field.kind === 'text') {
    const text = filter?.kind === 'text' ? filter.contains : '';
    return (
      <TextField label={field.label} name={field.key} size="small" defaultValue={text} maxLength={200} />
    );
  }
  if (field.kind === 'choice') {
    const values = new Set(filter?.kind === 'choice' ? filter.values : []);
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{field.label}</legend>
        {field.options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={field.key}
            value={value}
            label={label}
            defaultChecked={values.has(value)}
          />
        ))}
      </fieldset>
    );
  }
  if (field.kind === 'days') {
    return (
      <Suspense fallback={<Skeleton lines={2} />}>
        <DaysFilter field={field} filter={filter?.kind === 'days' ? filter : undefined} />
      </Suspense>
    );
  }
  const bounds = filter?.kind === 'range' ? filter : undefined;
  const bound = (end: 'from' | 'to') => (
    <TextField
      label={t[end](field.label)}
      labelHidden
      placeholder={end === 'from' ? t.least : t.most}
      name={`${field.key}.${end}`}
      size="small"
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      defaultValue={bounds?.[end]}
      end={field.unit}
      error={end === 'to' ? error : undefined}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.label}</legend>
      <div className={styles.bounds}>
        {bound('from')}
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        {bound('to')}
      </div>
    </fieldset>
  );
}
