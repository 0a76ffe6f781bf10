import type { WaitingTransfer } from '@fairway/gateway/contract/transferReview';
import { Badge } from '@fairway/ui';
import { CaseRow } from '../../../features/case/CaseRow.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface QueueRowProps {
  row: WaitingTransfer;
  href: string;
  current: boolean;
}

/** One transfer of the queue: the buyer, the amount, how long it has waited. */
export function QueueRow({ row, href, current }: QueueRowProps) {
  const { t, format } = useWords<typeof words>();
  const { buyer, amount, orderNo, clock, needsTwo, first } = row;
  return (
    <CaseRow
      href={href}
      current={current}
      name={buyer.name}
      amount={format.sum(amount)}
      number={orderNo}
      clock={clock}
      badges={
        first ? (
          <Badge tone="tint">{t('transfers.firstDone', { name: first.name })}</Badge>
        ) : needsTwo ? (
          <Badge tone="neutral">{t('transfers.needsTwo')}</Badge>
        ) : null
      }
    />
  );
}
