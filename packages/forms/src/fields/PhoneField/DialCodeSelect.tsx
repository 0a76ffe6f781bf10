import { useCallback, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { BoxSelect } from '../BoxSelect/BoxSelect.tsx';
import { byCode, type DialCode } from './dialCodes.ts';

export interface DialCodeSelectProps {
  /** The field of the form that holds the dial code. */
  name: string;
  codes: readonly DialCode[];
  disabled?: boolean | undefined;
}

/** The list of dial codes, inside the box of a phone field. */
export function DialCodeSelect({ name, codes, disabled }: DialCodeSelectProps) {
  const { phone } = useFormMessages();
  const ref = useRef<HTMLSelectElement>(null);
  const element = useCallback(() => ref.current, []);
  const { form } = useControl(name, { element, write: nothing, label: phone.dialCode, keep: true });
  const value = String(useFieldValue(form, name) ?? '');
  return (
    <BoxSelect
      ref={ref}
      label={phone.dialCode}
      code={`+${value}`}
      value={value}
      disabled={disabled}
      options={byCode(codes).map((entry) => ({ value: entry.code, label: `${entry.name} +${entry.code}` }))}
      onChange={(code) => form.change(name, code)}
    />
  );
}

/** React shows the value itself. */
function nothing() {}
