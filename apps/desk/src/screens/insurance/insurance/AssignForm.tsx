import { Form, SelectField, SubmitButton, useForm } from '@fairway/forms';
import { type IntentionCase, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { usePresses, useSite } from '@fairway/site';
import * as v from 'valibot';
import * as styles from './InsuranceScreen.css.ts';
import { useWords } from './words.ts';

/** Gives an intention to a colleague, or to nobody. */
export function AssignForm({ shown }: { shown: IntentionCase }) {
  const { t } = useWords();
  const { send, messageOf } = useSite();
  const { submit } = usePresses();
  const { intentionNo, seen, assignedTo, colleagues } = shown;
  const form = useForm({
    initial: { staffId: assignedTo?.id ?? '' },
    schema: v.object({ staffId: v.string() }),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: ({ staffId }) =>
      submit({
        code: 'intention-assigned',
        run: async () => {
          const body = { intentionNo, seen, staffId: staffId === '' ? null : staffId };
          await send(insuranceDesk.assign, { body });
          return { text: t('intention.assignDone') };
        },
      }),
  });
  return (
    <Form of={form} summary="form" aria-label={t('intention.assign')}>
      <div className={styles.line}>
        <SelectField
          name="staffId"
          label={t('intention.assignTo')}
          placeholder={t('intention.noOne')}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SubmitButton tone="line">{t('intention.assign')}</SubmitButton>
      </div>
    </Form>
  );
}
