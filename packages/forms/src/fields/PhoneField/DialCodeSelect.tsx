import { Icon } from '@fairway/ui';
import { ChevronDown } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useControl } from '../../form/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './DialCodeSelect.css.ts';
import { byCode, type DialCode } from './dialCodes.ts';

export interface DialCodeSelectProps {
  /** The field of the form that holds the dial code. */
  name: string;
  codes: readonly DialCode[];
  disabled?: boolean | undefined;
}

/** The platform's own list of dial codes, inside the box of a phone field. */
export function DialCodeSelect({ name, codes, disabled }: DialCodeSelectProps) {
  const { phone } = useFormMessages();
  const ref = useRef<HTMLSelectElement>(null);
  const element = useCallback(() => ref.current, []);
  const { form } = useControl(name, { element, write: nothing, label: phone.dialCode, keep: true });
  const value = String(useFieldValue(form, name) ?? '');
  return (
    <span className={styles.root}>
      <span aria-hidden className={styles.code}>
        +{value}
      </span>
      <Icon icon={ChevronDown} />
      <select
        ref={ref}
        aria-label={phone.dialCode}
        className={styles.select}
        disabled={disabled}
        value={value}
        onChange={(event) => form.change(name, event.currentTarget.value)}
      >
        {byCode(codes).map((entry) => (
          <option key={entry.code} value={entry.code} className={styles.option}>
            {entry.name} +{entry.code}
          </option>
        ))}
      </select>
    </span>
  );
}

/** React shows the value itself. */
function nothing() {}
