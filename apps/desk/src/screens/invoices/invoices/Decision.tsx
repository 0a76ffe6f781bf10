import { type InvoiceCase, invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import {
  type InvoiceReason,
  invoiceMessage,
  invoiceReasons,
} from '@fairway/gateway/contract/words/invoiceReasons';
import { useMutation } from '@fairway/site';
import { Notice } from '@fairway/ui';
import { useState } from 'react';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseDecision } from '../../../features/case/CaseDecision.tsx';
import { ReturnDialog } from '../../../features/case/ReturnDialog.tsx';
import { useDecision } from '../../../features/case/useDecision.ts';
import { useWords } from '../../../language/words.ts';
import * as own from './Invoice.css.ts';
import { Issuing } from './Issuing.tsx';
import type { words } from './words.zh.ts';

export interface DecisionProps {
  invoice: InvoiceCase;
  /** Where to go once it is decided. */
  next: string;
  sendingBack: boolean;
  onSendingBack: (open: boolean) => void;
}

/** Issues the invoice, or sends the request back. */
export function Decision({ invoice, next, sendingBack, onSendingBack }: DecisionProps) {
  const { t } = useWords<typeof words>();
  const [isChanged, setChanged] = useState(false);
  if (invoice.state !== 'requested') return <Settled invoice={invoice} state={invoice.state} />;
  const changed = () => {
    setChanged(true);
    onSendingBack(false);
  };
  return (
    <CaseDecision
      label={t('invoices.decide.title')}
      changes={isChanged ? [{ text: t('invoices.decide.changed'), at: null }] : undefined}
    >
      <Issuing invoice={invoice} next={next} onChanges={changed} onSendBack={() => onSendingBack(true)} />
      {sendingBack ? (
        <SendBack invoice={invoice} next={next} onChanges={changed} onClose={() => onSendingBack(false)} />
      ) : null}
    </CaseDecision>
  );
}

interface SettledProps {
  invoice: InvoiceCase;
  state: Exclude<InvoiceCase['state'], 'requested'>;
}

function Settled({ invoice: { invoiceNumber: number, issuedOn: day, document }, state }: SettledProps) {
  const { t } = useWords<typeof words>();
  return (
    <div className={styles.decision}>
      <Notice tone={state === 'issued' ? 'good' : 'neutral'} heading={t(`invoices.decide.settled.${state}`)}>
        {number !== null && day !== null ? (
          <span className={own.settled}>
            {t('invoices.decide.settledNumber', { number, day })}
            {document ? (
              <a href={document.url} download>
                {t('invoices.decide.open', { size: Math.ceil(document.bytes / 1000) })}
              </a>
            ) : null}
          </span>
        ) : null}
      </Notice>
    </div>
  );
}

interface SendBackProps {
  invoice: InvoiceCase;
  next: string;
  onChanges: () => void;
  onClose: () => void;
}

/** Reasons and a note, and the message as the buyer will read it in either language. */
function SendBack({ invoice, next, onChanges, onClose }: SendBackProps) {
  const { t } = useWords<typeof words>();
  const { orderNo, version: seen, contact } = invoice;
  const decision = useDecision({ changed: 'invoiceChanged', onChanges, next, onDecided: onClose });
  const sendBack = useMutation(invoiceDesk.sendBack, {
    ...decision,
    success: t('invoices.decide.sentBack'),
  });
  return (
    <ReturnDialog
      title={t('invoices.sendBack.title')}
      lead={t('invoices.sendBack.lead', {
        contact: contact === null ? '' : t('invoices.sendBack.contact', { to: contact }),
      })}
      reasons={{
        label: t('invoices.sendBack.reasons'),
        choices: invoiceReasons.map((value) => ({ value, label: t(`invoices.sendBack.reason.${value}`) })),
        required: t('invoices.sendBack.needReason'),
      }}
      noteHint={t('invoices.sendBack.noteHint')}
      needsNote={(reasons) => reasons.includes('other')}
      preview={t('invoices.sendBack.preview')}
      said={({ reasons, noteZh, noteEn }, language) =>
        invoiceMessage(reasons as InvoiceReason[], language === 'zh' ? noteZh : noteEn, language)
      }
      submit={t('invoices.sendBack.submit')}
      onReturn={({ reasons, noteZh, noteEn }) =>
        sendBack.mutateAsync({
          body: { orderNo, seen, noteZh, noteEn, reasons: reasons as InvoiceReason[] },
        })
      }
      onClose={onClose}
    />
  );
}
