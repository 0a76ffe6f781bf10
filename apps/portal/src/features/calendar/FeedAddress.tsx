import { Copyable, Inline, TextLink } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { calendar } from './calendar.zh.ts';

/** Opens a feed in the calendar program of the device, or copies its address. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useWords<{ calendar: typeof calendar }>();
  return (
    <Inline gap="m">
      <TextLink href={url.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</TextLink>
      <Copyable value={url} name={t('calendar.address')}>
        {t('calendar.copy')}
      </Copyable>
    </Inline>
  );
}
