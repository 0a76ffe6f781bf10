import { TextField, type TextFieldProps } from '@fairway/ui';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { rewriteText } from '../../form/controls/rewriteText.ts';
import { useControl } from '../../form/controls/useControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { readNumber, writeNumber } from './readNumber.ts';

export interface NumberFieldProps extends Omit<FieldProps, 'name' | 'label' | 'end'> {
  /** The field of the form; holds a number, or null while it is empty. Limits belong to the schema. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The most decimals that may be typed; none unless given. */
  decimals?: number;
  /** After the number: kg, m³, %. */
  unit?: TextFieldProps['end'];
  /** The error for a missing number. */
  requiredText?: string;
}

/** A number with its unit, typed and pasted as people write them; shown as `18,500.5` when the field is left. */
export function NumberField({ name, label, decimals = 0, unit, requiredText, ...rest }: NumberFieldProps) {
  const { trade } = useFormMessages();
  const { broken } = trade.number;
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const write = useCallback(
    (value: unknown) => {
      if (ref.current) ref.current.value = writeNumber(value, decimals);
    },
    [decimals],
  );
  const badInput = useCallback(() => {
    const isBroken = readNumber(ref.current?.value ?? '', decimals) === undefined;
    return isBroken ? { rule: 'number', message: broken(decimals) } : undefined;
  }, [decimals, broken]);
  const { form, error, warning } = useControl(name, {
    ...{ element, write, label, requiredText, badInput, keep: true },
  });
  const [defaultValue] = useState(() => writeNumber(form.value(name), decimals));

  const take = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    form.change(name, readNumber(currentTarget.value, decimals) ?? null);
  const leave = () => {
    const number = readNumber(ref.current?.value ?? '', decimals);
    if (number !== undefined) write(number);
    form.leave(name);
  };
  /** Without marks of thousands it is easier to edit. */
  const enter = () => {
    const input = ref.current;
    if (!input?.value.includes(',') || readNumber(input.value, decimals) === undefined) return;
    rewriteText(input, input.value.replaceAll(',', ''));
  };

  return (
    <TextField
      autoComplete="off"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...rest}
      ref={ref}
      name={name}
      label={label}
      end={unit}
      defaultValue={defaultValue}
      error={error}
      warning={warning}
      onChange={take}
      onFocus={enter}
      onBlur={leave}
    />
  );
}
