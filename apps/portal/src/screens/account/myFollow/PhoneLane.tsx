import type { FollowedLane } from '@fairway/gateway/contract/attention';
import { Inline } from '@fairway/ui';
import { useBoxType } from '../../../features/boxes/useBoxType.ts';
import { Moved } from '../../../features/follow/Moved.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './MyFollowScreen.css.ts';
import type { words } from './words.zh.ts';

export interface PhoneLaneProps {
  row: FollowedLane;
  /** Shows the total of the shipment in place of the price of one container. */
  isCosted: boolean;
}

/** A followed route in three lines: ports and price, the price change, the next departure. */
export function PhoneLane({ row, isCosted }: PhoneLaneProps) {
  const spoken = useWords<typeof words>();
  const { t, format, nameOf } = spoken;
  const [box] = useBoxType();
  const { attention, prices, sailings, nextDeparture, moved } = row;
  const price = isCosted ? row.total : prices?.[box];
  return (
    <div className={styles.row}>
      <Inline align="baseline" justify="between" wrap={false}>
        <strong>
          {t('follow.lane', { origin: nameOf(attention.origin), destination: nameOf(attention.destination) })}
        </strong>
        {price ? (
          <strong className={styles.phonePrice}>{format.money(price)}</strong>
        ) : (
          <span className={styles.quiet}>{t(isCosted ? 'myFollow.noTotal' : 'myFollow.notQuoted')}</span>
        )}
      </Inline>
      <Inline align="baseline" justify="between" wrap={false}>
        <span className={styles.quiet}>
          {attention.origin.code} · {attention.destination.code}
        </span>
        <span className={styles.quiet}>
          40HQ <Moved by={moved} currency={prices?.['40HQ']?.currency} spoken={spoken} />
        </span>
      </Inline>
      <Inline align="baseline" justify="between" wrap={false}>
        <span className={styles.quiet}>
          {nextDeparture
            ? `${t('myFollow.departure')} ${format.portDay(nextDeparture)}`
            : t('myFollow.noDeparture')}
        </span>
        <span className={styles.quiet}>{t('myFollow.sailingsOf', { count: sailings })}</span>
      </Inline>
    </div>
  );
}
