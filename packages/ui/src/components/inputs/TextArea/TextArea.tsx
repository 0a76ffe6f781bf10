import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldOptions } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldOptions,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldOptions | 'children'> {
  /** The `<textarea>` itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * Several lines of text; it grows with them up to most of the screen. `className` reaches the field, `ref` and every other
 * attribute the `<textarea>`.
 */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const { rows = 3, ...rest } = control;
  return (
    <Field {...field}>
      {({ 'aria-labelledby': _label, ...attributes }) => (
        <textarea {...attributes} {...rest} rows={rows} className={styles.area} />
      )}
    </Field>
  );
}
