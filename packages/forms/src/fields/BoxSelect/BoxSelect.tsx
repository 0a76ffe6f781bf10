import { Icon } from '@fairway/ui';
import { ChevronDown } from 'lucide-react';
import type { FocusEvent, Ref } from 'react';
import * as styles from './BoxSelect.css.ts';

export interface BoxSelectProps {
  ref?: Ref<HTMLSelectElement>;
  /** Names the list; read out, not shown. */
  label: string;
  /** The chosen value as the closed list shows it. */
  code: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  disabled?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void;
}

/** The platform's own list inside the box of a field: dial codes, currencies. */
export function BoxSelect({ ref, label, code, value, options, disabled, onChange, onBlur }: BoxSelectProps) {
  return (
    <span className={styles.root}>
      <span aria-hidden className={styles.code}>
        {code}
      </span>
      <Icon icon={ChevronDown} />
      <select
        ref={ref}
        aria-label={label}
        className={styles.select}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
