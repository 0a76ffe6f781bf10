import { Heading, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Stored sailings that a price file leaves out. */
export function LeftOut({ leftOut, all }: { leftOut: readonly string[]; all: number }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Stack gap="s">
      <Heading level={3} size="body">
        {t('imports.leftOut')}
      </Heading>
      <Text size="small">
        {t('imports.leftOutText', { count: format.number(all) })}
        {all > leftOut.length
          ? ` ${t('imports.leftOutFirst', { shown: format.number(leftOut.length) })}`
          : null}
      </Text>
      <Stack as="ul" gap="xs">
        {leftOut.map((key) => (
          <Text as="li" key={key} size="small">
            {key}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
