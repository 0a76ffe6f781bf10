import { month } from '@fairway/trade';
import { useMessages } from '@fairway/ui';
import { type KeyboardEvent, useCallback } from 'react';
import { useFormContext } from '../../form/context.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';
import { monthAfter, readMonth } from './readMonth.ts';

export interface MonthFieldProps extends FieldProps {
  /** The field of the form; holds `2026-11`, or `''`. */
  name: string;
  /** The month that the arrow keys begin with while the field is empty, such as `2026-11`. */
  now: string;
}

/** A month with its year, typed in any usual spelling, or stepped through by the arrow keys. */
export function MonthField({ now, onKeyDown, ...rest }: MonthFieldProps) {
  const { times } = useFormMessages();
  const { lang } = useMessages();
  const form = useFormContext();
  const normalise = useCallback(
    (typed: string) => (month(typed) === null ? typed : (readMonth(typed, lang) ?? typed)),
    [lang],
  );
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const up = event.key === 'ArrowUp';
    if (event.defaultPrevented || rest.readOnly || !(up || event.key === 'ArrowDown')) return;
    event.preventDefault();
    const from = readMonth(event.currentTarget.value, lang);
    form.set(rest.name, from === null ? now : monthAfter(from, up ? 1 : -1));
  };
  return <WordedField {...rest} words={times.month} normalise={normalise} onKeyDown={press} />;
}
