import { TextField as TextInput } from '@fairway/ui';
import { useTextControl } from '../../form/controls/useTextControl.ts';
import type { FieldProps } from '../types.ts';

export interface TextFieldProps extends FieldProps {
  label: string;
  /** The error if this field is empty; "Enter" and the label by default. */
  requiredText?: string;
  /** Cleans the text when the field is left, and pasted text at once; must not change between renders. */
  normalise?: (value: string) => string;
}

/** One line of text of a form. */
export function TextField({ name, label, requiredText, normalise, ...rest }: TextFieldProps) {
  const { input, error, warning } = useTextControl(name, { label, requiredText, normalise });
  return <TextInput {...rest} {...input} label={label} error={error} warning={warning} />;
}
