import { DateField, Form, SubmitButton, TextField } from '@fairway/forms';
import { type InvoiceCase, invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { maxPictureBytes } from '@fairway/gateway/contract/upload';
import { useGateway, useMutationForm } from '@fairway/site';
import { chinaDay, follows, required } from '@fairway/trade';
import { Button, Field } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import * as styles from '../../../features/case/Case.css.ts';
import { useDecision } from '../../../features/case/useDecision.ts';
import { useWords } from '../../../language/words.ts';
import * as own from './Invoice.css.ts';
import type { words } from './words.zh.ts';

export interface IssuingProps {
  invoice: InvoiceCase;
  next: string;
  onChanges: () => void;
  onSendBack: () => void;
}

/** Number, day and PDF of the invoice as the tax system made it. */
export function Issuing({ invoice, next, onChanges, onSendBack }: IssuingProps) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const decision = useDecision({ changed: 'invoiceChanged', onChanges, next });
  const { orderNo, version: seen } = invoice;
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const wrong = problemOf(file);
  const form = useMutationForm({
    initial: { invoiceNumber: '', issuedOn: chinaDay(now()) },
    schema: v.object({
      invoiceNumber: v.pipe(
        v.string(),
        v.trim(),
        follows(required),
        v.regex(/^\d{20}$/, t('invoices.decide.numberWrong')),
      ),
      issuedOn: v.pipe(v.string(), follows(required)),
    }),
    codeFields: { invoiceNumberTaken: 'invoiceNumber' },
    run: async (typed, send) => {
      setAsked(true);
      if (file === null || wrong !== null) return false;
      await send(invoiceDesk.issue, { body: { orderNo, seen, ...typed, file } });
      return true;
    },
    ...decision,
    success: (isSent) => (isSent ? t('invoices.decide.issued') : null),
    onSuccess: (isSent) => isSent && decision.onSuccess(),
  });
  const missing = asked && file === null ? t('invoices.decide.fileAsked') : undefined;
  const error = wrong === null ? missing : t(`invoices.decide.${wrong}`);

  return (
    <Form of={form} summary="form">
      <div className={own.issuing}>
        <TextField
          name="invoiceNumber"
          label={t('invoices.decide.number')}
          hint={t('invoices.decide.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <DateField
          name="issuedOn"
          label={t('invoices.decide.day')}
          requiredText={t('invoices.decide.dayAsked')}
          now={now()}
        />
        <Field label={t('invoices.decide.file')} hint={t('invoices.decide.fileHint')} error={error}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              accept="application/pdf,.pdf"
              className={own.file}
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button tone="line" onClick={onSendBack}>
            {t('invoices.decide.back')} <kbd className={styles.key}>R</kbd>
          </Button>
          <SubmitButton>
            {t('invoices.decide.issue')} <kbd className={styles.key}>A</kbd>
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** What is wrong with a file before it is sent; the server decides by its bytes. */
function problemOf(file: File | null): 'fileWrong' | 'fileLarge' | null {
  if (file === null) return null;
  if (file.size > maxPictureBytes) return 'fileLarge';
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name) ? null : 'fileWrong';
}
