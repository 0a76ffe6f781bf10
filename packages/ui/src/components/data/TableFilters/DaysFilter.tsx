import { useState } from 'react';
import { isDay } from '../../dates/Calendar/isDay.ts';
import { DateRangePicker } from '../../dates/DatePicker/DateRangePicker.tsx';
import type { Filter } from '../DataTable/filterRows.ts';
import type { FilterField } from './types.ts';

interface DaysFilterProps {
  field: Extract<FilterField, { kind: 'days' }>;
  filter: Extract<Filter, { kind: 'days' }> | undefined;
}

/** From one day to another, as the form of filters reads it: `key.from` and `key.to`. */
export function DaysFilter({ field, filter }: DaysFilterProps) {
  const { key, label, now, timeZone, min, max } = field;
  const [range, setRange] = useState({
    from: isDay(filter?.from) ? filter.from : null,
    to: isDay(filter?.to) ? filter.to : null,
  });
  return (
    <>
      <DateRangePicker
        label={label}
        now={now}
        timeZone={timeZone}
        min={min}
        max={max}
        value={range}
        onChange={setRange}
      />
      {(['from', 'to'] as const).map((end) => (
        <input key={end} type="hidden" name={`${key}.${end}`} value={range[end] ?? ''} />
      ))}
    </>
  );
}
