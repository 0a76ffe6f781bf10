import { normaliseAmount } from '@fairway/trade';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface AmountFieldProps extends FieldProps {
  /** The currency it is in, shown before the amount. */
  currency: 'CNY' | 'USD' | 'EUR';
}

/** An amount of money, pasted with or without its sign and grouping; read it by `minorUnits`. */
export function AmountField({ currency, ...rest }: AmountFieldProps) {
  const { trade } = useFormMessages();
  return (
    <WordedField
      words={trade.amount}
      inputMode="decimal"
      start={currency}
      {...rest}
      normalise={normaliseAmount}
    />
  );
}
