import type { TransferCheck } from '@fairway/gateway/contract/transferReview';
import { CaseChecks } from '../../../features/case/CaseChecks.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** What the server compared of a transfer. */
export function Checks({ checks }: { checks: readonly TransferCheck[] }) {
  const { t } = useWords<typeof words>();
  const sentence = ({ kind, outcome, found }: TransferCheck) => {
    if (kind === 'remark' && found.length === 0) return t('transfers.check.remarkNone');
    return t(`transfers.check.${kind}${outcome === 'fits' ? 'Fits' : 'Look'}`, { found: found.join(', ') });
  };
  return (
    <CaseChecks
      title={t('transfers.check.title')}
      keys={t('transfers.check.keys')}
      outcomes={{ fits: t('transfers.check.fits'), look: t('transfers.check.look') }}
      checks={checks.map((check) => ({
        ...check,
        name: t(`transfers.check.${check.kind}`),
        sentence: sentence(check),
      }))}
    />
  );
}
