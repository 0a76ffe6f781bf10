import { emailDoubt, normaliseEmail } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { useDoubt } from '../useDoubt.ts';
import { WordedField } from '../WordedField.tsx';

export interface EmailFieldProps extends CheckedFieldProps {}

/** An email address. Not `type=email`: browsers rewrite the typed text, and hide the selection from paste. */
export function EmailField(props: EmailFieldProps) {
  const { email } = useFormMessages();
  return (
    <WordedField
      words={email}
      inputMode="email"
      autoComplete="email"
      {...props}
      normalise={normaliseEmail}
      warn={useDoubt(emailDoubt)}
    />
  );
}
