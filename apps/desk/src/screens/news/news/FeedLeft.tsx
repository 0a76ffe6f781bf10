import type { DataOf } from '@fairway/gateway/contract/call';
import type { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import { Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export type Left = DataOf<typeof newsFeeds.read>['left'];

interface FeedLeftProps {
  /** All that were left out; the server names the first of them. */
  readonly count: number;
  readonly left: Left;
}

/** Entries of a feed that were not imported, and why. */
export function FeedLeft({ count, left }: FeedLeftProps) {
  const { t, format } = useWords<typeof words>();
  const more = count - left.length;
  return (
    <Stack gap="xs">
      <span>{t('news.feedLeftOut', { count, entries: format.number(count) })}</span>
      {left.map(({ title, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries without a title have no other name
        <Text key={index} size="small" style={{ overflowWrap: 'anywhere' }}>
          {t('news.feedLeftEntry', {
            title: title || t('news.feedNoTitle'),
            reason: t(`news.feedLeft.${reason}`),
          })}
        </Text>
      ))}
      {more > 0 ? (
        <Text size="small">{t('news.feedLeftMore', { count: more, entries: format.number(more) })}</Text>
      ) : null}
    </Stack>
  );
}
