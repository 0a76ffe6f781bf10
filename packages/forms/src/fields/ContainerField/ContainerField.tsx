import { normaliseSerial } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface ContainerFieldProps extends FieldProps {}

/** A container number, also pasted as printed on the container: `CSQU 305438 3`. */
export function ContainerField(props: ContainerFieldProps) {
  const { trade } = useFormMessages();
  return (
    <WordedField
      words={trade.container}
      autoCapitalize="characters"
      {...props}
      normalise={normaliseSerial}
      normaliseTyped={normaliseSerial}
    />
  );
}
