import { certificationReview, type Remittance } from '@fairway/gateway/contract/certificationReview';
import { useLoaded, useMutation } from '@fairway/site';
import {
  Badge,
  Button,
  type Column,
  Content,
  DataTable,
  EmptyState,
  PageHead,
  Stack,
  Text,
} from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** Small amounts that finance pays to companies that certify by corporate transfer. */
function RemittancesScreen() {
  const { t, format } = useWords<typeof words>();
  const { rows } = useLoaded<typeof loader>();
  const markSent = useMutation(
    ({ id }: Remittance, send) => send(certificationReview.markSent, { body: { id } }),
    {
      subject: 'remittance-sent',
      confirm: ({ id, companyName, amount }) => ({
        key: `paid ${id}`,
        title: t('remittances.ask', { name: companyName, amount: format.sum(amount) }),
        text: t('remittances.askText'),
        confirmLabel: t('remittances.sent'),
      }),
      success: t('remittances.done'),
    },
  );
  const columns: readonly Column<Remittance>[] = [
    {
      key: 'company',
      header: t('remittances.company'),
      priority: 'title',
      cell: ({ companyName }) => <strong>{companyName}</strong>,
    },
    {
      key: 'bank',
      phonePlace: 'line',
      header: t('remittances.bank'),
      cell: ({ bankName, bankAccount }) => (
        <Stack gap="none">
          <span>{bankAccount}</span>
          <Text size="small" tone="quiet">
            {bankName}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'amount',
      phonePlace: 'figure',
      header: t('remittances.amount'),
      align: 'end',
      cell: ({ amount }) => <strong>{format.sum(amount)}</strong>,
    },
    {
      key: 'payBy',
      header: t('remittances.payBy'),
      cell: ({ payBy, late }) => (
        <>
          {format.instant(payBy)} {late ? <Badge tone="bad">{t('remittances.late')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('remittances.actions'),
      headerHidden: true,
      priority: 'action',
      align: 'end',
      cell: (row) => (
        <Button size="small" onClick={() => void markSent.mutate(row)}>
          {t('remittances.sent')}
        </Button>
      ),
    },
  ];
  return (
    <Content whole>
      <PageHead title={t('remittances.title')} lead={t('remittances.lead')} />
      {rows.length === 0 ? (
        <EmptyState kind="none-yet" title={t('remittances.empty')}>
          {t('remittances.emptyText')}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('remittances.caption')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          lines={2}
        />
      )}
    </Content>
  );
}

export { RemittancesScreen as Component };
