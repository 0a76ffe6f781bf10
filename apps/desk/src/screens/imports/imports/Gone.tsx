import { Heading, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Stored sailings that a price file leaves out. */
export function Gone({ gone, all }: { gone: readonly string[]; all: number }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Stack gap="s">
      <Heading level={3} size="body">
        {t('imports.gone')}
      </Heading>
      <Text size="small">
        {t('imports.goneText', { count: format.number(all) })}
        {all > gone.length ? ` ${t('imports.goneFirst', { shown: format.number(gone.length) })}` : null}
      </Text>
      <Stack as="ul" gap="xs">
        {gone.map((key) => (
          <Text as="li" key={key} size="small">
            {key}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
