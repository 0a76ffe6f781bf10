import { Form, type FormStore, SubmitButton, TextField } from '@fairway/forms';
import { type IntentionCase, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useMutationForm } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import * as styles from './InsuranceScreen.css.ts';
import type { words } from './words.zh.ts';

/** Adds a note that colleagues read. */
export function NoteForm({ open: { intentionNo } }: { open: Pick<IntentionCase, 'intentionNo'> }) {
  const { t } = useWords<typeof words>();
  const form: FormStore<{ text: string }> = useMutationForm({
    initial: { text: '' },
    schema: v.object({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, t('intention.noteRequired')),
        v.maxLength(1_000, 'textLength'),
      ),
    }),
    run: async ({ text }, send) => send(insuranceDesk.note, { body: { intentionNo, text } }),
    subject: 'intention-noted',
    success: t('intention.noteDone'),
    onSuccess: () => form.reset(),
  });
  return (
    <Form form={form} summary="form" aria-label={t('intention.note')}>
      <div className={styles.line}>
        <TextField
          name="text"
          label={t('intention.note')}
          hint={t('intention.noteHint')}
          autoComplete="off"
        />
        <SubmitButton tone="line">{t('intention.noteAdd')}</SubmitButton>
      </div>
    </Form>
  );
}
