import { normaliseRegisterCode } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface RegisterCodeFieldProps extends CheckedFieldProps {}

/** The code of a registration certificate. */
export function RegisterCodeField(props: RegisterCodeFieldProps) {
  const { company } = useFormMessages();
  return (
    <WordedField
      words={company.registerCode}
      autoCapitalize="characters"
      {...props}
      normalise={normaliseRegisterCode}
    />
  );
}
