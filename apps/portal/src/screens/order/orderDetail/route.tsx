import type { OrderInvoice } from '@fairway/gateway/contract/invoice';
import type { OrderDetail } from '@fairway/gateway/contract/order';
import { useLoaded } from '@fairway/site';
import {
  Button,
  ButtonLink,
  Columns,
  Content,
  Copyable,
  EmptyState,
  Icon,
  PageHead,
  Stack,
  Text,
} from '@fairway/ui';
import { Printer } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import { orderRecordAddress } from '../orderRecord/address.ts';
import { Amounts } from './Amounts.tsx';
import { Bought } from './Bought.tsx';
import { Glance } from './Glance.tsx';
import { InvoicePart } from './InvoicePart.tsx';
import type { loader } from './loader.ts';
import * as styles from './OrderDetailScreen.css.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Refunds } from './Refunds.tsx';
import type { words } from './words.zh.ts';

/** Everything about one order. */
function OrderDetailScreen() {
  const { order, invoiced } = useLoaded<typeof loader>();
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      {order ? (
        <Detail order={order} invoiced={invoiced} />
      ) : (
        <EmptyState
          kind="none-match"
          level={1}
          title={t('orderDetail.wrongTitle')}
          actions={<ButtonLink href={orderRecordAddress()}>{t('orderDetail.orders')}</ButtonLink>}
        >
          {t('orderDetail.wrongText')}
        </EmptyState>
      )}
    </Content>
  );
}

function Detail({ order, invoiced }: { order: OrderDetail; invoiced: OrderInvoice }) {
  const { t, format } = useWords<typeof words>();
  const { orderNo, createdAt } = order;
  return (
    <>
      <PageHead
        title={t('orderDetail.title')}
        aside={
          <div className={styles.noPaper}>
            <ButtonLink href={orderRecordAddress()}>{t('orderDetail.orders')}</ButtonLink>
            <Button icon={<Icon icon={Printer} />} onClick={() => window.print()}>
              {t('orderDetail.print')}
            </Button>
          </div>
        }
      >
        <Text as="div" tone="quiet">
          <Copyable value={orderNo} name={t('orderDetail.number')}>
            {orderNo}
          </Copyable>{' '}
          <span className={styles.stamp}>
            {t('orderDetail.made')} {format.stamp(createdAt)}
          </span>
        </Text>
      </PageHead>
      <Stack gap="l">
        <Glance order={order} />
        <OrderStatus order={order} />
        <Refunds refunds={order.refunds} />
        <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }} className={styles.columns}>
          <Stack gap="section">
            <Bought order={order} />
            <OrderTimeline order={order} invoiced={invoiced} />
          </Stack>
          <Stack gap="l">
            <Amounts order={order} />
            <InvoicePart order={order} invoiced={invoiced} />
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}

export { OrderDetailOutline as Outline } from './OrderDetailOutline.tsx';
export { OrderDetailScreen as Component };
