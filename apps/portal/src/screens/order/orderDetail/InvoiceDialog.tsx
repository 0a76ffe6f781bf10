import {
  ChoiceField,
  FormDialog,
  TaxNumberField,
  TextAreaField,
  TextField,
  useFieldValue,
} from '@fairway/forms';
import { invoice as calls, type OwnInvoice, type RememberedHeader } from '@fairway/gateway/contract/invoice';
import type { OrderDetail } from '@fairway/gateway/contract/order';
import { useMutationForm } from '@fairway/site';
import { headerTypes, invoiceKinds } from '@fairway/trade';
import { useWords } from '../../../language/words.ts';
import { EarlierHeaders } from './EarlierHeaders.tsx';
import { invoiceSchema, startOf } from './invoiceForm.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { words } from './words.zh.ts';

export interface InvoiceDialogProps {
  order: OrderDetail;
  /** The current state, also if it changed while the dialog was open. */
  invoice: OwnInvoice | null;
  headers: readonly RememberedHeader[];
  onClose: () => void;
}

/** Requests the invoice of an order, or changes the request. Typed values stay if another user was faster. */
export function InvoiceDialog({ order, invoice, headers, onClose }: InvoiceDialogProps) {
  const { t, format } = useWords<typeof words>();
  const { orderNo, amount } = order;
  const changing = invoice?.state === 'requested';
  const initial = startOf(invoice, headers);
  const form = useMutationForm({
    initial,
    schema: invoiceSchema,
    codeFields: { invoiceNotOffered: 'headerType' },
    run: (fields, send) =>
      send(calls.request, { body: { orderNo, seen: invoice?.version ?? null, ...fields } }),
    subject: `invoice ${orderNo}`,
    success: t(changing ? 'orderDetail.changed' : 'orderDetail.asked'),
    onSuccess: onClose,
  });
  const company = useFieldValue(form, 'headerType') !== 'personal';
  const optional = t('orderDetail.optional');
  return (
    <FormDialog
      form={form}
      submitLabel={t(changing ? 'orderDetail.save' : 'orderDetail.submit')}
      size="large"
      onClose={onClose}
      title={t(changing ? 'orderDetail.dialogChange' : 'orderDetail.dialogTitle')}
      description={t('orderDetail.dialogText', { amount: format.sum(amount) })}
    >
      <EarlierHeaders headers={headers} form={form} />
      <ChoiceField
        inline
        name="headerType"
        label={t('orderDetail.headerType')}
        choices={headerTypes.map((value) => ({ value, label: t(`orderDetail.headerTypes.${value}`) }))}
      />
      <TextField
        name="header"
        label={t('orderDetail.header')}
        hint={t(company ? 'orderDetail.headerHint' : 'orderDetail.personHint')}
        requiredText={t('orderDetail.headerRequired')}
        autoComplete={company ? 'organization' : 'name'}
        maxLength={100}
      />
      {company ? (
        <>
          <TaxNumberField name="taxNumber" label={t('orderDetail.taxNumber')} />
          <ChoiceField
            name="kind"
            label={t('orderDetail.kind')}
            choices={invoiceKinds.map((value) => ({
              value,
              label: t(`orderDetail.kinds.${value}`),
              hint: t(`orderDetail.kindHints.${value}`),
            }))}
          />
          <div className={styles.pair}>
            <TextField
              name="address"
              label={t('orderDetail.address')}
              placeholder={optional}
              maxLength={200}
            />
            <TextField name="phone" label={t('orderDetail.phone')} placeholder={optional} maxLength={40} />
          </div>
          <div className={styles.pair}>
            <TextField name="bank" label={t('orderDetail.bank')} placeholder={optional} maxLength={100} />
            <TextField
              name="bankAccount"
              label={t('orderDetail.bankAccount')}
              placeholder={optional}
              inputMode="numeric"
              maxLength={40}
            />
          </div>
        </>
      ) : null}
      <TextAreaField
        name="remark"
        label={t('orderDetail.remark')}
        hint={t('orderDetail.remarkHint')}
        placeholder={optional}
        max={200}
        rows={2}
      />
    </FormDialog>
  );
}
