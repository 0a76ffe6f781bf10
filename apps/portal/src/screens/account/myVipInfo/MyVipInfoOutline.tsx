import { Content, PageHead, Skeleton, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The shape of the page while its subscriptions are on their way. */
export function MyVipInfoOutline() {
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <PageHead title={t('vip.title')} lead={t('vip.lead')} />
      <Stack gap="l">
        <Skeleton height={84} />
        <Skeleton rows={5} />
      </Stack>
    </Content>
  );
}
