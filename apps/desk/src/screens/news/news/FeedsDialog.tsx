import type { DataOf } from '@fairway/gateway/contract/call';
import { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import { useGateway, useMutation, useNotices } from '@fairway/site';
import { Button, Dialog, EmptyState, Notice, Skeleton, Stack, Text } from '@fairway/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { FeedLeft, type Left } from './FeedLeft.tsx';
import type { words } from './words.zh.ts';

type Feeds = DataOf<typeof newsFeeds.selectAll>['rows'];

interface Answer {
  readonly tone: 'good' | 'bad' | 'caution' | 'neutral';
  readonly text: string;
  readonly leftOut?: number;
  readonly left?: Left;
}

/** Feeds that articles can be imported from, and the results of the imports. */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { t, format } = useWords<typeof words>();
  const { send } = useGateway();
  const { messageOf } = useNotices();
  const [feeds, setFeeds] = useState<Feeds | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    send(newsFeeds.selectAll, {}, { signal: ended.signal }).then(
      ({ rows }) => setFeeds(rows),
      (error: unknown) => {
        if (!ended.signal.aborted) setAnswer({ tone: 'bad', text: messageOf(error) ?? '' });
      },
    );
    return () => ended.abort();
  }, [send, messageOf]);
  const read = useMutation(
    (address: string, write) => write(newsFeeds.read, { body: { address } }, { timeout: 30_000 }),
    {
      subject: 'feed-read',
      onSuccess: ({ added, known, leftOut, left }) => {
        const count = added.length;
        const text = t('news.feedDone', { count, added: format.number(count), known: format.number(known) });
        if (leftOut > 0) setAnswer({ tone: 'caution', text, leftOut, left });
        else setAnswer({ tone: count > 0 ? 'good' : 'neutral', text });
      },
      onError: (error) => {
        setAnswer({ tone: 'bad', text: messageOf(error) ?? '' });
        return true;
      },
    },
  );
  const reading = read.pending ? read.variables : undefined;
  return (
    <Dialog open onClose={onClose} title={t('news.feeds')} description={t('news.feedsText')}>
      <Stack gap="l">
        {feeds === null && answer === null ? <Skeleton rows={2} columns={1} /> : null}
        {feeds?.length === 0 ? (
          <EmptyState kind="none-yet" size="small" title={t('news.feedsEmpty')}>
            {t('news.feedsEmptyText')}
          </EmptyState>
        ) : null}
        {feeds?.map(({ address, taken }) => (
          <Stack gap="s" key={address}>
            <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>
            <Text size="small" tone="quiet">
              {t('news.feedTaken', { count: format.number(taken) })}
            </Text>
            <div>
              <Button
                loading={reading === address}
                disabled={reading !== undefined && reading !== address}
                onClick={() => {
                  setAnswer(null);
                  void read.mutate(address);
                }}
                aria-label={t('news.feedReadOf', { address })}
              >
                {t('news.feedRead')}
              </Button>
            </div>
          </Stack>
        ))}
        {answer ? (
          <Notice tone={answer.tone} live="polite">
            <Stack gap="xs">
              <span>{answer.text}</span>
              {answer.left ? <FeedLeft count={answer.leftOut ?? 0} left={answer.left} /> : null}
            </Stack>
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
