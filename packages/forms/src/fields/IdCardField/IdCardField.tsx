import { normaliseSerial } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface IdCardFieldProps extends FieldProps {}

/** A resident ID number; its x becomes a capital. Personal data, so never stored in a draft. */
export function IdCardField(props: IdCardFieldProps) {
  const { company } = useFormMessages();
  return (
    <WordedField
      words={company.idCard}
      autoCapitalize="characters"
      {...props}
      normalise={normaliseSerial}
      keep={false}
    />
  );
}
