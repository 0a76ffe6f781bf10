import type { TrailEntry } from '@fairway/gateway/contract/transferReview';
import { CaseTrail } from '../../../features/case/CaseTrail.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const known = [
  'ordered',
  'voucherHandedIn',
  'paid',
  'cancelled',
  'transferOpened',
  'transferFirstConfirmed',
  'transferConfirmed',
  'transferSentBack',
] as const;

/** What happened to the transfer. */
export function Trail({ trail }: { trail: readonly TrailEntry[] }) {
  const { t } = useWords<typeof words>();
  return (
    <CaseTrail
      entries={trail.flatMap(({ at, what, by, reason }) => {
        const step = known.find((each) => each === what);
        const who = by ?? t(what === 'cancelled' ? 'transfers.trail.system' : 'transfers.trail.buyer');
        return step === undefined ? [] : [{ at, who, what: t(`transfers.trail.${step}`), reason }];
      })}
    />
  );
}
