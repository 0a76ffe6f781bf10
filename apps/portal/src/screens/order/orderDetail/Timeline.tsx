import type { OrderInvoice } from '@fairway/gateway/contract/invoice';
import type { OrderDetail } from '@fairway/gateway/contract/order';
import { Section } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './OrderDetailScreen.css.ts';
import { timelineOf } from './timeline.ts';
import type { words } from './words.zh.ts';

/** What happened to an order and its invoice, the newest first. */
export function Timeline({ order, invoiced }: { order: OrderDetail; invoiced: OrderInvoice }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Section ground="none" heading={t('orderDetail.timeline')}>
      <ol className={styles.timeline}>
        {timelineOf(order.events, invoiced.events).map(({ at, what }) => (
          <li key={`${at} ${what}`} className={styles.entry}>
            <time dateTime={at} className={styles.entryAt}>
              {format.stamp(at)}
            </time>
            <span>{t(`orderDetail.event.${what}`)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
