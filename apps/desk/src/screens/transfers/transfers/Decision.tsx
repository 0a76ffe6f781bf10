import { AmountField, Form, SubmitButton, TextField, useFieldValue } from '@fairway/forms';
import {
  type TransferCase,
  type TransferChanges,
  transferReview,
} from '@fairway/gateway/contract/transferReview';
import { useMutationForm } from '@fairway/site';
import { amount as amountRule, follows, minorUnits, orderStatus, required } from '@fairway/trade';
import { Button, Notice } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseDecision, TwoReviewers } from '../../../features/case/CaseDecision.tsx';
import { useDecision } from '../../../features/case/useDecision.ts';
import { useSelf } from '../../../features/reader.ts';
import { useWords } from '../../../language/words.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { seenOf } from './seen.ts';
import * as own from './Transfer.css.ts';
import type { words } from './words.zh.ts';

export interface DecisionProps {
  transfer: TransferCase;
  /** Where to go once it is decided. */
  next: string;
  sendingBack: boolean;
  onSendingBack: (open: boolean) => void;
}

/** Confirms that the money is there, or sends the transfer back. */
export function Decision({ transfer, next, sendingBack, onSendingBack }: DecisionProps) {
  const { t, format } = useWords<typeof words>();
  const [changes, setChanges] = useState<TransferChanges | null>(null);
  const { status, first } = transfer;
  if (status !== orderStatus.toBeConfirmed) {
    return (
      <div className={styles.decision}>
        <Notice tone="neutral" heading={t('transfers.decide.settled')}>
          {t(`transfers.decide.status.s${status}`)}
        </Notice>
      </div>
    );
  }
  return (
    <CaseDecision
      changes={changes?.changes.map(({ what, at, by }) => ({
        text: t(`transfers.changed.${what}`, { by: by ?? '' }),
        at,
      }))}
      notes={
        <TwoReviewers
          first={first}
          needsTwo={transfer.needsTwo}
          own={t('transfers.decide.ownNote')}
          second={t('transfers.decide.secondNote', {
            name: first?.name ?? '',
            at: first ? format.instant(first.at) : '',
          })}
          two={t('transfers.decide.twoNote')}
        />
      }
    >
      <Confirming
        transfer={transfer}
        next={next}
        onChanges={setChanges}
        onSendBack={() => onSendingBack(true)}
      />
      {sendingBack ? (
        <SendBackDialog
          transfer={transfer}
          next={next}
          onChanges={(changed) => {
            setChanges(changed);
            onSendingBack(false);
          }}
          onClose={() => onSendingBack(false)}
        />
      ) : null}
    </CaseDecision>
  );
}

interface ConfirmingProps {
  transfer: TransferCase;
  next: string;
  onChanges: (changes: TransferChanges) => void;
  onSendBack: () => void;
}

function Confirming({ transfer, next, onChanges, onSendBack }: ConfirmingProps) {
  const { t, format } = useWords<typeof words>();
  const self = useSelf();
  const decision = useDecision({ changed: 'transferChanged', onChanges, next });
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
    ...decision,
  });
  const received = fenOf(String(useFieldValue(form, 'received') ?? ''));
  const differs = received !== null && received !== amount.amount;
  const gap = { amount: Math.abs((received ?? 0) - amount.amount), currency: 'CNY' as const };

  return (
    <Form of={form} summary="form">
      <div className={own.confirming}>
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
        <div className={styles.actions}>
          <Button tone="line" onClick={onSendBack}>
            {t('transfers.decide.back')} <kbd className={styles.key}>R</kbd>
          </Button>
          <SubmitButton disabled={first?.own || self === undefined}>
            {t(first ? 'transfers.decide.second' : 'transfers.decide.confirm')}{' '}
            <kbd className={styles.key}>A</kbd>
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** Fen of a typed amount; null if invalid. */
function fenOf(typed: string): number | null {
  return minorUnits(typed, 'CNY') || null;
}
