import { ButtonLink, EmptyState } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { productionAddress } from '../production/address.ts';
import { type OrderQuery, orderList, tabOf } from './orderList.ts';
import type { words } from './words.zh.ts';

/** No orders: because of filters, in this tab, or none yet. Each case offers its own way to continue. */
export function EmptyOrders({ query }: { query: OrderQuery }) {
  const { t } = useWords<typeof words>();
  const tab = tabOf(query);
  if (orderList.isNarrowed(query)) {
    return (
      <EmptyState
        kind="none-match"
        title={t('orderRecord.noneTitle')}
        actions={
          <ButtonLink href={orderList.addressOf(orderList.cleared(query))}>
            {t('orderRecord.clear')}
          </ButtonLink>
        }
      >
        {t('orderRecord.noneText')}
      </EmptyState>
    );
  }
  if (tab !== 'all') {
    const all = { ...query, page: 1, status: undefined };
    return (
      <EmptyState
        kind="none-match"
        title={t('orderRecord.tabEmptyTitle', { tab: t(`orderRecord.tab.s${tab}`) })}
        actions={<ButtonLink href={orderList.addressOf(all)}>{t('orderRecord.showAll')}</ButtonLink>}
      >
        {t('orderRecord.tabEmptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="none-yet"
      title={t('orderRecord.emptyTitle')}
      actions={
        <ButtonLink tone="brand" href={productionAddress()}>
          {t('orderRecord.subscribe')}
        </ButtonLink>
      }
    >
      {t('orderRecord.emptyText')}
    </EmptyState>
  );
}
