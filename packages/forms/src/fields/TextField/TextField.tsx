import { TextField as TextInput } from '@fairway/ui';
import { useTextControl } from '../../form/useTextControl.ts';
import type { FieldProps } from '../types.ts';

export interface TextFieldProps extends FieldProps {
  label: string;
  /** The sentence that asks for this field when it is empty; "This is required." unless given. */
  requiredText?: string;
  /** Cleans the text when the field is left, and pasted text at once; must not change between renders. */
  normalise?: (value: string) => string;
}

/** One line of text of a form. */
export function TextField({ name, label, requiredText, normalise, ...rest }: TextFieldProps) {
  const { input, error, warning } = useTextControl(name, { label, requiredText, normalise });
  return <TextInput {...rest} {...input} label={label} error={error} warning={warning} />;
}
