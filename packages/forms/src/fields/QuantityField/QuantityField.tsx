import { toHalfWidth } from '@fairway/trade';
import { QuantityStepper, type QuantityStepperProps } from '@fairway/ui';
import { type FormEvent, useCallback, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';

export interface QuantityFieldProps
  extends Omit<
    QuantityStepperProps,
    'name' | 'label' | 'value' | 'onChange' | 'error' | 'warning' | 'onBlur' | 'onInput' | 'ref'
  > {
  /** The field of the form; holds a whole number, or null while it is empty. */
  name: string;
  /** Names the field, in the page and in the summary; "Quantity" unless given. */
  label?: string;
  /** The error for a missing number. */
  requiredText?: string;
}

/** The value for typed text that is no whole number: every rule refuses it, and the box shows the text as typed. */
const unreadable = Number.POSITIVE_INFINITY;

/** A small whole number, typed or counted up and down. */
export function QuantityField({ name, label, requiredText, ...rest }: QuantityFieldProps) {
  const { trade } = useFormMessages();
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const named = label ?? trade.quantity.label;
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label: named, requiredText, keep: true },
  });
  const value = useFieldValue(form, name);
  // The stepper keeps its last number while the user types; the form must not send that number.
  const take = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const typed = toHalfWidth(currentTarget.value).trim();
    form.change(name, typed === '' ? null : /^\d{1,9}$/.test(typed) ? Number(typed) : unreadable);
  };
  return (
    <QuantityStepper
      {...rest}
      ref={ref}
      name={name}
      label={named}
      value={typeof value === 'number' && value !== unreadable ? value : null}
      error={error}
      warning={warning}
      onInput={take}
      onChange={(number) => form.change(name, number)}
      onBlur={() => form.leave(name)}
    />
  );
}

/** React shows the value itself. */
function nothing() {}
