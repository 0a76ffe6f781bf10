import { time } from '@fairway/trade';
import type { KeyboardEvent } from 'react';
import { useFormContext } from '../../form/context.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';
import { readTime, timeAfter } from './readTime.ts';

export interface TimeFieldProps extends FieldProps {
  /** The field of the form; holds `09:30`, or `''`. */
  name: string;
  /** Minutes of a step by the arrow keys; 15 unless given. */
  step?: number;
}

/** A time of day, typed in any usual spelling, or stepped through by the arrow keys. */
export function TimeField({ step = 15, onKeyDown, ...rest }: TimeFieldProps) {
  const { times } = useFormMessages();
  const form = useFormContext();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const up = event.key === 'ArrowUp';
    if (event.defaultPrevented || rest.readOnly || !(up || event.key === 'ArrowDown')) return;
    event.preventDefault();
    const now = readTime(event.currentTarget.value) ?? '08:00';
    form.set(rest.name, timeAfter(now, up ? step : -step));
  };
  return (
    <WordedField inputMode="text" {...rest} words={times.time} normalise={normalised} onKeyDown={press} />
  );
}

/** Returns the normal form of a time; any other text stays for the user to correct. */
function normalised(typed: string): string {
  return time(typed) === null ? typed : (readTime(typed) ?? typed);
}
