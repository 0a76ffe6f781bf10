import type { WaitingCertification } from '@fairway/gateway/contract/certificationReview';
import { Badge } from '@fairway/ui';
import { CaseRow } from '../../../features/case/CaseRow.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface QueueRowProps {
  row: WaitingCertification;
  href: string;
  current: boolean;
}

/** One application of the queue: who, how it proves itself, how long it has waited. */
export function QueueRow({ row, href, current }: QueueRowProps) {
  const { t, format } = useWords<typeof words>();
  const { clock, needsTwo, first, revision, way, assignedTo } = row;
  const at = format.instant(row.submittedAt);
  return (
    <CaseRow
      href={href}
      current={current}
      name={row.name}
      number={
        <>
          {at}
          {way === null ? '' : ` · ${t(`certifications.way.w${way}`)}`}
        </>
      }
      clock={clock}
      badges={
        needsTwo || revision > 1 || assignedTo ? (
          <>
            {assignedTo ? (
              <Badge tone={assignedTo.own ? 'tint' : 'neutral'} icon={null}>
                {assignedTo.own ? t('certifications.assign.mine') : assignedTo.name}
              </Badge>
            ) : null}
            {revision > 1 ? (
              <Badge tone="neutral">{t('certifications.again', { count: revision })}</Badge>
            ) : null}
            {first ? (
              <Badge tone="tint">{t('certifications.firstDone', { name: first.name })}</Badge>
            ) : needsTwo ? (
              <Badge tone="neutral">{t('certifications.needsTwo')}</Badge>
            ) : null}
          </>
        ) : null
      }
    />
  );
}
