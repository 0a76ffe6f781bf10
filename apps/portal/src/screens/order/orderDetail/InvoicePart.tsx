import { invoice as calls, type OrderInvoice, type OwnInvoice } from '@fairway/gateway/contract/invoice';
import type { OrderDetail } from '@fairway/gateway/contract/order';
import { useMutation } from '@fairway/site';
import { orderStatus } from '@fairway/trade';
import {
  Button,
  Card,
  Description,
  Descriptions,
  Icon,
  Notice,
  Section,
  Stack,
  Status,
  type StatusProps,
  Text,
} from '@fairway/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { useMay } from '../../../features/reader/reader.ts';
import { textLang } from '../../../language/textLang.ts';
import { useWords } from '../../../language/words.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import * as styles from './OrderDetailScreen.css.ts';
import type { words } from './words.zh.ts';

const kinds: Record<OwnInvoice['state'], StatusProps['kind']> = {
  requested: 'running',
  withdrawn: 'none',
  sentBack: 'bad',
  issued: 'done',
};

/** The invoice of an order: requested, changed, withdrawn, downloaded. */
export function InvoicePart({ order, invoiced }: { order: OrderDetail; invoiced: OrderInvoice }) {
  const { t } = useWords<typeof words>();
  const [asking, setAsking] = useState(false);
  // A user who reads orders may not be the one who requests their invoices.
  const may = useMay('order:invoice');
  const { invoice, headers } = invoiced;
  const open = invoiced.open && may;
  const ask = (label: string, main = true) => (
    <Button tone={main ? 'brand' : 'line'} onClick={() => setAsking(true)}>
      {label}
    </Button>
  );
  return (
    <Card>
      <Section
        ground="none"
        title={t('orderDetail.invoice')}
        aside={
          <Status kind={invoice ? kinds[invoice.state] : 'none'}>
            {t(`orderDetail.invoiceStates.${invoice?.state ?? 'none'}`)}
          </Status>
        }
      >
        <Stack>
          {invoice === null || invoice.state === 'withdrawn' ? (
            <>
              <Text tone="quiet">{t(emptyKey(order, invoice))}</Text>
              {open ? <div className={styles.noPaper}>{ask(t('orderDetail.invoiceAsk'))}</div> : null}
              {invoiced.open && !may ? <Text tone="quiet">{t('orderDetail.invoiceNotYours')}</Text> : null}
            </>
          ) : (
            <>
              {invoice.reason ? (
                <Notice tone="bad" lang={textLang(invoice.reason)}>
                  {invoice.reason}
                </Notice>
              ) : null}
              <InvoiceFacts invoice={invoice} />
              <div className={styles.noPaper}>
                {invoice.state === 'sentBack' && may ? ask(t('orderDetail.invoiceAgain')) : null}
                {invoice.state === 'requested' && may ? (
                  <>
                    {ask(t('orderDetail.invoiceChange'), false)}
                    <Withdraw order={order} invoice={invoice} />
                  </>
                ) : null}
                {invoice.state === 'issued' ? <DownloadButton order={order} /> : null}
              </div>
              {may || invoice.state === 'issued' ? null : (
                <Text tone="quiet">{t('orderDetail.invoiceNotYours')}</Text>
              )}
            </>
          )}
        </Stack>
      </Section>
      {asking && open ? (
        <WithForms>
          <InvoiceDialog order={order} invoice={invoice} headers={headers} onClose={() => setAsking(false)} />
        </WithForms>
      ) : null}
    </Card>
  );
}

function emptyKey({ status }: OrderDetail, invoice: OwnInvoice | null) {
  if (invoice) return 'orderDetail.invoiceWithdrawn' as const;
  if (status === orderStatus.completed) return 'orderDetail.invoiceNone' as const;
  return status === orderStatus.cancelled
    ? ('orderDetail.invoiceNever' as const)
    : ('orderDetail.invoiceLater' as const);
}

function InvoiceFacts({ invoice }: { invoice: OwnInvoice }) {
  const { t, format } = useWords<typeof words>();
  const { header, taxNumber, kind, amount, dueAt, invoiceNumber, issuedOn } = invoice;
  return (
    <Descriptions columns={1}>
      <Description term={t('orderDetail.header')}>{header}</Description>
      {taxNumber === '' ? null : <Description term={t('orderDetail.taxNumber')}>{taxNumber}</Description>}
      <Description term={t('orderDetail.kind')}>
        {`${t(`orderDetail.kinds.${kind}`)} · ${format.sum(amount)}`}
      </Description>
      {dueAt === null ? null : (
        <Description term={t('orderDetail.invoiceStates.requested')}>
          {t('orderDetail.invoiceDue', { at: format.stamp(dueAt) })}
        </Description>
      )}
      {invoiceNumber === null ? null : (
        <Description term={t('orderDetail.invoiceNumber')} copy={invoiceNumber}>
          {invoiceNumber}
        </Description>
      )}
      {issuedOn === null ? null : <Description term={t('orderDetail.issuedOn')}>{issuedOn}</Description>}
    </Descriptions>
  );
}

function Withdraw({ order: { orderNo }, invoice }: { order: OrderDetail; invoice: OwnInvoice }) {
  const { t } = useWords<typeof words>();
  const withdraw = useMutation(calls.withdraw, {
    subject: `invoice ${orderNo}`,
    confirm: () => ({
      key: `invoice ${orderNo}`,
      title: t('orderDetail.withdrawTitle'),
      text: t('orderDetail.withdrawText'),
      confirmLabel: t('orderDetail.invoiceWithdraw'),
      cancelLabel: t('orderDetail.withdrawKeep'),
    }),
    success: t('orderDetail.withdrawDone'),
  });
  const body = { orderNo, seen: invoice.version };
  return <Button onClick={() => void withdraw.mutate({ body })}>{t('orderDetail.invoiceWithdraw')}</Button>;
}

function DownloadButton({ order: { orderNo } }: { order: OrderDetail }) {
  const { t } = useWords<typeof words>();
  const download = useMutation(calls.selectDocument, {
    subject: `invoice ${orderNo}`,
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    },
    refresh: false,
  });
  return (
    <Button
      tone="brand"
      icon={<Icon icon={Download} />}
      loading={download.pending}
      onClick={() => void download.mutate({ query: { orderNo } })}
    >
      {t('orderDetail.download')}
    </Button>
  );
}
