import { TextField } from '@fairway/ui';
import { type TextControlOptions, useTextControl } from '../form/controls/useTextControl.ts';
import { endWithMark } from './CheckMark/CheckMark.tsx';
import type { CheckedFieldProps, FieldWords } from './types.ts';

export interface WordedFieldProps
  extends CheckedFieldProps,
    Pick<TextControlOptions, 'normalise' | 'normaliseTyped' | 'problemOf' | 'editable' | 'warn' | 'keep'> {
  /** The built-in label, placeholder and sentences. */
  words: FieldWords;
}

/** One line of text with built-in texts: the base of the fields of one kind of value. */
export function WordedField({
  name,
  label,
  words,
  normalise,
  normaliseTyped,
  problemOf,
  editable,
  warn,
  check,
  keep,
  end,
  ...rest
}: WordedFieldProps) {
  const named = label ?? words.label;
  const { input, error, warning, checkState } = useTextControl(name, {
    ...{ label: named, texts: words, normalise, normaliseTyped, problemOf, editable },
    ...{ warn, check, keep },
  });
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={words.placeholder}
      {...rest}
      {...input}
      end={endWithMark(Boolean(check), checkState, end)}
      label={named}
      error={error}
      warning={warning}
    />
  );
}
