import { creditCodeDoubt, normaliseSerial } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { useDoubt } from '../useDoubt.ts';
import { WordedField } from '../WordedField.tsx';

export interface CreditCodeFieldProps extends CheckedFieldProps {}

/** A unified social credit code. One whose check digit does not fit warns: a few early codes are so. */
export function CreditCodeField(props: CreditCodeFieldProps) {
  const { company } = useFormMessages();
  return (
    <WordedField
      words={company.creditCode}
      autoCapitalize="characters"
      {...props}
      normalise={normaliseSerial}
      warn={useDoubt(creditCodeDoubt)}
    />
  );
}
