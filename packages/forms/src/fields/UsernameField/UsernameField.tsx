import { normaliseUsername } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface UsernameFieldProps extends CheckedFieldProps {
  /** The kind of account: a sub-account (3 to 15), unless given, or the admin of an enterprise (6 to 15). */
  kind?: 'subAccount' | 'admin';
  /** @deprecated Use `kind`. */
  of?: 'subAccount' | 'admin';
}

/** A username that is chosen; upper and lower case differ. To log in with one use `AccountField`. */
export function UsernameField({ kind, of, ...rest }: UsernameFieldProps) {
  const { company, username } = useFormMessages();
  return (
    <WordedField
      words={(kind ?? of) === 'admin' ? company.adminAccount : username}
      {...rest}
      normalise={normaliseUsername}
    />
  );
}
