import { Form, SelectField, SubmitButton } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import {
  type CertificationCase,
  type CertificationChanges,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import { useMutationForm } from '@fairway/site';
import { Button, Inline } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import * as styles from '../../../features/case/Case.css.ts';
import { Changed } from '../../../features/case/Changed.tsx';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The assignee of the application: take it, hand it over, or unassign it. */
export function Assign({ certification }: { certification: CertificationCase }) {
  const { t } = useWords<typeof words>();
  return (
    <section className={styles.block}>
      <h3 className={styles.blockTitle}>{t('certifications.assign.title')}</h3>
      <WithForms>
        <AssignForm certification={certification} />
      </WithForms>
    </section>
  );
}

function AssignForm({ certification }: { certification: CertificationCase }) {
  const { t } = useWords<typeof words>();
  const [changes, setChanges] = useState<CertificationChanges['changes']>([]);
  const { id, revision, assignedTo, colleagues } = certification;
  const self = colleagues.find((each) => each.own);
  const form = useMutationForm({
    initial: { staffId: assignedTo?.id ?? '' },
    schema: v.object({ staffId: v.string() }),
    run: ({ staffId }, send) => {
      const seen = { revision, assignedId: assignedTo?.id ?? null };
      return send(certificationReview.assign, { body: { id, seen, staffId: staffId || null } });
    },
    subject: 'certification-assigned',
    success: t('certifications.assign.done'),
    onError: (error) => {
      const isChanged = error instanceof GatewayError && error.codeName === 'certificationChanged';
      if (isChanged) setChanges((error.data as CertificationChanges).changes);
      return isChanged;
    },
  });
  const give = (staffId: string) => {
    form.set('staffId', staffId);
    return form.submit();
  };
  return (
    <Form of={form} summary="form" aria-label={t('certifications.assign.title')}>
      {changes.length > 0 ? (
        <Changed
          changes={changes.map(({ what, at, by }) => ({
            text: t(`certifications.changed.${what}`, { by: by ?? '' }),
            at,
          }))}
        />
      ) : null}
      <Inline gap="s" align="end">
        <SelectField
          name="staffId"
          label={t('certifications.assign.to')}
          placeholder={t('certifications.assign.noOne')}
          options={colleagues.map((each) => ({
            value: each.id,
            label: each.own ? t('certifications.assign.self', { name: each.name }) : each.name,
          }))}
        />
        <SubmitButton tone="line">{t('certifications.assign.save')}</SubmitButton>
        {assignedTo?.own ? (
          <Button tone="quiet" onClick={() => void give('')}>
            {t('certifications.assign.release')}
          </Button>
        ) : self ? (
          <Button tone="quiet" onClick={() => void give(self.id)}>
            {t('certifications.assign.take')}
          </Button>
        ) : null}
      </Inline>
    </Form>
  );
}
