import type { WaitingIntention } from '@fairway/gateway/contract/insuranceDesk';
import { CaseRow } from '../../../features/case/CaseRow.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface QueueRowProps {
  row: WaitingIntention;
  href: string;
  current: boolean;
}

/** One intention of the queue: who, how much, how far, and how long it has waited for a first word. */
export function QueueRow({ row, href, current }: QueueRowProps) {
  const { t, format } = useWords<typeof words>();
  return (
    <CaseRow
      href={href}
      current={current}
      name={row.companyName}
      amount={format.sum(row.estimate)}
      number={
        <>
          {row.intentionNo} · {t(`intention.stages.${row.state}`)}
        </>
      }
      clock={row.clock}
      answered={row.assignedTo?.name ?? ''}
    />
  );
}
