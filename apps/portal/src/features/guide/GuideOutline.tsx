import { Content, Skeleton, Stack } from '@fairway/ui';
import * as styles from './page.css.ts';

/** A page of the encyclopedia on its way: the room of its name, facts and parts. */
export function GuideOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="s">
          <Skeleton height={20} style={{ inlineSize: 160 }} />
          <Skeleton height={36} style={{ inlineSize: 280 }} />
        </Stack>
        <Skeleton height={84} />
        <div className={styles.columns}>
          <Skeleton rows={6} columns={2} />
          <Skeleton rows={6} columns={2} />
        </div>
        <Skeleton rows={6} columns={4} />
      </Stack>
    </Content>
  );
}
