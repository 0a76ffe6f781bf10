import type { Person } from '@fairway/gateway/contract/people';
import { Description, Descriptions } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Orders and routes in numbers; the sum for those who may see it. */
export function Trade({ trade }: { trade: Person['trade'] }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Descriptions columns={2}>
      <Description term={t('person.orders')}>{trade.orders}</Description>
      <Description term={t('person.completed')}>{trade.completed}</Description>
      <Description term={t('person.routes')}>{trade.routes}</Description>
      <Description term={t('person.until')}>{trade.until ? format.stamp(trade.until) : null}</Description>
      <Description term={t('person.paid')}>
        {trade.paid ? format.sum(trade.paid) : t('person.paidHidden')}
      </Description>
    </Descriptions>
  );
}
