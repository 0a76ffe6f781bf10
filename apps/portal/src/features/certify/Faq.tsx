import { Disclosure, Section, Stack, Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

const questions = ['1', '2', '3', '4', '5'] as const;

/** What people ask about certification. */
export function Faq() {
  const { t } = useWords<typeof words>();
  return (
    <Section ground="none" heading={t('certify.faq.title')}>
      <Stack gap="s">
        {questions.map((number) => (
          <Disclosure key={number} summary={t(`certify.faq.q${number}`)}>
            <Text>{t(`certify.faq.a${number}`)}</Text>
          </Disclosure>
        ))}
      </Stack>
    </Section>
  );
}
