import { Content, Skeleton } from '@fairway/ui';
import * as head from './DetailHead.css.ts';
import * as styles from './SailDetailScreen.css.ts';

/** A sailing on its way: the room of its head, of its deadlines beside the chart, and of its cost. */
export function SailDetailOutline() {
  return (
    <Content className={styles.page}>
      <Skeleton height={32} style={{ inlineSize: 160 }} />
      <div className={head.head}>
        <div className={head.titles}>
          <Skeleton height={32} style={{ inlineSize: 300 }} />
          <Skeleton height={22} style={{ inlineSize: 220 }} />
        </div>
        <Skeleton height={96} />
        <Skeleton height={76} />
      </div>
      <div className={styles.columns}>
        <div className={styles.section}>
          <HeadingOutline />
          <Skeleton rows={8} columns={2} />
        </div>
        <div className={styles.section}>
          <HeadingOutline />
          <Skeleton height={360} />
        </div>
        <div className={styles.wideSection}>
          <HeadingOutline />
          <Skeleton rows={6} columns={5} />
        </div>
      </div>
    </Content>
  );
}

function HeadingOutline() {
  return (
    <div className={styles.note}>
      <Skeleton height={26} style={{ inlineSize: 180 }} />
    </div>
  );
}
