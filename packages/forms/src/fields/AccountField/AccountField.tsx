import { normaliseAccount } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface AccountFieldProps extends CheckedFieldProps {}

/** The login name for a login by password: phone, email or username. */
export function AccountField(props: AccountFieldProps) {
  const { account } = useFormMessages();
  return <WordedField words={account} autoComplete="username" {...props} normalise={normaliseAccount} />;
}
