import { useLoaded } from '@fairway/site';
import {
  ButtonLink,
  Content,
  Description,
  Descriptions,
  Inline,
  PageHead,
  Skeleton,
  Stack,
  Status,
} from '@fairway/ui';
import { useWatchWords } from '../../../features/watch/useWatchWords.ts';
import type { words as watchWords } from '../../../features/watch/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { watches } from '../watches/address.ts';
import { Actions } from './Actions.tsx';
import { History } from './History.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** One watch: its conditions and its reports. */
function WatchDetailScreen() {
  const { watch, firings } = useLoaded<typeof loader>();
  const { t, format } = useWords<typeof words & typeof watchWords>();
  const { namesOf, conditionTexts } = useWatchWords();
  const { target, paused, delivery, addedAt } = watch;
  const { name, about } = namesOf(target);
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={name}
          lead={about}
          aside={<ButtonLink href={watches.addressOf()}>{t('watchDetail.all')}</ButtonLink>}
        >
          <Inline gap="s">
            <Status kind={paused ? 'waiting' : 'done'}>
              {t(paused ? 'watch.states.paused' : 'watch.states.running')}
            </Status>
          </Inline>
        </PageHead>
        <Descriptions>
          <Description term={t('watchDetail.conditions')}>{conditionTexts(watch).join(' · ')}</Description>
          <Description term={t('watchDetail.delivery')}>{t(`watch.deliveries.${delivery}`)}</Description>
          <Description term={t('watchDetail.added')}>{format.stamp(addedAt)}</Description>
        </Descriptions>
        <Actions watch={watch} />
        <History watch={watch} firings={firings} />
      </Stack>
    </Content>
  );
}

/** A watch on its way. */
function WatchDetailOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Skeleton height={64} style={{ inlineSize: 320, maxInlineSize: '100%' }} />
        <Skeleton height={120} />
        <Skeleton rows={4} columns={2} />
      </Stack>
    </Content>
  );
}

export { WatchDetailOutline as Outline, WatchDetailScreen as Component };
