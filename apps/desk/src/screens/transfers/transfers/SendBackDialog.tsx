import { ChoicesField, Form, SubmitButton, TextField, useFieldValue, useForm } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
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
import { useSite } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import * as styles from './CaseView.css.ts';
import { seenOf } from './seen.ts';
import { useWords } from './words.ts';

export interface SendBackDialogProps {
  shown: TransferCase;
  next: string;
  onChanges: (changes: TransferChanges) => void;
  onClose: () => void;
}

/** Reasons and a note, and the message as the buyer will read it in either language. */
export function SendBackDialog({ shown, next, onChanges, onClose }: SendBackDialogProps) {
  const { t } = useWords();
  const { send, messageOf, toasts } = useSite();
  const navigate = useNavigate();
  const { orderNo, buyerEmail } = shown;
  const both = t('transfers.sendBack.both');
  const form = useForm({
    initial: { reasons: [] as string[], noteZh: '', noteEn: '' },
    schema: v.pipe(
      v.object({
        reasons: v.pipe(
          v.array(v.picklist(returnReasons)),
          v.minLength(1, t('transfers.sendBack.needReason')),
        ),
        noteZh: v.pipe(v.string(), v.trim()),
        noteEn: v.pipe(v.string(), v.trim()),
      }),
      v.forward(
        v.check((typed) => !needsNote(typed) || typed.noteZh !== '', both),
        ['noteZh'],
      ),
      v.forward(
        v.check((typed) => !needsNote(typed) || typed.noteEn !== '', both),
        ['noteEn'],
      ),
    ),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ reasons, noteZh, noteEn }) => {
      try {
        const body = { orderNo, reasons, noteZh, noteEn, seen: seenOf(shown) };
        await send(transferReview.sendBack, { body });
        toasts.show({ tone: 'good', text: t('transfers.decide.sentBack'), code: 'transfer-decided' });
        onClose();
        await navigate(next, { preventScrollReset: true });
      } catch (error) {
        if (!(error instanceof GatewayError) || error.codeName !== 'transferChanged') throw error;
        onChanges(error.data as TransferChanges);
      }
    },
  });
  const reasons = (useFieldValue(form, 'reasons') as ReturnReason[] | undefined) ?? [];
  const noteZh = String(useFieldValue(form, 'noteZh') ?? '');
  const noteEn = String(useFieldValue(form, 'noteEn') ?? '');

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('transfers.sendBack.title')}
      description={t('transfers.sendBack.lead', {
        mail: buyerEmail === null ? '' : t('transfers.sendBack.mail', { email: buyerEmail }),
      })}
    >
      <Form of={form} summary="form">
        <ChoicesField
          name="reasons"
          label={t('transfers.sendBack.reasons')}
          choices={returnReasons.map((value) => ({ value, label: t(`transfers.sendBack.reason.${value}`) }))}
        />
        <TextField
          name="noteZh"
          label={t('transfers.sendBack.noteZh')}
          hint={t('transfers.sendBack.noteHint')}
        />
        <TextField name="noteEn" label={t('transfers.sendBack.noteEn')} />
        <section className={styles.preview} aria-live="polite">
          <h3 className={styles.blockTitle}>{t('transfers.sendBack.preview')}</h3>
          <p lang="zh-CN">{returnMessage(reasons, noteZh, 'zh') || '—'}</p>
          <p lang="en">{returnMessage(reasons, noteEn, 'en') || '—'}</p>
        </section>
        <div className={styles.actions}>
          <DialogClose>{t('transfers.sendBack.cancel')}</DialogClose>
          <SubmitButton>{t('transfers.sendBack.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function needsNote({
  reasons,
  noteZh,
  noteEn,
}: {
  reasons: readonly string[];
  noteZh: string;
  noteEn: string;
}) {
  return reasons.includes('other') || noteZh !== '' || noteEn !== '';
}
