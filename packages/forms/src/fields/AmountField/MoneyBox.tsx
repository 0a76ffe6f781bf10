import { type AmountCurrency, ungroupedAmount } from '@fairway/trade';
import { TextField, useMessages } from '@fairway/ui';
import { type FocusEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import { useFormContext } from '../../form/context.ts';
import { rewriteText } from '../../form/controls/rewriteText.ts';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { BoxSelect } from '../BoxSelect/BoxSelect.tsx';
import type { FieldProps } from '../types.ts';
import { amountProblem, moneyOf, readMoney } from './money.ts';

export interface MoneyBoxProps extends FieldProps {
  currencies: readonly AmountCurrency[];
}

/** An amount with the list of its currencies in the same box: one field of the form. */
export function MoneyBox({ name, label, currencies, ...rest }: MoneyBoxProps) {
  const { trade } = useFormMessages();
  const { lang } = useMessages();
  const { otherCurrency } = trade.amount;
  const ref = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const element = useCallback(() => ref.current, []);
  const form = useFormContext();
  const write = useCallback((value: unknown) => {
    if (ref.current) ref.current.value = readMoney(value, []).amount;
  }, []);
  const offered = currencies.join(' / ');
  const badInput = useCallback(() => {
    const { currency } = readMoney(form.value(name), currencies);
    return amountProblem(ref.current?.value ?? '', currency, otherCurrency(offered));
  }, [form, name, currencies, otherCurrency, offered]);
  const named = label ?? trade.amount.label;
  const { error, warning } = useControl(name, {
    ...{ element, write, label: named, badInput, keep: true },
  });
  const money = readMoney(useFieldValue(form, name), currencies);
  const [defaultValue] = useState(money.amount);

  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    form.change(name, { ...money, amount: currentTarget.value });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const next = moneyOf(currentTarget.value, money.currency, currencies);
    currentTarget.value = next.amount;
    form.change(name, next);
    if (list.current === null || relatedTarget !== list.current) form.leave(name);
  };
  const choose = (code: string) => {
    const { currency } = readMoney({ currency: code }, currencies);
    const next = moneyOf(money.amount, currency, currencies);
    write(next);
    form.change(name, { ...next, currency });
  };
  /** Without marks of thousands it is easier to edit. */
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const text = ungroupedAmount(currentTarget.value);
    if (text !== currentTarget.value) rewriteText(currentTarget, text);
  };
  const names = new Intl.DisplayNames(lang, { type: 'currency' });
  const isFixed = currencies.length < 2 || rest.readOnly;

  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      placeholder={trade.amount.placeholder}
      start={
        isFixed ? (
          money.currency
        ) : (
          <BoxSelect
            ref={list}
            label={trade.amount.currency}
            code={money.currency}
            value={money.currency}
            disabled={rest.disabled}
            options={currencies.map((each) => ({ value: each, label: `${each} ${names.of(each) ?? ''}` }))}
            onChange={choose}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget !== ref.current) form.leave(name);
            }}
          />
        )
      }
      {...rest}
      ref={ref}
      name={name}
      label={named}
      defaultValue={defaultValue}
      error={error}
      warning={warning}
      onChange={type}
      onFocus={enter}
      onBlur={leave}
    />
  );
}
