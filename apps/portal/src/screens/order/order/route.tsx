import { useLoaded } from '@fairway/site';
import { ButtonLink, Content, EmptyState } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { productionAddress } from '../production/address.ts';
import type { loader } from './loader.ts';
import { OrderPayment } from './OrderPayment.tsx';
import type { words } from './words.zh.ts';

/** Pays one order. */
function OrderScreen() {
  const { order, account } = useLoaded<typeof loader>();
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      {order ? (
        <OrderPayment key={order.orderNo} order={order} account={account} />
      ) : (
        <EmptyState
          kind="none-match"
          level={1}
          title={t('order.wrongNumber')}
          actions={<ButtonLink href={productionAddress()}>{t('order.subscribe')}</ButtonLink>}
        >
          {t('order.wrongNumberText')}
        </EmptyState>
      )}
    </Content>
  );
}

export { OrderOutline as Outline } from './OrderOutline.tsx';
export { OrderScreen as Component };
