import { Form, SelectField, SubmitButton } from '@fairway/forms';
import { type IntentionCase, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useMutationForm } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import * as styles from './InsuranceScreen.css.ts';
import type { words } from './words.zh.ts';

/** Gives an intention to a colleague, or to nobody. */
export function AssignForm({ intention }: { intention: IntentionCase }) {
  const { t } = useWords<typeof words>();
  const { intentionNo, seen, assignedTo, colleagues } = intention;
  const form = useMutationForm({
    initial: { staffId: assignedTo?.id ?? '' },
    schema: v.object({ staffId: v.string() }),
    run: async ({ staffId }, send) =>
      send(insuranceDesk.assign, {
        body: { intentionNo, seen, staffId: staffId === '' ? null : staffId },
      }),
    subject: 'intention-assigned',
    success: t('intention.assignDone'),
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
