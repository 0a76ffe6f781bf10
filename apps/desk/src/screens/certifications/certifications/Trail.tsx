import type { CertificationTrailEntry } from '@fairway/gateway/contract/certificationReview';
import { CaseTrail } from '../../../features/case/CaseTrail.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const known = [
  'submitted',
  'submittedAgain',
  'withdrawn',
  'amountTyped',
  'amountWrong',
  'certificationOpened',
  'idNumberShown',
  'certificationFirstPassed',
  'certificationPassed',
  'certificationReturned',
  'certificationAssigned',
  'remittanceSent',
] as const;

/** What happened to the application. */
export function Trail({ trail }: { trail: readonly CertificationTrailEntry[] }) {
  const { t } = useWords<typeof words>();
  return (
    <CaseTrail
      entries={trail.flatMap(({ at, what, by, reason }) => {
        const step = known.find((each) => each === what);
        const who = by ?? t('certifications.trail.applicant');
        return step === undefined ? [] : [{ at, who, what: t(`certifications.trail.${step}`), reason }];
      })}
    />
  );
}
