import { normaliseSerial, taxNumberDoubt } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { useDoubt } from '../useDoubt.ts';
import { WordedField } from '../WordedField.tsx';

export interface TaxNumberFieldProps extends FieldProps {}

/** A taxpayer number: a credit code, or an older number of 15, 17 or 20. */
export function TaxNumberField(props: TaxNumberFieldProps) {
  const { company } = useFormMessages();
  return (
    <WordedField
      words={company.taxNumber}
      autoCapitalize="characters"
      {...props}
      normalise={normaliseSerial}
      warn={useDoubt(taxNumberDoubt)}
    />
  );
}
