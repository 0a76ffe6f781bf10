import { normaliseCompanyName } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface CompanyNameFieldProps extends CheckedFieldProps {}

/** The registered name of a company. */
export function CompanyNameField(props: CompanyNameFieldProps) {
  const { company } = useFormMessages();
  return (
    <WordedField
      words={company.companyName}
      autoComplete="organization"
      {...props}
      normalise={normaliseCompanyName}
    />
  );
}
