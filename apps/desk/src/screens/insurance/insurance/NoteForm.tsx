import { Form, SubmitButton, TextField, useForm } from '@fairway/forms';
import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useRevalidate, useSite } from '@fairway/site';
import * as v from 'valibot';
import * as styles from './InsuranceScreen.css.ts';
import { useWords } from './words.ts';

/** Writes down something for colleagues. */
export function NoteForm({ intentionNo }: { intentionNo: string }) {
  const { t } = useWords();
  const { send, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  const form = useForm({
    initial: { text: '' },
    schema: v.object({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, t('intention.noteRequired')),
        v.maxLength(1_000, 'textLength'),
      ),
    }),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ text }) => {
      await send(insuranceDesk.note, { body: { intentionNo, text } });
      form.reset();
      toasts.show({ tone: 'good', text: t('intention.noteDone'), code: 'intention-noted' });
      await revalidate();
    },
  });
  return (
    <Form of={form} summary="form" aria-label={t('intention.note')}>
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
