import { Content, Skeleton } from '@fairway/ui';
import * as styles from './OrderScreen.css.ts';

/** An order on its way: the room of its payment and of its receipt. */
export function OrderOutline() {
  return (
    <Content className={styles.page}>
      <div className={styles.outline}>
        <div className={styles.card}>
          <Skeleton height={32} style={{ inlineSize: 200 }} />
          <Skeleton height={44} />
          <Skeleton height={320} />
        </div>
        <div className={styles.card}>
          <Skeleton lines={4} />
        </div>
      </div>
    </Content>
  );
}
