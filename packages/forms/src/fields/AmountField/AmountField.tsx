import { normaliseAmount, readAmount, ungroupedAmount } from '@fairway/trade';
import { useCallback } from 'react';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';

export interface AmountFieldProps extends FieldProps {
  /** The currency it is in, shown before the amount. */
  currency: 'CNY' | 'USD' | 'EUR';
}

/**
 * An amount of money, shown as `25,000.50` when the field is left; read it by `minorUnits`. Signs of its currency fall
 * away; another currency, and marks that could separate thousands or decimals, are refused.
 */
export function AmountField({ currency, ...rest }: AmountFieldProps) {
  const { trade } = useFormMessages();
  const { otherCurrency } = trade.amount;
  const normalise = useCallback((text: string) => normaliseAmount(text, currency), [currency]);
  const problemOf = useCallback(
    (text: string) => {
      const read = readAmount(text, currency);
      if (text.trim() === '' || 'minor' in read) return undefined;
      if (read.broken === 'amount') return { rule: read.broken };
      return { rule: read.broken, message: otherCurrency(currency) };
    },
    [currency, otherCurrency],
  );
  return (
    <WordedField
      words={trade.amount}
      inputMode="decimal"
      start={currency}
      {...rest}
      normalise={normalise}
      problemOf={problemOf}
      editable={ungroupedAmount}
    />
  );
}
