import { Form, TextField } from '@fairway/forms';
import { type CertificationCase, certificationReview } from '@fairway/gateway/contract/certificationReview';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Notice } from '@fairway/ui';
import * as v from 'valibot';
import { DecisionActions } from '../../../features/case/CaseDecision.tsx';
import type { DecisionProps } from '../../../features/case/options.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './Certification.css.ts';
import type { words } from './words.zh.ts';

/** The state that the reviewer sees, as each decision sends it. */
export function seenOf({ revision, first }: Pick<CertificationCase, 'revision' | 'first'>) {
  return { revision, firstId: first?.id ?? null };
}

/** Passes the application. */
export function Decision({ open: certification, effects, onReturn }: DecisionProps<CertificationCase>) {
  const { t } = useWords<typeof words>();
  const { id, first, checks } = certification;
  const stops = checks.some(({ outcome }) => outcome === 'stop');
  const waits = checks.some(({ outcome }) => outcome === 'wait');
  const form = useMutationForm({
    initial: { overruled: '' },
    schema: v.object({
      overruled: stops ? v.pipe(v.string(), v.trim(), follows(required)) : v.pipe(v.string(), v.trim()),
    }),
    codeFields: { checkStands: 'overruled' },
    run: async ({ overruled }, send) => {
      const body = { id, seen: seenOf(certification), ...(overruled ? { overruled } : {}) };
      return send(certificationReview.pass, { body });
    },
    success: ({ state }) => t(`certifications.decide.${state}`),
    ...effects,
  });
  return (
    <>
      {waits ? <Notice tone="caution">{t('certifications.decide.waitNote')}</Notice> : null}
      <Form form={form} summary="form">
        <div className={styles.deciding}>
          {stops ? (
            <TextField
              name="overruled"
              label={t('certifications.decide.overruled')}
              hint={t('certifications.decide.overruledHint')}
            />
          ) : (
            <span />
          )}
          <DecisionActions
            back={t('certifications.decide.back')}
            onReturn={onReturn}
            disabled={first?.own || waits}
          >
            {t(first ? 'certifications.decide.second' : 'certifications.decide.pass')}
          </DecisionActions>
        </div>
      </Form>
    </>
  );
}
