import { TextField } from '@fairway/ui';
import { useTextControl } from '../../form/useTextControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { normaliseAccount } from '../../validators/normalise.ts';
import type { FieldProps } from '../types.ts';

export interface AccountFieldProps extends FieldProps {}

/** What a person logs in with by password: phone, e-mail or username. */
export function AccountField({ name, label, ...rest }: AccountFieldProps) {
  const { account } = useFormMessages();
  const named = label ?? account.label;
  const { input, error, warning } = useTextControl(name, {
    label: named,
    requiredText: account.required,
    normalise: normaliseAccount,
  });
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={account.placeholder}
      {...rest}
      {...input}
      label={named}
      error={error}
      warning={warning}
    />
  );
}
