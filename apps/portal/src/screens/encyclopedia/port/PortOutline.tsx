import { Content, Skeleton, Stack } from '@fairway/ui';
import * as styles from './PortScreen.css.ts';

/** A port on its way: the room of its name, facts, chart and tables. */
export function PortOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="s">
          <Skeleton height={20} style={{ inlineSize: 200 }} />
          <Skeleton height={36} style={{ inlineSize: 280 }} />
        </Stack>
        <Skeleton height={84} />
        <div className={styles.top}>
          <Skeleton height={320} />
          <Skeleton rows={6} columns={2} />
        </div>
        <Skeleton rows={8} columns={5} />
      </Stack>
    </Content>
  );
}
