import { Checkbox, type CheckboxProps } from '@fairway/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';

export interface CheckboxFieldProps
  extends Omit<
    CheckboxProps,
    'name' | 'checked' | 'defaultChecked' | 'error' | 'onChange' | 'onBlur' | 'ref' | 'value'
  > {
  /** The field of the form; holds true or false. */
  name: string;
  /** The text that is agreed to; may hold links. */
  label: ReactNode;
  /** Names the box in the summary; needed where `label` is more than text. */
  summaryLabel?: string;
  /** The error for a missing tick, such as "Agree to the terms to continue."; needed if the field is required. */
  requiredText?: string;
}

/** A tick of a form. */
export function CheckboxField({ name, label, summaryLabel, requiredText, ...rest }: CheckboxFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const write = useCallback((value: unknown) => {
    if (ref.current) ref.current.checked = value === true;
  }, []);
  const named = summaryLabel ?? (typeof label === 'string' ? label : undefined);
  const { form, error } = useControl(name, {
    ...{ element, write, label: named, requiredText, missing: 'none', keep: true },
  });
  const [defaultChecked] = useState(() => form.value(name) === true);
  return (
    <Checkbox
      {...rest}
      ref={ref}
      name={name}
      label={label}
      error={error}
      defaultChecked={defaultChecked}
      onChange={(event) => form.change(name, event.currentTarget.checked)}
      onBlur={() => form.leave(name)}
    />
  );
}
