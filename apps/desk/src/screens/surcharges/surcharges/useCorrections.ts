import { type KeptSurcharge, surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { useMutation, useNotices } from '@fairway/site';
import { type CellChange, type CellEditor, type CellRefusal, useCellEditing } from '@fairway/ui/grid';
import { useMemo } from 'react';
import { useWords } from '../../../language/words.ts';
import { amountsOf, readAmounts, withAmounts, writeAmounts } from './chargedAmounts.ts';
import type { words } from './words.zh.ts';

const keyOf = ({ key }: KeptSurcharge) => key;

/** Corrects amounts and last days in the rows; a refusal is shown at its cell. */
export function useCorrections(rows: readonly KeptSurcharge[]) {
  const { t } = useWords<typeof words>();
  const { messageOf } = useNotices();
  // Without a refresh a row whose last day has passed stays until the list is loaded again, so that it can be undone.
  const { mutateAsync } = useMutation(surchargeDesk.correct, {
    subject: 'surcharge-corrected',
    explain: () => false,
    refresh: false,
  });
  const editors = useMemo<Readonly<Record<string, CellEditor<KeptSurcharge>>>>(
    () => ({
      amount: {
        kind: 'text',
        required: true,
        maxLength: 40,
        value: (row) => writeAmounts(amountsOf(row)),
        set: (row, value) => withAmounts(row, readAmounts(String(value), row.basis) ?? amountsOf(row)),
        check: (value, { basis }) =>
          readAmounts(String(value), basis) ? null : t(`surcharges.badAmount.${basis}`),
      },
      to: {
        kind: 'date',
        value: ({ validTo }) => validTo,
        set: (row, value) => ({ ...row, validTo: value === null ? null : String(value) }),
        check: (value, { validFrom }) =>
          value !== null && String(value) < validFrom ? t('surcharges.badEnd', { day: validFrom }) : null,
      },
    }),
    [t],
  );
  const save = async ({ key, column, before, after }: CellChange) => {
    const basis = rows.find((row) => row.key === key)?.basis ?? 'CTN';
    const amountsIn = (value: unknown) => readAmounts(String(value), basis) ?? [];
    const dayIn = (value: unknown) => (value === null || value === '' ? null : String(value));
    const change =
      column === 'amount'
        ? { amounts: { before: amountsIn(before), after: amountsIn(after) } }
        : { validTo: { before: dayIn(before), after: dayIn(after) } };
    await mutateAsync({ body: { key, ...change } });
  };
  return useCellEditing<KeptSurcharge>({
    rows,
    rowKey: keyOf,
    editors,
    onSave: async (changes) => {
      const refusals: CellRefusal[] = [];
      for (const change of changes)
        await save(change).catch((error: unknown) => {
          const { key, column } = change;
          refusals.push({ key, column, message: messageOf(error) ?? t('surcharges.notSaved') });
        });
      return refusals;
    },
  });
}
