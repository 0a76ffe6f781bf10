import { DateField, Form, TextField } from '@fairway/forms';
import { type InvoiceCase, invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { maxPictureBytes } from '@fairway/gateway/contract/upload';
import { useGateway, useMutationForm } from '@fairway/site';
import { chinaDay, follows, required } from '@fairway/trade';
import { Field } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { DecisionActions } from '../../../features/case/CaseDecision.tsx';
import type { DecisionProps } from '../../../features/case/options.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './Invoice.css.ts';
import type { words } from './words.zh.ts';

/** Number, date and PDF of the invoice as the tax system made it. */
export function Decision({ open: invoice, effects, onReturn }: DecisionProps<InvoiceCase>) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const { orderNo, version: seen } = invoice;
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
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
      setTried(true);
      if (file === null || wrong !== null) return false;
      await send(invoiceDesk.issue, { body: { orderNo, seen, ...typed, file } });
      return true;
    },
    ...effects,
    success: (isSent) => (isSent ? t('invoices.decide.issued') : null),
    onSuccess: (isSent) => isSent && effects.onSuccess(),
  });
  const missing = isTried && file === null ? t('invoices.decide.fileAsked') : undefined;
  const error = wrong === null ? missing : t(`invoices.decide.${wrong}`);

  return (
    <Form form={form} summary="form">
      <div className={styles.issuing}>
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
              className={styles.file}
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
            />
          )}
        </Field>
        <DecisionActions back={t('invoices.decide.back')} onReturn={onReturn}>
          {t('invoices.decide.issue')}
        </DecisionActions>
      </div>
    </Form>
  );
}

/** The problem of a file before it is sent; the server decides by its bytes. */
function problemOf(file: File | null): 'fileWrong' | 'fileLarge' | null {
  if (file === null) return null;
  if (file.size > maxPictureBytes) return 'fileLarge';
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name) ? null : 'fileWrong';
}
