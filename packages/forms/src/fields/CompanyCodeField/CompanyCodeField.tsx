import { normaliseSerial } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface CompanyCodeFieldProps extends CheckedFieldProps {}

/** The enterprise code that a company chooses: typed letters become capitals. */
export function CompanyCodeField(props: CompanyCodeFieldProps) {
  const { company } = useFormMessages();
  return (
    <WordedField
      words={company.companyCode}
      autoCapitalize="characters"
      {...props}
      normalise={normaliseSerial}
      normaliseTyped={normaliseSerial}
    />
  );
}
