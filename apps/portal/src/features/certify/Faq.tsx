import { Accordion, AccordionItem, Section, Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

const questions = ['1', '2', '3', '4', '5'] as const;

/** Frequently asked questions about certification. */
export function Faq() {
  const { t } = useWords<typeof words>();
  return (
    <Section ground="none" title={t('certify.faq.title')}>
      <Accordion level={3}>
        {questions.map((number) => (
          <AccordionItem key={number} summary={t(`certify.faq.q${number}`)}>
            <Text>{t(`certify.faq.a${number}`)}</Text>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
