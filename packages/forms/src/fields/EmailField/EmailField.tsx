import { TextField } from '@fairway/ui';
import { useTextControl } from '../../form/useTextControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { normaliseEmail } from '../../validators/normalise.ts';
import type { FieldProps } from '../types.ts';

export interface EmailFieldProps extends FieldProps {}

/** An e-mail address. Not `type=email`: browsers rewrite what is typed there, and hide the selection from paste. */
export function EmailField({ name, label, ...rest }: EmailFieldProps) {
  const { email } = useFormMessages();
  const named = label ?? email.label;
  const { input, error, warning } = useTextControl(name, {
    label: named,
    requiredText: email.required,
    normalise: normaliseEmail,
  });
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={email.placeholder}
      {...rest}
      {...input}
      label={named}
      error={error}
      warning={warning}
    />
  );
}
