import { Form, SubmitButton, TextField } from '@fairway/forms';
import {
  type CertificationCase,
  type CertificationChanges,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import { useMutationForm } from '@fairway/site';
import { auditStatus, follows, required } from '@fairway/trade';
import { Button, Notice } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseDecision, TwoReviewers } from '../../../features/case/CaseDecision.tsx';
import { useDecision } from '../../../features/case/useDecision.ts';
import { useWords } from '../../../language/words.ts';
import * as own from './Certification.css.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { seenOf } from './seen.ts';
import type { words } from './words.zh.ts';

export interface DecisionProps {
  certification: CertificationCase;
  /** Where to go once it is decided. */
  next: string;
  sendingBack: boolean;
  onSendingBack: (open: boolean) => void;
}

/** Passes the application, or returns it. */
export function Decision({ certification, next, sendingBack, onSendingBack }: DecisionProps) {
  const { t, format } = useWords<typeof words>();
  const [changes, setChanges] = useState<CertificationChanges | null>(null);
  const { status, first } = certification;
  if (status !== auditStatus.underReview) {
    return (
      <div className={styles.decision}>
        <Notice tone="neutral" heading={t('certifications.decide.settled')}>
          {t(`certifications.decide.status.s${status}`)}
        </Notice>
      </div>
    );
  }
  return (
    <CaseDecision
      changes={changes?.changes.map(({ what, at, by }) => ({
        text: t(`certifications.changed.${what}`, { by: by ?? '' }),
        at,
      }))}
      notes={
        <>
          <TwoReviewers
            first={first}
            needsTwo={certification.needsTwo}
            own={t('certifications.decide.ownNote')}
            second={t('certifications.decide.secondNote', {
              name: first?.name ?? '',
              at: first ? format.instant(first.at) : '',
            })}
            two={t('certifications.decide.twoNote')}
          />
          {certification.checks.some(({ outcome }) => outcome === 'wait') ? (
            <Notice tone="caution">{t('certifications.decide.waitNote')}</Notice>
          ) : null}
        </>
      }
    >
      <Passing
        certification={certification}
        next={next}
        onChanges={setChanges}
        onSendBack={() => onSendingBack(true)}
      />
      {sendingBack ? (
        <SendBackDialog
          certification={certification}
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

interface PassingProps {
  certification: CertificationCase;
  next: string;
  onChanges: (changes: CertificationChanges) => void;
  onSendBack: () => void;
}

function Passing({ certification, next, onChanges, onSendBack }: PassingProps) {
  const { t } = useWords<typeof words>();
  const decision = useDecision({ changed: 'certificationChanged', onChanges, next });
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
    ...decision,
  });
  return (
    <Form of={form} summary="form">
      <div className={own.deciding}>
        {stops ? (
          <TextField
            name="overruled"
            label={t('certifications.decide.overruled')}
            hint={t('certifications.decide.overruledHint')}
          />
        ) : (
          <span />
        )}
        <div className={styles.actions}>
          <Button tone="line" onClick={onSendBack}>
            {t('certifications.decide.back')} <kbd className={styles.key}>R</kbd>
          </Button>
          <SubmitButton disabled={first?.own || waits}>
            {t(first ? 'certifications.decide.second' : 'certifications.decide.pass')}{' '}
            <kbd className={styles.key}>A</kbd>
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}
