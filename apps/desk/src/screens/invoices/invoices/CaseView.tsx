import type { InvoiceCase } from '@fairway/gateway/contract/invoiceDesk';
import { useRef, useState } from 'react';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseHead, type CasePosition } from '../../../features/case/CaseHead.tsx';
import { CaseTrail } from '../../../features/case/CaseTrail.tsx';
import * as checked from '../../../features/case/Checked.css.ts';
import { useCaseKeys } from '../../../features/case/useCaseKeys.ts';
import { useWords } from '../../../language/words.ts';
import { AskedHeader, AskedOrder } from './Asked.tsx';
import { Checks } from './Checks.tsx';
import { Decision } from './Decision.tsx';
import * as own from './Invoice.css.ts';
import type { words } from './words.zh.ts';

export interface CaseViewProps extends CasePosition {
  invoice: InvoiceCase;
}

/** One request: to whom, for which order and how much, what was compared, the decision, and what happened. */
export function CaseView({ invoice, ...position }: CaseViewProps) {
  const { t, format } = useWords<typeof words>();
  const [sendingBack, setSendingBack] = useState(false);
  const section = useRef<HTMLElement>(null);
  useCaseKeys(section, {
    stops: '[data-check]',
    answer: 'input[name="invoiceNumber"]',
    papers: 0,
    onPaper: () => undefined,
    onReturn: invoice.state === 'requested' ? () => setSendingBack(true) : undefined,
  });
  return (
    <section className={styles.view} ref={section} aria-label={`${t('invoices.title')} ${invoice.orderNo}`}>
      <CaseHead
        {...position}
        title={invoice.header}
        sub={`${invoice.orderNo} · ${format.instant(invoice.requestedAt)} ${t('invoices.asked')}`}
        aside={
          <p className={checked.amount}>
            <span className={checked.amountLabel}>{t('invoices.amount')}</span>
            <strong className={checked.amountNumber}>{format.sum(invoice.amount)}</strong>
          </p>
        }
        clock={invoice.clock}
        waiting={invoice.state === 'requested'}
      />
      <div className={own.body}>
        <div className={own.column}>
          <AskedHeader invoice={invoice} />
          <AskedOrder invoice={invoice} />
        </div>
        <div>
          <Checks checks={invoice.checks} />
          <CaseTrail
            entries={invoice.trail.map(({ at, what, by, text }) => ({
              at,
              who: by ?? t('invoices.trail.buyer'),
              what: t(`invoices.trail.${what}`),
              reason: text,
            }))}
          />
        </div>
      </div>
      <Decision
        invoice={invoice}
        next={position.next ?? position.back}
        sendingBack={sendingBack}
        onSendingBack={setSendingBack}
      />
    </section>
  );
}
