import { Content, Skeleton, Stack } from '@fairway/ui';
import * as styles from './HsCodeDetailScreen.css.ts';

/** A code on its way: the room of its name, its way from the section and its rates. */
export function HsCodeDetailOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="s">
          <Skeleton height={20} style={{ inlineSize: 260 }} />
          <Skeleton height={32} style={{ inlineSize: 220 }} />
          <Skeleton height={24} style={{ inlineSize: 320 }} />
        </Stack>
        <div className={styles.columns}>
          <Skeleton rows={5} columns={2} />
          <Skeleton rows={7} columns={2} />
          <Skeleton rows={4} columns={2} />
        </div>
      </Stack>
    </Content>
  );
}
