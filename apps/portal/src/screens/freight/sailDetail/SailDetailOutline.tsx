import { Columns, Content, Skeleton, Stack } from '@fairway/ui';
import * as styles from './SailDetailScreen.css.ts';

/** A sailing while it loads: space for its head, for its deadlines next to the chart, and for its cost. */
export function SailDetailOutline() {
  return (
    <Content whole>
      <Skeleton height={32} style={{ inlineSize: 160 }} />
      <Stack>
        <Stack gap="s">
          <Skeleton height={32} style={{ inlineSize: 300 }} />
          <Skeleton height={22} style={{ inlineSize: 220 }} />
        </Stack>
        <Skeleton height={96} />
        <Skeleton height={76} />
      </Stack>
      <Columns count={{ base: 2, narrow: 1 }} gap="section" align="stretch" className={styles.columns}>
        <div>
          <HeadingOutline />
          <Skeleton rows={8} columns={2} />
        </div>
        <div>
          <HeadingOutline />
          <Skeleton height={360} />
        </div>
        <div className={styles.wideSection}>
          <HeadingOutline />
          <Skeleton rows={6} columns={5} />
        </div>
      </Columns>
    </Content>
  );
}

function HeadingOutline() {
  return (
    <div className={styles.headingOutline}>
      <Skeleton height={26} style={{ inlineSize: 180 }} />
    </div>
  );
}
