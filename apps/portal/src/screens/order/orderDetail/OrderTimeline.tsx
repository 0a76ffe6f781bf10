import type { OrderInvoice } from '@fairway/gateway/contract/invoice';
import type { OrderDetail } from '@fairway/gateway/contract/order';
import { Section, Timeline, TimelineEntry } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { timelineOf } from './timeline.ts';
import type { words } from './words.zh.ts';

/** The events of an order and its invoice, newest first. */
export function OrderTimeline({ order, invoiced }: { order: OrderDetail; invoiced: OrderInvoice }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Section ground="none" title={t('orderDetail.timeline')}>
      <Timeline>
        {timelineOf(order.events, invoiced.events).map(({ at, what }) => (
          <TimelineEntry key={`${at} ${what}`} at={format.stamp(at)} dateTime={at}>
            {t(`orderDetail.event.${what}`)}
          </TimelineEntry>
        ))}
      </Timeline>
    </Section>
  );
}
