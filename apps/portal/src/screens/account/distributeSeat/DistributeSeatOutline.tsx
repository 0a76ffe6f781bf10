import { Content, PageHead, Skeleton, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The shape of the page while its seats are on their way. */
export function DistributeSeatOutline() {
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <PageHead title={t('seat.title')} lead={t('seat.lead')} />
      <Stack gap="l">
        <Skeleton height={84} />
        <Skeleton height={320} />
      </Stack>
    </Content>
  );
}
