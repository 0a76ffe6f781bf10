import { type AmountCurrency, normaliseAmount, ungroupedAmount } from '@fairway/trade';
import { useCallback } from 'react';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { WordedField } from '../WordedField.tsx';
import { MoneyBox } from './MoneyBox.tsx';
import { amountProblem } from './money.ts';

export interface AmountFieldProps extends FieldProps {
  /**
   * The currency it is in, shown before the amount. With a list of currencies, users choose one of them, and the field
   * holds both: `{ amount: '25,000.50', currency: 'USD' }`.
   */
  currency: AmountCurrency | readonly AmountCurrency[];
}

/**
 * An amount of money, shown as `25,000.50` when the field is left; read it by `minorUnits`. Signs of its currency fall
 * away; another currency, and marks that could separate thousands or decimals, are refused.
 */
export function AmountField({ currency, ...rest }: AmountFieldProps) {
  return typeof currency === 'string' ? (
    <OneCurrency {...rest} currency={currency} />
  ) : (
    <MoneyBox {...rest} currencies={currency} />
  );
}

function OneCurrency({ currency, ...rest }: FieldProps & { currency: AmountCurrency }) {
  const { trade } = useFormMessages();
  const { otherCurrency } = trade.amount;
  const normalise = useCallback((text: string) => normaliseAmount(text, currency), [currency]);
  const problemOf = useCallback(
    (text: string) => amountProblem(text, currency, otherCurrency(currency)),
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
