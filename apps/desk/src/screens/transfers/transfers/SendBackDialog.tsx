import {
  type TransferCase,
  type TransferChanges,
  transferReview,
} from '@fairway/gateway/contract/transferReview';
import {
  type ReturnReason,
  returnMessage,
  returnReasons,
} from '@fairway/gateway/contract/words/returnReasons';
import { useMutation } from '@fairway/site';
import { ReturnDialog } from '../../../features/case/ReturnDialog.tsx';
import { useDecision } from '../../../features/case/useDecision.ts';
import { useWords } from '../../../language/words.ts';
import { seenOf } from './seen.ts';
import type { words } from './words.zh.ts';

export interface SendBackDialogProps {
  transfer: TransferCase;
  next: string;
  onChanges: (changes: TransferChanges) => void;
  onClose: () => void;
}

/** Reasons and a note, and the message as the buyer will read it in either language. */
export function SendBackDialog({ transfer, next, onChanges, onClose }: SendBackDialogProps) {
  const { t } = useWords<typeof words>();
  const { orderNo, buyerEmail } = transfer;
  const decision = useDecision({ changed: 'transferChanged', onChanges, next, onDecided: onClose });
  const sendBack = useMutation(transferReview.sendBack, {
    ...decision,
    success: t('transfers.decide.sentBack'),
  });
  return (
    <ReturnDialog
      title={t('transfers.sendBack.title')}
      lead={t('transfers.sendBack.lead', {
        mail: buyerEmail === null ? '' : t('transfers.sendBack.mail', { email: buyerEmail }),
      })}
      reasons={{
        label: t('transfers.sendBack.reasons'),
        choices: returnReasons.map((value) => ({ value, label: t(`transfers.sendBack.reason.${value}`) })),
        required: t('transfers.sendBack.needReason'),
      }}
      noteHint={t('transfers.sendBack.noteHint')}
      needsNote={(reasons) => reasons.includes('other')}
      preview={t('transfers.sendBack.preview')}
      said={({ reasons, noteZh, noteEn }, language) =>
        returnMessage(reasons as ReturnReason[], language === 'zh' ? noteZh : noteEn, language)
      }
      submit={t('transfers.sendBack.submit')}
      onReturn={({ reasons, noteZh, noteEn }) =>
        sendBack.mutateAsync({
          body: {
            ...{ orderNo, noteZh, noteEn, seen: seenOf(transfer) },
            reasons: reasons as ReturnReason[],
          },
        })
      }
      onClose={onClose}
    />
  );
}
