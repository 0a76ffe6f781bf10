import { AmountField, Form, TextField, useFieldValue } from '@fairway/forms';
import { type TransferCase, transferReview } from '@fairway/gateway/contract/transferReview';
import { useMutationForm } from '@fairway/site';
import { amount as amountRule, follows, minorUnits, required } from '@fairway/trade';
import * as v from 'valibot';
import { DecisionActions } from '../../../features/case/CaseDecision.tsx';
import type { DecisionProps } from '../../../features/case/options.ts';
import { useSelf } from '../../../features/reader.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './Transfer.css.ts';
import type { words } from './words.zh.ts';

/** The state that the reviewer sees, as each decision sends it. */
export function seenOf({ voucherAt, first }: Pick<TransferCase, 'voucherAt' | 'first'>) {
  return { voucherAt, firstId: first?.id ?? null };
}

/** Confirms that the money has arrived. */
export function Decision({ open: transfer, effects, onReturn }: DecisionProps<TransferCase>) {
  const { t, format } = useWords<typeof words>();
  const self = useSelf();
  const { amount, orderNo, first } = transfer;
  const form = useMutationForm({
    initial: { received: '', differReason: '' },
    schema: v.pipe(
      v.object({
        received: v.pipe(v.string(), follows(required, amountRule())),
        differReason: v.string(),
      }),
    ),
    codeFields: { amountsDisagree: 'received', differReasonNeeded: 'differReason' },
    run: async ({ received, differReason }, send) => {
      const body = {
        orderNo,
        received: fenOf(received) ?? 0,
        ...(differReason.trim() ? { differReason: differReason.trim() } : {}),
        seen: seenOf(transfer),
      };
      return send(transferReview.confirm, { body });
    },
    success: ({ state }) => t(`transfers.decide.${state}`),
    ...effects,
  });
  const received = fenOf(String(useFieldValue(form, 'received') ?? ''));
  const differs = received !== null && received !== amount.amount;
  const gap = { amount: Math.abs((received ?? 0) - amount.amount), currency: 'CNY' as const };

  return (
    <Form form={form} summary="form">
      <div className={styles.confirming}>
        <AmountField
          name="received"
          currency="CNY"
          label={t('transfers.decide.received')}
          hint={
            received === null
              ? t('transfers.decide.receivedHint')
              : differs
                ? t(received < amount.amount ? 'transfers.decide.less' : 'transfers.decide.more', {
                    amount: format.sum(gap),
                  })
                : t('transfers.decide.fits')
          }
          autoComplete="off"
        />
        {differs ? (
          <TextField
            name="differReason"
            label={t('transfers.decide.reason')}
            hint={t('transfers.decide.reasonHint')}
          />
        ) : null}
        <DecisionActions
          back={t('transfers.decide.back')}
          onReturn={onReturn}
          disabled={first?.own || self === undefined}
        >
          {t(first ? 'transfers.decide.second' : 'transfers.decide.confirm')}
        </DecisionActions>
      </div>
    </Form>
  );
}

/** Fen of a typed amount; null if invalid. */
function fenOf(typed: string): number | null {
  return minorUnits(typed, 'CNY') || null;
}
