import { Select, type SelectProps } from '@fairway/ui';
import { useCallback, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';

export interface SelectFieldProps
  extends Omit<
    SelectProps,
    | 'name'
    | 'label'
    | 'placeholder'
    | 'value'
    | 'defaultValue'
    | 'error'
    | 'warning'
    | 'onChange'
    | 'onBlur'
    | 'ref'
  > {
  /** The field of the form; holds the value of an option, or `''`. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** Shown while nothing is chosen, "Choose one" by default; an entry that empties the field unless `required`. */
  placeholder?: string | undefined;
  /** The error for a missing choice; "Choose" and the label by default. */
  requiredText?: string;
}

/** One of up to some fifteen, by the platform's own list. */
export function SelectField({ name, label, requiredText, placeholder, ...rest }: SelectFieldProps) {
  const { common } = useFormMessages();
  const ref = useRef<HTMLSelectElement>(null);
  const element = useCallback(() => ref.current, []);
  const write = useCallback((value: unknown) => {
    if (ref.current) ref.current.value = String(value ?? '');
  }, []);
  const { form, error, warning } = useControl(name, {
    ...{ element, write, label, requiredText, missing: 'choice', keep: true },
  });
  const [defaultValue] = useState(() => String(form.value(name) ?? ''));
  return (
    <Select
      {...rest}
      ref={ref}
      name={name}
      label={label}
      placeholder={placeholder ?? common.choose}
      defaultValue={defaultValue}
      error={error}
      warning={warning}
      onChange={(event) => form.change(name, event.currentTarget.value)}
      onBlur={() => form.leave(name)}
    />
  );
}
